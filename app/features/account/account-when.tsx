/** A time within a sentence: it goes to the next line rather than be torn apart. */
export const WHEN = { time: (text: string) => <span className="account-when">{text}</span> };
