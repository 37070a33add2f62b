const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What is remembered of something that a check is about (db/schema/health-state.ts). */
export type Remembered = {
  isBad: boolean;
  since: Date;
  turningSince: Date | null;
  mailedAs: "bad" | "good" | null;
  mailedAt: Date | null;
};

/**
 * How something stands after one more reading. It turns bad, or good again, only once two readings in a row say so, from the
 * first of them on: a node that is slow for a moment wakes nobody. What is read for the first time has been good until then.
 */
export function afterReading(before: Remembered | null, isBad: boolean, now: Date): Remembered {
  const known = before ?? { isBad: false, since: now, turningSince: null, mailedAs: null, mailedAt: null };
  if (known.isBad === isBad) return { ...known, turningSince: null };
  if (!known.turningSince) return { ...known, turningSince: now };
  return { ...known, isBad, since: known.turningSince, turningSince: null };
}

/** What a mail says of something: that it is bad now, that it still is, or that it is good again. */
export type News = "bad" | "still" | "good";

/**
 * What a mail has to say of it now; null for nothing. What turns bad again within an hour of its last mail waits until that
 * hour is over, so that something that comes and goes leads to two mails an hour at most. What stays bad is mailed once a day.
 */
export function newsOf({ isBad, mailedAs, mailedAt }: Remembered, now: Date): News | null {
  const age = mailedAt ? now.getTime() - mailedAt.getTime() : Number.POSITIVE_INFINITY;
  if (!isBad) return mailedAs === "bad" ? "good" : null;
  if (mailedAs === "bad") return age >= DAY_MS ? "still" : null;
  return age >= HOUR_MS ? "bad" : null;
}
