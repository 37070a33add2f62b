const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * The most mails about one thing within a day, so that somebody who makes one thing come and go does not use up the alerts
 * about others. The number is odd, so that the last mail says that the thing is bad.
 */
const MOST_A_DAY = 5;

/** What is remembered of something that a check is about (db/schema/health-state.ts). */
export type Remembered = {
  isBad: boolean;
  since: Date;
  turningSince: Date | null;
  mailedAs: "bad" | "good" | null;
  mailedAt: Date | null;
  mails: number;
  mailsSince: Date | null;
};

const NOTHING_YET = { turningSince: null, mailedAs: null, mailedAt: null, mails: 0, mailsSince: null };

/**
 * How something stands after one more reading. It turns bad, or good again, only once two readings in a row say so, from the
 * first of them on: a node that is slow for a moment wakes nobody. What is read for the first time has been good until then.
 */
export function afterReading(before: Remembered | null, isBad: boolean, now: Date): Remembered {
  const known = before ?? { isBad: false, since: now, ...NOTHING_YET };
  if (known.isBad === isBad) return { ...known, turningSince: null };
  if (!known.turningSince) return { ...known, turningSince: now };
  return { ...known, isBad, since: known.turningSince, turningSince: null };
}

/** What a mail says of something: that it is bad now, that it still is, or that it is good again. */
export type News = "bad" | "still" | "good";

/**
 * What a mail has to say of it now; null for nothing. What turns bad again within an hour of its last mail waits until that
 * hour is over, so that something that comes and goes leads to two mails an hour, and to five within a day, at most. What stays
 * bad is mailed once a day.
 */
export function newsOf(state: Remembered, now: Date): News | null {
  const { isBad, mailedAs, mailedAt } = state;
  if (mailsToday(state, now) >= MOST_A_DAY) return null;
  const age = mailedAt ? now.getTime() - mailedAt.getTime() : Number.POSITIVE_INFINITY;
  if (!isBad) return mailedAs === "bad" ? "good" : null;
  if (mailedAs === "bad") return age >= DAY_MS ? "still" : null;
  return age >= HOUR_MS ? "bad" : null;
}

/** The state after a mail about it was sent. */
export function afterMail<State extends Remembered>(state: State, news: News, now: Date): State {
  const mails = mailsToday(state, now);
  const mailsSince = mails === 0 ? now : state.mailsSince;
  return { ...state, mailedAs: news === "good" ? "good" : "bad", mailedAt: now, mails: mails + 1, mailsSince };
}

function mailsToday({ mails, mailsSince }: Pick<Remembered, "mails" | "mailsSince">, now: Date): number {
  return mailsSince && now.getTime() - mailsSince.getTime() < DAY_MS ? mails : 0;
}
