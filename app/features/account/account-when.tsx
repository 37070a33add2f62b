/** A time within a sentence, which moves to the next line instead of breaking in two. */
export const WHEN = { time: (text: string) => <span className="account-when">{text}</span> };
