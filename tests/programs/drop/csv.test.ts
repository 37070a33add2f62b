import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PublicKey } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { DROP_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { DROP_CSV_REASONS, decodeAddress, parseDropCsv } from "~programs/drop-csv.ts";
import { buildDropTree, dropRoot, unpackDropProof, verifyDropProof } from "~programs/drop-tree.ts";
import { SeededRandom } from "../seeded-random.ts";
import { person } from "./fixtures.ts";

const [ann, bob, cho] = ["ann", "bob", "cho"].map((name) => person(name).publicKey.toBase58()) as [
  string,
  string,
  string,
];
const coins = { decimals: 6 };
const faults = (text: string, options: { decimals: number | null } = coins) =>
  parseDropCsv(text, options).errors.map(({ line, column, reason }) => `${line} ${column ?? "line"} ${reason}`);

describe("the list of a drop of coins", () => {
  it("is read in the order of the file, in base units, with columns in any order", () => {
    const list = parseDropCsv(`Amount,wallet\r\n12.5,${ann}\r\n\r\n"0.000001",${bob}\r\n`, coins);
    expect(list.errors).toEqual([]);
    expect(list.totalRaw).toBe(12_500_001n);
    expect(list.rows.map(({ line, wallet, amountRaw }) => [line, wallet, amountRaw])).toEqual([
      [2, ann, 12_500_000n],
      [4, bob, 1n],
    ]);
    expect(Buffer.from(list.rows[0]?.holder ?? [])).toEqual(new PublicKey(ann).toBuffer());
  });

  it("names every fault of every line", () => {
    const lines = [
      "wallet,amount",
      `${ann},1`,
      `${ann},2`,
      "nobody,3",
      `${bob},0`,
      `${cho},1.0000001`,
      `${DROP_PROGRAM_ADDRESS.toBase58()},1,5`,
      `${DROP_PROGRAM_ADDRESS.toBase58()},-4`,
      `${ann}0,1e3`,
      `${person("eve").publicKey.toBase58()},20.500`,
    ];
    expect(faults(lines.join("\n"))).toEqual([
      "3 wallet WalletRepeated",
      "4 wallet NotAnAddress",
      "5 amount NotAnAmount",
      "6 amount TooManyDecimals",
      "7 line CellsMissing",
      "8 amount NotAnAmount",
      "9 wallet NotAnAddress",
      "9 amount NotAnAmount",
      "10 amount TwoReadings",
    ]);
  });

  it("refuses an amount, and a sum, beyond 64 bits", () => {
    expect(faults(`wallet,amount\n${ann},18446744073709.551616`)).toEqual(["2 amount AmountTooLarge"]);
    expect(faults(`wallet,amount\n${ann},18446744073709.551615\n${bob},0.000001`)).toEqual(["3 amount AmountTooLarge"]);
  });

  it("refuses a first line with other columns, and a list without lines", () => {
    expect(faults("")).toEqual(["1 wallet ColumnMissing", "1 amount ColumnMissing"]);
    expect(faults(`${ann},1`)).toHaveLength(4);
    expect(faults(`wallet,amount,wallet,note\n${ann},1,${ann},x`)).toEqual([
      "1 note ColumnUnknown",
      "1 wallet ColumnRepeated",
    ]);
    expect(faults("wallet,amount\n")).toEqual(["1 line NoRows"]);
    expect(faults(`wallet,amount\n"${ann},1\n`)).toEqual(["2 line QuoteOpen"]);
  });

  it("has only wallets if it is a drop of NFTs, with one gift each", () => {
    const list = parseDropCsv(`wallet\n${ann}\n${bob}\n`, { decimals: null });
    expect(list.rows.map(({ amountRaw }) => amountRaw)).toEqual([1n, 1n]);
    expect(list.totalRaw).toBe(2n);
    expect(faults(`wallet,amount\n${ann},1`, { decimals: null })).toEqual(["1 amount ColumnUnknown"]);
  });

  it("says every reason in a sentence", () => {
    for (const sentence of Object.values(DROP_CSV_REASONS)) expect(sentence).toMatch(/^[^A-Z].*[^.]$/);
  });
});

describe("an address", () => {
  it("is read as PublicKey reads it", () => {
    const random = new SeededRandom(7);
    for (let run = 0; run < 3_000; run++) {
      const bytes = Uint8Array.from({ length: 32 }, () => random.below(256));
      bytes.fill(0, 0, random.chance(30) ? random.below(32) : 0);
      const text = new PublicKey(bytes).toBase58();
      expect(Buffer.from(decodeAddress(text) ?? [])).toEqual(Buffer.from(bytes));
    }
  });

  it("has exactly one spelling, in its alphabet, for 32 bytes that are not all zero", () => {
    const short = new PublicKey(Uint8Array.from({ length: 32 }, (_, i) => (i < 2 ? 0 : 7))).toBase58();
    const others = [`1${short}`, short.slice(1), "1".repeat(32), "z".repeat(44), `${ann.slice(0, -1)}0`, `${ann} `];
    for (const text of [...others, `${ann}1`, "", "é".repeat(40)]) expect(decodeAddress(text), text).toBeNull();
  });
});

describe("npm run punk -- drop list", () => {
  const run = (...lists: { text: string; options: string[] }[]) => {
    const folder = mkdtempSync(path.join(tmpdir(), "drop-list-"));
    const [file, sql] = [path.join(folder, "list.csv"), path.join(folder, "list.sql")];
    const database = new DatabaseSync(":memory:");
    database.exec(readFileSync("db/migrations/0008_drop_lists.sql", "utf8"));
    try {
      const printed = lists.map(({ text, options }) => {
        writeFileSync(file, text);
        const args = ["tools/punk/punk.ts", "drop", "list", file, "--campaign", cho, "--sql", sql, ...options];
        const out = execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe" });
        database.exec(readFileSync(sql, "utf8"));
        return JSON.parse(out);
      });
      const all = (table: string) => database.prepare(`SELECT * FROM ${table}`).all();
      return { list: printed.at(-1), places: all("drop_recipient"), chunks: all("drop_tree_chunk"), error: "" };
    } catch (failure) {
      return { list: null, places: [], chunks: [], error: (failure as { stderr: string }).stderr ?? `${failure}` };
    } finally {
      database.close();
      rmSync(folder, { recursive: true });
    }
  };
  const key = { program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: new PublicKey(cho).toBytes() };
  const rowOf = (wallet: string, amountRaw: bigint) => ({ holder: new PublicKey(wallet).toBytes(), amountRaw });

  it("prints the root with which the campaign is created, and writes everybody's place and proof for D1", () => {
    const rows = [rowOf(ann, 2_000_000n), rowOf(bob, 3_000_000n)];
    const { list, places, chunks } = run({
      text: `wallet,amount\n${ann},2\n${bob},3\n`,
      options: ["--decimals", "6"],
    });
    const root = dropRoot(buildDropTree(key, rows));
    expect(list).toMatchObject({ campaign: cho, root: Buffer.from(root).toString("hex"), recipients: 2 });
    expect(list.totalRaw).toBe("5000000");
    expect(places).toMatchObject([
      { campaign_address: cho, place: 0, wallet_address: ann, amount_raw: "2000000" },
      { campaign_address: cho, place: 1, wallet_address: bob, amount_raw: "3000000" },
    ]);
    const proof = unpackDropProof(
      2,
      1,
      chunks.map(({ bytes }) => Buffer.from(`${bytes}`, "base64")),
    );
    expect(verifyDropProof({ key, root, recipients: 2, index: 1, row: rowOf(bob, 3_000_000n), proof })).toBe(true);
  });

  it("replaces a list that was kept before, a longer one too", () => {
    const options = ["--nfts"];
    const { list, places, chunks } = run(
      { text: `wallet\n${ann}\n${bob}\n${cho}\n`, options },
      { text: `wallet\n${bob}\n`, options },
    );
    expect(list).toMatchObject({ recipients: 1, totalRaw: "1" });
    expect(places).toMatchObject([{ place: 0, wallet_address: bob, amount_raw: "1" }]);
    expect(chunks).toEqual([]);
  });

  it("writes nothing for a list with a fault, and names its line", () => {
    const { error } = run({ text: `wallet\n${ann}\n${ann}\n`, options: ["--nfts"] });
    expect(error).toContain("list.csv:3: wallet: another line has the same wallet");
    expect(error).toContain("1 faults; nothing was done.");
  });

  it("requires what the drop gives: a coin's decimals, or NFTs", () => {
    for (const options of [[], ["--nfts", "--decimals", "6"]]) {
      expect(run({ text: `wallet\n${ann}\n`, options }).error).toBe("Say --decimals or --nfts.\n");
    }
  });
});
