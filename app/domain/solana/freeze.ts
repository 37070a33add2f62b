/** Who can freeze accounts of a coin, and so keep it from being paid. `authority` is null if nobody can. */
export type Freeze = { authority: string | null };
