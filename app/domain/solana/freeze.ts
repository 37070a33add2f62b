/** Who can freeze accounts of a coin, and so keep it from being paid; `authority` null is nobody. */
export type Freeze = { authority: string | null };
