/**
 * The most that a deed of one instruction needs, with Token-2022 and a token account that it opens: the dearest of them is
 * measured below 22,000 (docs/program-resources.md), the account costs up to 30,000.
 */
export const DEED_COMPUTE_UNITS = 60_000;
