/** How many NFTs a holder can choose for one batch. */
export const MINTS_A_BATCH = 200;

/** With more units in a transaction, its logs would be cut, and the history could not learn fees and bonuses from them. */
export const UNITS_A_PART = 10;
export const PARTS_AN_ANSWER = 30;
/** Positions are looked through until this many units are found. Positions beyond are reached by asking again. */
export const UNITS_AN_ANSWER = PARTS_AN_ANSWER * UNITS_A_PART;
