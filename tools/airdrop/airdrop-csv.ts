import type { AirdropListInput, RecipientInput, SentInput } from "../../app/domain/airdrop/input.ts";
import { readCsvRecords } from "../../programs-client/csv-records.ts";
import { type BadRow, timeOf } from "../entitlements/grant.ts";
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
  sent: ["address", "transaction", "sent_at"],
} as const;

/** The rows of a file, or every row of it that is wrong. */
export type ReadRows<Row> = { rows: Row[]; bad: BadRow[] };

const inputs = () => importSource<typeof import("../../app/domain/airdrop/input.ts")>("app/domain/airdrop/input.ts");

/** Lists as staff write them. */
export async function readLists(text: string): Promise<ReadRows<AirdropListInput>> {
  const { airdropListInput } = await inputs();
  return readRows(text, "lists", {
    schema: airdropListInput,
    identity: ({ key }) => key,
    rowOf: ({ key, chain, state, opens_at, closes_at, ...words }) => ({
      ...{ key, chain, state, opensAt: timeOf(opens_at), closesAt: timeOf(closes_at) },
      name: { ko: words.name_ko, en: words.name_en, id: words.name_id },
      gift: { ko: words.gift_ko, en: words.gift_en, id: words.gift_id },
    }),
  });
}

/** The recipients of a list on this chain. An address stands once in a file, in whatever case. */
export async function readRecipients(text: string, chain: "solana" | "eip155"): Promise<ReadRows<RecipientInput>> {
  const { recipientInput } = await inputs();
  return readRows(text, "recipients", {
    schema: recipientInput(chain),
    identity: ({ address }) => address,
    rowOf: (cells) => cells,
  });
}

/** What was sent to whom. */
export async function readSent(text: string): Promise<ReadRows<SentInput>> {
  const { sentInput } = await inputs();
  return readRows(text, "sent", {
    schema: sentInput,
    identity: ({ address }) => address,
    rowOf: ({ sent_at, ...cells }) => ({ ...cells, sentAt: timeOf(sent_at) }),
  });
}

type Issues = readonly { path: readonly PropertyKey[] }[];
type Schema<Row> = {
  safeParse(input: unknown): { success: true; data: Row } | { success: false; error: { issues: Issues } };
};
type Reader<Name extends keyof typeof COLUMNS, Row> = {
  schema: Schema<Row>;
  /** What no two rows may share. */
  identity: (row: Row) => string;
  rowOf: (cells: Record<(typeof COLUMNS)[Name][number], string>) => unknown;
};

function readRows<Name extends keyof typeof COLUMNS, Row>(
  text: string,
  file: Name,
  { schema, identity, rowOf }: Reader<Name, Row>,
): ReadRows<Row> {
  const columns: readonly string[] = COLUMNS[file];
  const [head, ...records] = readCsvRecords(text);
  if (head?.cells.join() !== columns.join()) {
    return { rows: [], bad: [{ line: 1, problem: `the columns are not ${columns.join(",")}` }] };
  }
  const read: ReadRows<Row> = { rows: [], bad: [] };
  const lines = new Map<string, number>();
  for (const { line, cells, isOpen } of records) {
    const named = Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? ""]));
    const parsed = schema.safeParse(rowOf(named as Parameters<typeof rowOf>[0]));
    if (isOpen || cells.length !== columns.length) read.bad.push({ line, problem: `not ${columns.length} cells` });
    else if (!parsed.success) read.bad.push({ line, problem: problemsOf(parsed.error.issues) });
    else {
      const earlier = lines.get(identity(parsed.data));
      if (earlier) read.bad.push({ line, problem: `${columns[0]} is that of line ${earlier}` });
      else read.rows.push(parsed.data);
      lines.set(identity(parsed.data), earlier ?? line);
    }
  }
  return read;
}

const COLUMN_OF: Record<string, string> = { opensAt: "opens_at", closesAt: "closes_at", sentAt: "sent_at" };

function problemsOf(issues: Issues): string {
  const names = issues.map(({ path }) => path.join("_"));
  return `wrong: ${names.map((name) => COLUMN_OF[name] ?? name).join(", ")}`;
}
