import { z } from "../../zod.ts";

/**
 * The cursor of a page of a holder's positions, as the page before returned it: the second and the account of its last
 * position.
 */
export const nftHoldingCursorField = z.string().regex(/^\d{1,12}\.[1-9A-HJ-NP-Za-km-z]{32,44}$/);

export const nftHoldingCursorSchema = nftHoldingCursorField.transform((cursor) => {
  const [startTs = "", address = ""] = cursor.split(".");
  return { startTs: Number(startTs), address };
});
