import { z } from "../../zod.ts";

/** Where a page of a holder's positions begins, as an earlier page gave it: the second and the account of the last one before. */
export const nftHoldingCursorField = z.string().regex(/^\d{1,12}\.[1-9A-HJ-NP-Za-km-z]{32,44}$/);

export const nftHoldingCursorSchema = nftHoldingCursorField.transform((cursor) => {
  const [startTs = "", address = ""] = cursor.split(".");
  return { startTs: Number(startTs), address };
});
