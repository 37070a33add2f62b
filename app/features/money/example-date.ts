const DAY = 86_400;

/** The chain second of midnight UTC some days after today's. */
export function midnightIn(now: Date, days: number): bigint {
  return BigInt((Math.floor(now.getTime() / 1000 / DAY) + days) * DAY);
}
