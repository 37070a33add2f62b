import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Keypair, PublicKey } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findNftPoolAddress } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { buildAllowList } from "~programs/nft-allow-list.ts";
import { decodeNftPool } from "~programs/nft-staking.ts";
import { type PunkChain, startPunkChain } from "./punk-chain.ts";

const operator = developmentKeypair("operator");
const mints = Array.from({ length: 5 }, () => Keypair.generate().publicKey);
let world: PunkChain;

beforeAll(async () => {
  world = await startPunkChain({ operator });
  writeFileSync(file("mints.csv"), `mint\n${mints.map((mint) => mint.toBase58()).join("\n")}\n`);
}, 120_000);
afterAll(() => world?.stop());

const file = (name: string) => world.file(name);
const punk = (...words: string[]) => world.punk("operator", ...words);

/** The rows that D1 would have after running the file, by mint. */
function rowsAfter(sql: string) {
  const database = new DatabaseSync(":memory:");
  database.exec(readFileSync("db/migrations/0010_nft_allow_list.sql", "utf8"));
  // a command that is repeated writes the same
  for (let time = 0; time < 2; time++) database.exec(readFileSync(sql, "utf8"));
  const rows = database.prepare("select root, mint, place, proof from nft_allow_list order by place").all();
  database.close();
  return rows;
}

it("opens a pool for a list of NFTs, and writes their proofs for D1", async () => {
  const roles = ["--pauser", operator.publicKey.toBase58(), "--funder", operator.publicKey.toBase58()];
  const words = ["nft-pool", "create", "--kind", "boost", "--id", "77", "--delay", "0", ...roles];
  const neither = await punk(...words);
  expect(neither).toMatchObject({ code: 1, out: expect.stringContaining("Say --collection or --allow-list.") });
  const created = await punk(...words, "--allow-list", file("mints.csv"), "--sql", file("list.sql"));
  expect(created).toMatchObject({ code: 0, out: expect.stringContaining("5 NFTs. Next: wrangler d1 execute") });

  const pool = findNftPoolAddress({ creator: operator.publicKey, poolId: 77 });
  const account = await world.connection.getAccountInfo(pool);
  const list = buildAllowList(pool, mints);
  expect(decodeNftPool(account?.data ?? Buffer.alloc(0)).membership).toEqual({
    kind: "allow-list",
    root: Uint8Array.from(list.root),
    leaves: 5,
  });
  expect(rowsAfter(file("list.sql"))).toEqual(
    mints.map((mint) => {
      const { index, proof } = list.findPlace(mint) ?? { index: -1, proof: [] };
      const root = Buffer.from(list.root).toString("hex");
      return { root, mint: mint.toBase58(), place: index, proof: Buffer.concat(proof).toString("base64") };
    }),
  );

  writeFileSync(file("two.csv"), `mint\n${mints.slice(0, 2).join("\n")}\n`);
  const changed = ["nft-pool", "members", pool.toBase58(), "--allow-list", file("two.csv"), "--sql", file("two.sql")];
  expect(await punk(...changed)).toMatchObject({ code: 0, out: expect.stringContaining("name the members: ") });
  expect(rowsAfter(file("two.sql"))).toHaveLength(2);
}, 120_000);

it("names each bad line of a list, and sends nothing", async () => {
  const [first] = mints as [PublicKey];
  writeFileSync(file("bad.csv"), `mint\n${first}\nnothing\n${first}\n${first},5\n`);
  const pool = PublicKey.unique().toBase58();
  const refused = await punk("nft-pool", "members", pool, "--allow-list", file("bad.csv"));
  expect(refused).toMatchObject({ code: 1, out: expect.stringContaining("is no NFT pool") });
  const words = ["--kind", "nova", "--id", "78", "--pauser", pool, "--funder", pool, "--allow-list", file("bad.csv")];
  const { code, out } = await punk("nft-pool", "create", ...words);
  expect(code).toBe(1);
  for (const fault of [
    "bad.csv:3: not a Solana",
    "bad.csv:4: another line has the same mint",
    "bad.csv:5: the line has",
  ])
    expect(out).toContain(fault);
}, 60_000);
