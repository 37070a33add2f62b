import { writeFileSync } from "node:fs";
import { createTransferInstruction } from "@solana/spl-token";
import { type Connection, Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findAssociatedTokenAddress, findCampaignAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { decodeCampaign } from "~programs/drop.ts";
import { readLocalChainTs, travelTo } from "../../app/domain/development/local-node.ts";
import { plantNfts } from "../../app/domain/development/planted-nfts.ts";
import { mintTo, send } from "../../tools/dev/chain-send.ts";
import { tokenAmountOf } from "../e2e/frozen-nova.ts";
import { type PunkChain, startPunkChain } from "./punk-chain.ts";

/** Drops from list to end by the command line alone: one of NFTs, and one of coins with two people who share the powers. */

const SCG = 10n ** 9n;
const scg = developmentKeypair("mint-scg").publicKey;
const operator = developmentKeypair("operator");
const pauser = developmentKeypair("pauser");
const holder = developmentKeypair("wallet-1");
const another = developmentKeypair("wallet-2");
const successor = Keypair.generate();
const funder = Keypair.generate();
const nfts = [Keypair.generate().publicKey, Keypair.generate().publicKey];
let world: PunkChain;
let connection: Connection;

beforeAll(async () => {
  world = await startPunkChain({ operator, pauser, holder, another, successor, funder });
  connection = world.connection;
  const purses = [successor, pauser, funder].map(({ publicKey }) =>
    SystemProgram.transfer({ fromPubkey: operator.publicKey, toPubkey: publicKey, lamports: 100_000_000 }),
  );
  await send(connection, [...purses, ...mintTo(scg, operator.publicKey, 10n * SCG)], [operator]);
  const named = { owner: operator.publicKey, symbol: "GIFT", uri: "/art/people/crafter-1.svg", collection: null };
  await plantNfts(
    world.chain.rpcUrl,
    nfts.map((mint, i) => ({ ...named, mint, name: `Gift #${i + 1}` })),
  );
  writeFileSync(world.file("wallets.csv"), `wallet\n${holder.publicKey}\n${another.publicKey}\n`);
  writeFileSync(world.file("gifts.csv"), `mint\n${nfts.join("\n")}\n`);
  writeFileSync(world.file("one.csv"), `mint\n${nfts[0]}\n`);
  writeFileSync(world.file("coins.csv"), `wallet,amount\n${holder.publicKey},2.5\n${another.publicKey},1\n`);
}, 120_000);
afterAll(() => world?.stop());

const punk = (who: string, ...words: string[]) => world.punk(who, ...words);
const campaignOf = (campaignId: number) => findCampaignAddress({ creator: operator.publicKey, campaignId }).toBase58();
const readCampaign = async (address: string) => {
  const account = await connection.getAccountInfo(new PublicKey(address));
  return account && decodeCampaign(account.data);
};

it("fills a drop of NFTs as a draft, which cannot be opened while its pauser has paused it", async () => {
  const now = await readLocalChainTs(world.chain.rpcUrl);
  const window = ["--begin", String(now - 60), "--end", String(now + 3_600), "--sql", world.file("nfts.sql")];
  const open = (gifts: string, ...more: string[]) =>
    punk("operator", "drop", "open", world.file("wallets.csv"), "--gifts", gifts, "--id", "41", ...window, ...more);
  expect((await open(world.file("one.csv"))).out).toContain("has 2 wallets, and ");
  expect((await open(world.file("gifts.csv"), "--supply", "1")).out).toContain("--supply is of coins");

  const draft = ["--draft", "--pauser", pauser.publicKey.toBase58()];
  const filled = await open(world.file("gifts.csv"), ...draft);
  expect(filled).toMatchObject({ code: 0, out: expect.stringContaining("put in the NFTs of places 0, 1: ") });
  expect(filled.out).toContain("stays a draft");
  const address = campaignOf(41);
  expect(await readCampaign(address)).toMatchObject({ state: "draft", depositedRaw: 2n, pages: 1 });

  expect((await punk("operator", "drop", "pause", address)).out).toContain("Cannot pause the campaign: Unauthorized.");
  expect((await punk("pauser", "drop", "pause", address)).out).toContain("pause the campaign: ");
  const refused = await open(world.file("gifts.csv"));
  expect(refused).toMatchObject({
    code: 1,
    out: expect.stringContaining("Cannot open the campaign: CampaignPaused."),
  });
  expect((await punk("pauser", "drop", "resume", address)).out).toContain("resume the campaign: ");
  const opened = await open(world.file("gifts.csv"));
  expect(opened).toMatchObject({ code: 0, out: expect.stringContaining("open the campaign: ") });
  expect(opened.out).not.toContain("put in");
  expect((await readCampaign(address))?.state).toBe("open");
  expect((await punk("pauser", "drop", "pause", address)).code).toBe(1);
}, 120_000);

it("gives a holder their NFT once, by the list that the drop was made for and no other", async () => {
  const address = campaignOf(41);
  const take = (who: string, list = "wallets.csv") => punk(who, "drop", "take", address, world.file(list));
  writeFileSync(world.file("turned.csv"), `wallet\n${another.publicKey}\n${holder.publicKey}\n`);
  expect((await take("holder", "turned.csv")).out).toContain(`is not the list of ${address}.`);
  expect((await take("successor")).out).toContain("is not on the list.");
  expect((await take("holder")).out).toContain(`take NFT ${nfts[0]}: `);
  expect(await tokenAmountOf(connection, holder.publicKey, nfts[0] as PublicKey)).toBe(1n);
  expect(await take("holder")).toMatchObject({ code: 1, out: expect.stringContaining("was taken already") });
}, 120_000);

it("opens a drop of coins, lets its holder take a gift, and hands the admin over to a second person", async () => {
  const now = await readLocalChainTs(world.chain.rpcUrl);
  const words = ["--mint", scg.toBase58(), "--id", "42", "--begin", String(now - 60), "--end", String(now + 3_600)];
  const list = ["drop", "open", world.file("coins.csv"), ...words, "--sql", world.file("coins.sql")];
  const tried = await punk("operator", "--dry-run", ...list);
  expect(tried).toMatchObject({ code: 0, out: expect.stringContaining("would create the campaign") });
  expect(await readCampaign(campaignOf(42))).toBeNull();
  expect((await punk("operator", ...list)).out).toContain("3.5 in all");

  const address = campaignOf(42);
  const before = await tokenAmountOf(connection, holder.publicKey, scg);
  expect((await punk("holder", "drop", "take", address, world.file("coins.csv"))).out).toContain(
    `take 2.5 of ${scg}: `,
  );
  expect((await tokenAmountOf(connection, holder.publicKey, scg)) - before).toBe((25n * SCG) / 10n);
  await punk("operator", "drop", "propose-admin", address, successor.publicKey.toBase58());
  expect((await punk("successor", "drop", "accept-admin", address)).code).toBe(0);
  expect((await punk("operator", "drop", "close", address)).out).toContain("NotEnded");
}, 120_000);

it("lets a funder who is not the creator pay in only for the promise that the funder was shown", async () => {
  const now = await readLocalChainTs(world.chain.rpcUrl);
  await send(connection, mintTo(scg, funder.publicKey, 10n * SCG), [operator]);
  const names = ["--mint", scg.toBase58(), "--id", "43", "--begin", String(now - 60), "--sql", world.file("two.sql")];
  const open = (end: number) => {
    const words = [...names, "--end", String(end), "--funder", funder.publicKey.toBase58()];
    return punk("operator", "drop", "open", world.file("coins.csv"), ...words);
  };
  const address = campaignOf(43);
  const created = await open(now + 3_600);
  expect(created.out).toContain(`It promises 3.5 of ${scg} to the first 2 of 2 recipients,`);
  expect(created.out).toContain(`Next: its funder ${funder.publicKey} runs \`drop fill ${address}\`.`);
  const other = await open(now + 7_200);
  const refusal = "was created with other terms than these: endTs.";
  expect(other).toMatchObject({ code: 1, out: expect.stringContaining(refusal) });

  const shown = (await punk("funder", "drop", "promise", address)).out;
  const hash = shown.match(/Hash of this promise: ([0-9a-f]{64})/)?.[1] ?? "";
  expect(created.out).toContain(hash);
  const fill = (who: string, promise: string) => punk(who, "drop", "fill", address, "--promise", promise);
  expect((await fill("funder", "00".repeat(32))).out).toContain(`${address} does not promise that`);
  expect((await fill("operator", hash)).out).toContain("The key file is not the funder's");
  expect(await readCampaign(address)).toMatchObject({ depositedRaw: 0n, pages: 0 });
  expect(await fill("funder", hash)).toMatchObject({ code: 0, out: expect.stringContaining("fill it: ") });
  expect((await open(now + 3_600)).out).toContain("open the campaign: ");
  expect((await readCampaign(address))?.state).toBe("open");
}, 120_000);

it("takes back what nobody took and all rent, each with the key that may do it", async () => {
  // last in this file: the chain's clock cannot be put back
  await travelTo(world.chain.rpcUrl, (await readLocalChainTs(world.chain.rpcUrl)) + 7_200);
  const [ofNfts, ofCoins] = [campaignOf(41), campaignOf(42)];
  const nft = await punk("operator", "drop", "close", ofNfts);
  expect(nft).toMatchObject({ code: 0, out: expect.stringContaining("close the NFT of place 0: ") });
  expect(nft.out).toContain("take back the NFT of place 1: ");
  expect(nft.out).toContain("close the campaign: ");
  expect(await tokenAmountOf(connection, operator.publicKey, nfts[1] as PublicKey)).toBe(1n);
  expect(await readCampaign(ofNfts)).toBeNull();

  expect((await punk("holder", "drop", "close", ofCoins)).out).toContain("is neither funder nor admin");
  expect((await punk("successor", "drop", "close", ofCoins)).out).toContain(
    "Its funder has to take back what is left first",
  );
  const before = await tokenAmountOf(connection, operator.publicKey, scg);
  const back = await punk("operator", "drop", "close", ofCoins);
  expect(back.out).toContain("close claim page 0: ");
  expect(back.out).toContain(`Next: its admin ${successor.publicKey} runs the same command`);
  expect((await tokenAmountOf(connection, operator.publicKey, scg)) - before).toBe(SCG);
  expect((await punk("successor", "drop", "close", ofCoins)).out).toContain("close the campaign: ");
  expect(await readCampaign(ofCoins)).toBeNull();
}, 120_000);

it("lets the rent payer close a campaign whose admin never comes, 30 days after its end", async () => {
  const address = campaignOf(43);
  await punk("operator", "drop", "propose-admin", address, successor.publicKey.toBase58());
  expect((await punk("successor", "drop", "accept-admin", address)).code).toBe(0);
  expect((await punk("funder", "drop", "close", address)).out).toContain("close claim page 0: ");
  const early = await punk("operator", "drop", "close", address);
  expect(early).toMatchObject({ code: 1, out: expect.stringContaining("the rent payer can close what is empty") });
  const { endTs } = (await readCampaign(address)) ?? { endTs: 0n };
  await travelTo(world.chain.rpcUrl, Number(endTs) + 30 * 86_400);
  expect((await punk("operator", "drop", "close", address)).out).toContain("close the campaign: ");
  expect(await readCampaign(address)).toBeNull();
}, 120_000);

it("lets the rent payer close a draft that was never filled, and the dust in its vault goes to its funder", async () => {
  const now = await readLocalChainTs(world.chain.rpcUrl);
  const words = ["--mint", scg.toBase58(), "--id", "44", "--begin", String(now - 60), "--end", String(now + 3_600)];
  const more = ["--sql", world.file("dust.sql"), "--funder", funder.publicKey.toBase58()];
  await punk("operator", "drop", "open", world.file("coins.csv"), ...words, ...more);
  const address = campaignOf(44);
  const { vault } = (await readCampaign(address)) ?? {};
  const from = findAssociatedTokenAddress(scg, operator.publicKey, TOKEN_PROGRAM_ADDRESS);
  const dust = createTransferInstruction(from, vault as PublicKey, operator.publicKey, 1n);
  await send(connection, [...mintTo(scg, operator.publicKey, 1n), dust], [operator]);
  const before = await tokenAmountOf(connection, funder.publicKey, scg);
  await travelTo(world.chain.rpcUrl, now + 3_600 + 30 * 86_400);
  const closed = await punk("operator", "drop", "close", address);
  expect(closed).toMatchObject({ code: 0, out: expect.stringContaining("close the vault: ") });
  expect((await tokenAmountOf(connection, funder.publicKey, scg)) - before).toBe(1n);
  expect(await readCampaign(address)).toBeNull();
}, 120_000);

it("names an account of another kind in one sentence", async () => {
  const { code, out } = await punk("operator", "drop", "close", scg.toBase58());
  expect({ code, out }).toEqual({ code: 1, out: `${scg} is no drop campaign.\n` });
}, 60_000);
