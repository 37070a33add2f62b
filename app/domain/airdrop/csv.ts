import { type ReadRows, readRows, timeOf } from "../csv-rows.ts";
import type { Chain } from "../wallet-chains";
import { type RecipientInput, recipientInput, type SentInput, sentInput } from "./input";

/** The columns of each file, as its first line names them. */
const AIRDROP_COLUMNS = {
  recipients: ["address", "item"],
  sent: ["address", "sent_to", "transaction", "sent_at"],
} as const;

/** The recipients of a list on this chain. An address stands once in a file, in whatever case. */
export function readRecipientRows(text: string, chain: Chain): ReadRows<RecipientInput> {
  return readRows<"address" | "item", RecipientInput>(text, {
    columns: AIRDROP_COLUMNS.recipients,
    schema: recipientInput(chain),
    identity: ({ address }) => address,
    rowOf: (cells) => cells,
  });
}

/** What was sent to whom. */
export function readSentRows(text: string): ReadRows<SentInput> {
  return readRows<(typeof AIRDROP_COLUMNS.sent)[number], SentInput>(text, {
    columns: AIRDROP_COLUMNS.sent,
    schema: sentInput,
    identity: ({ address }) => address,
    rowOf: ({ sent_to, sent_at, ...cells }) => ({ ...cells, sentTo: sent_to, sentAt: timeOf(sent_at) }),
  });
}
