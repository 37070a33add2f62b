/** NFTs that a holder can choose for one batch. */
export const MINTS_A_BATCH = 200;

/** Logs of more would be cut, and with them what the history learns of fees and bonuses. */
export const UNITS_A_PART = 10;
export const PARTS_AN_ANSWER = 30;
/** Positions are looked through until an answer is full: however many come after, none is out of its reach. */
export const UNITS_AN_ANSWER = PARTS_AN_ANSWER * UNITS_A_PART;
