import type { AirdropListInput, RecipientInput, SentInput } from "../../app/domain/airdrop/input.ts";
import { type ReadRows, readRows, timeOf } from "../../app/domain/csv-rows.ts";
import { importSource } from "../indexer/wrangler-d1.ts";

/** The columns of each file. */
export const COLUMNS = {
  lists: [
    "key",
    "name_ko",
    "name_en",
    "name_id",
    "gift_ko",
    "gift_en",
    "gift_id",
    "chain",
    "opens_at",
    "closes_at",
    "state",
  ],
  recipients: ["address", "item"],
  sent: ["address", "sent_to", "transaction", "sent_at"],
} as const;

const inputs = () => importSource<typeof import("../../app/domain/airdrop/input.ts")>("app/domain/airdrop/input.ts");

/** Lists as staff write them. */
export async function readLists(text: string): Promise<ReadRows<AirdropListInput>> {
  const { airdropListInput } = await inputs();
  return readRows(text, {
    columns: COLUMNS.lists,
    schema: airdropListInput,
    identity: ({ key }) => key,
    rowOf: ({ key, chain, state, opens_at, closes_at, ...words }) => ({
      ...{ key, chain, state, opensAt: timeOf(opens_at), closesAt: timeOf(closes_at) },
      name: { ko: words.name_ko, en: words.name_en, id: words.name_id },
      gift: { ko: words.gift_ko, en: words.gift_en, id: words.gift_id },
    }),
  });
}

const readers = () => importSource<typeof import("../../app/domain/airdrop/csv.ts")>("app/domain/airdrop/csv.ts");

/** The recipients of a list on this chain. An address stands once in a file, in whatever case. */
export async function readRecipients(text: string, chain: "solana" | "eip155"): Promise<ReadRows<RecipientInput>> {
  return (await readers()).readRecipientRows(text, chain);
}

/** What was sent to whom. */
export async function readSent(text: string): Promise<ReadRows<SentInput>> {
  return (await readers()).readSentRows(text);
}
