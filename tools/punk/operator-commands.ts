import { readFileSync, writeFileSync } from "node:fs";
import type { PublicKey } from "@solana/web3.js";
import type { Command } from "commander";
import {
  DROP_PROGRAM_ADDRESS,
  findCampaignAddress,
  findCoinPoolAddress,
  findGrantAddress,
  findNftPoolAddress,
} from "../../programs-client/addresses.ts";
import * as drop from "../../programs-client/drop.ts";
import { DROP_CSV_REASONS, parseDropCsv } from "../../programs-client/drop-csv.ts";
import { buildDropTree, dropRoot, packDropTree } from "../../programs-client/drop-tree.ts";
import { GRANT_CSV_REASONS, parseGrantCsv } from "../../programs-client/grant-csv.ts";
import * as nft from "../../programs-client/nft-staking.ts";
import * as coin from "../../programs-client/staking.ts";
import * as vesting from "../../programs-client/vesting.ts";
import { type Session, UsageError } from "./session.ts";
import { fromRaw, readMint, toAddress, toRaw, toTs } from "./values.ts";

/** What a campaign, pool or grant is called among those of its creator. */
const ID = "a number of your own choice, once for each";
const ROWS_A_STATEMENT = 500;
const FAULTS_SHOWN = 100;

/** For operators: the key file is that of the admin, unless another role is said. */
export function addOperatorCommands(punk: Command, session: () => Session): void {
  addCoinPools(punk.command("coin-pool").description("pools that stake a coin"), session);
  addNftPools(punk.command("nft-pool").description("pools that stake NFTs"), session);
  addDrops(punk.command("drop").description("campaigns that give coins to a list of wallets"), session);
  addGrants(punk.command("grant").description("coins that vest over time"), session);
}

function addCoinPools(pools: Command, session: () => Session): void {
  pools
    .command("create")
    .description("opens a pool; its creator becomes the admin")
    .requiredOption("--mint <address>", "the coin")
    .requiredOption("--id <number>", ID)
    .requiredOption("--rates <bps>", "yearly, for 30, 90, 180 and 365 days: 200,500,900,1500")
    .requiredOption("--min <amount>", "least of one position")
    .requiredOption("--max <amount>", "most of one position")
    .requiredOption("--pauser <address>")
    .requiredOption("--funder <address>")
    .option("--fee <bps>", "of rewards, at most 1000", "0")
    .action(async (options) => {
      const { connection, signer, send } = session();
      const mint = await readMint(connection, toAddress(options.mint));
      const creator = signer().publicKey;
      const poolId = whole(options.id, 65_535);
      const conditions = {
        ratesBps: bpsList(options.rates),
        minStakeRaw: toRaw(options.min, mint.decimals),
        maxStakeRaw: toRaw(options.max, mint.decimals),
        feeBps: whole(options.fee, 1_000),
      };
      const roles = { pauser: toAddress(options.pauser), funder: toAddress(options.funder) };
      const token = { mint: mint.address, tokenProgram: mint.tokenProgram };
      await send("create the coin pool", [coin.createCoinPool({ creator, ...token, poolId, conditions, ...roles })]);
      console.log(findCoinPoolAddress({ creator, mint: mint.address, poolId }).toBase58());
    });
  pools
    .command("fund")
    .description("pays rewards into a pool; the key file is the funder's")
    .argument("<pool>")
    .argument("<amount>")
    .action(async (address: string, amount: string) => {
      const { connection, signer, send } = session();
      const pool = await readCoinPool(session(), address);
      const { decimals } = await readMint(connection, pool.mint);
      await send("fund the coin pool", [
        coin.fund({ pool, funder: signer().publicKey, amountRaw: toRaw(amount, decimals) }),
      ]);
    });
  addPausing(pools, session, (address, pauser, isPaused) => coin.setPaused({ pool: address, pauser, isPaused }));
}

function addNftPools(pools: Command, session: () => Session): void {
  pools
    .command("create")
    .description("opens a pool without streams; its creator becomes the admin")
    .requiredOption("--kind <kind>", "boost (no term) or nova (90, 180, 270 days)")
    .requiredOption("--id <number>", ID)
    .requiredOption("--collection <address>", "whose verified NFTs may come in")
    .requiredOption("--pauser <address>")
    .requiredOption("--funder <address>")
    .option("--weights <bps>", "how an NFT counts without a term and for 90, 180, 270 days", "10000,12000,15000,20000")
    .option("--max-nfts <number>", "most NFTs inside", "100000")
    .option("--delay <seconds>", "before another collection takes effect", "172800")
    .option("--fee <bps>", "of rewards, at most 1000", "0")
    .action(async (options) => {
      const { signer, send } = session();
      const creator = signer().publicKey;
      const poolId = whole(options.id, 65_535);
      const { kind } = options;
      if (kind !== "boost" && kind !== "nova") throw new UsageError("--kind is boost or nova.");
      const conditions = {
        weightsBps: bpsList(options.weights),
        maxNfts: whole(options.maxNfts, 100_000),
        feeBps: whole(options.fee, 1_000),
      };
      const create = nft.createNftPool({
        creator,
        poolId,
        kind,
        conditions,
        delaySeconds: whole(options.delay, 4_294_967_295),
        membership: { kind: "collection", collection: toAddress(options.collection) },
        pauser: toAddress(options.pauser),
        funder: toAddress(options.funder),
      });
      await send("create the NFT pool", [create]);
      console.log(findNftPoolAddress({ creator, poolId }).toBase58());
    });
  pools
    .command("add-stream")
    .description("adds a reward to a pool, at most four")
    .argument("<pool>")
    .requiredOption("--mint <address>", "the coin that it pays")
    .requiredOption("--rate <amount>", "an NFT a day; of a bonus, a check-in")
    .option("--bonus", "earned by check-ins instead of day by day")
    .option("--streaks <bps>", "of a bonus: how a check-in counts from the 7th and the 30th day on", "15000,20000")
    .option("--end <time>", "the first second without it; none unless named")
    .action(async (address: string, options) => {
      const { connection, signer, send } = session();
      const pool = await readNftPool(session(), address);
      const { address: mint, tokenProgram, decimals } = await readMint(connection, toAddress(options.mint));
      const [week = 0, month = 0] = options.bonus ? options.streaks.split(",").map(Number) : [0, 0];
      const terms: nft.StreamTerms = {
        rateRaw: toRaw(options.rate, decimals),
        endTs: options.end ? toTs(options.end) : nft.NO_END_TS,
        streakBps: [week, month],
      };
      const place = pool.streams.length;
      const stream = { pool: pool.address, place, mint, tokenProgram };
      const kind = options.bonus ? ("bonus" as const) : ("daily" as const);
      await send(`add stream ${place}`, [nft.addStream({ stream, admin: signer().publicKey, kind, terms })]);
    });
  pools
    .command("fund")
    .description("pays into a stream; the key file is the funder's")
    .argument("<pool>")
    .argument("<stream>", "0 to 3")
    .argument("<amount>")
    .action(async (address: string, place: string, amount: string) => {
      const { signer, send } = session();
      const pool = await readNftPool(session(), address);
      const found = pool.streams[whole(place, 3)];
      if (!found) throw new UsageError(`The pool has ${pool.streams.length} streams.`);
      const { mint, tokenProgram, decimals } = found;
      const stream = { pool: pool.address, place: Number(place), mint, tokenProgram };
      const funding = { stream, funder: signer().publicKey, amountRaw: toRaw(amount, decimals) };
      await send(`fund stream ${place}`, [nft.fundStream(funding)]);
    });
  addPausing(pools, session, (address, pauser, isPaused) => nft.setNftPaused({ pool: address, pauser, isPaused }));
}

function addDrops(drops: Command, session: () => Session): void {
  drops
    .command("open")
    .description("creates, fills and opens a campaign that gives coins to a list; can be repeated where it broke off")
    .argument("<list.csv>", "columns wallet and amount")
    .requiredOption("--mint <address>", "the coin")
    .requiredOption("--id <number>", ID)
    .requiredOption("--begin <time>")
    .requiredOption("--end <time>", "the first second in which nothing can be taken")
    .option("--supply <number>", "how many may take it, the first to come; all unless named")
    .option("--sql <file>", "where to write the list for D1", "drop-list.sql")
    .action(async (file: string, options) => {
      const { connection, signer, send } = session();
      const mint = await readMint(connection, toAddress(options.mint));
      const { rows, totalRaw, errors } = parseDropCsv(readFileSync(file, "utf8"), { decimals: mint.decimals });
      refuseFaults(file, errors, DROP_CSV_REASONS);
      const creator = signer().publicKey;
      const campaignId = whole(options.id, 4_294_967_295);
      const address = findCampaignAddress({ creator, campaignId });
      const tree = buildDropTree({ program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: address.toBytes() }, rows);
      writeFileSync(options.sql, listStatements(address, rows, tree).join("\n"));
      const ref = { address, mint: mint.address, tokenProgram: mint.tokenProgram };
      const terms = {
        root: dropRoot(tree),
        beginTs: toTs(options.begin),
        endTs: toTs(options.end),
        recipients: rows.length,
        totalGiftRaw: totalRaw,
        ...(options.supply ? { supply: whole(options.supply, rows.length) } : {}),
      };
      let campaign = await findCampaign(session(), address);
      if (!campaign) {
        const roles = { creator, pauser: creator, funder: creator };
        await send("create the campaign", [drop.createCoinCampaign({ ...roles, campaignId, ...ref, terms })]);
        campaign = await findCampaign(session(), address);
      }
      if (campaign && Buffer.compare(campaign.root, terms.root) !== 0) {
        throw new UsageError(`Campaign ${campaignId} was made for another list.`);
      }
      const needed = drop.claimPagesNeeded(rows.length);
      for (let number = campaign?.pages ?? 0; number < needed; number++) {
        await send(`create claim page ${number}`, [
          drop.createClaimPage({ campaign: address, funder: creator, number }),
        ]);
      }
      const missing = totalRaw - (campaign?.depositedRaw ?? 0n);
      if (missing > 0n) await send("fill it", [drop.fund({ campaign: ref, funder: creator, amountRaw: missing })]);
      if (campaign?.state !== "open") {
        await send("open the campaign", [drop.openCampaign({ campaign: address, admin: creator })]);
      }
      console.log(`${address.toBase58()}: ${rows.length} recipients, ${fromRaw(totalRaw, mint.decimals)} in all`);
      console.log(`Next: wrangler d1 execute <database> --file ${options.sql}, and name it in the setting \`drops\`.`);
    });
  drops
    .command("close")
    .description("takes back what was left after the end, with all rent; the key file is admin and funder")
    .argument("<campaign>")
    .action(async (text: string) => {
      const { signer, send } = session();
      const address = toAddress(text);
      const campaign = await findCampaign(session(), address);
      if (!campaign?.mint) throw new UsageError(`${text} is no campaign of coins.`);
      const funder = signer().publicKey;
      const { mint, tokenProgram, rentPayer, pages } = campaign;
      if (campaign.state !== "settled") {
        const ref = { address, mint, tokenProgram };
        await send("take back what was left", [drop.returnCoins({ campaign: ref, funder, rentPayer })]);
      }
      for (let number = pages - 1; number >= 0; number--) {
        const page = drop.closeClaimPage({ campaign: address, funder, rentPayer: funder, number });
        await send(`close claim page ${number}`, [page]);
      }
      await send("close the campaign", [drop.closeCampaign({ campaign: address, admin: funder, rentPayer })]);
    });
}

function addGrants(grants: Command, session: () => Session): void {
  grants
    .command("create")
    .description("makes the grants of a file, each filled at once; those that are there already are passed over")
    .argument("<grants.csv>", "columns id, beneficiary, amount, start, cliff, end, step, revocable, plan")
    .requiredOption("--mint <address>", "the coin")
    .action(async (file: string, options) => {
      const { connection, signer, send } = session();
      const { address: mint, tokenProgram, decimals } = await readMint(connection, toAddress(options.mint));
      const nowTs = BigInt(Math.floor(Date.now() / 1000));
      const { rows, errors } = parseGrantCsv(readFileSync(file, "utf8"), { decimals, nowTs });
      refuseFaults(file, errors, GRANT_CSV_REASONS);
      const creator = signer().publicKey;
      for (const { line: _, ...row } of rows) {
        const address = findGrantAddress({ creator, grantId: row.grantId });
        if (await connection.getAccountInfo(address)) {
          console.log(`grant ${row.grantId} is there: ${address.toBase58()}`);
          continue;
        }
        await send(`create grant ${row.grantId}`, [vesting.createGrant({ creator, mint, tokenProgram, ...row })]);
      }
    });
  grants
    .command("revoke")
    .description("ends a revocable grant now: what has vested stays the beneficiary's; the key file is the creator's")
    .argument("<grant>")
    .action(async (text: string) => {
      const { connection, signer, send } = session();
      const address = toAddress(text);
      const account = await connection.getAccountInfo(address);
      if (!account) throw new UsageError(`${text} is no grant.`);
      const grant = { address, ...vesting.decodeGrant(account.data) };
      await send("revoke the grant", [vesting.revoke({ grant, creator: signer().publicKey })]);
    });
}

function addPausing(
  pools: Command,
  session: () => Session,
  instructionOf: (pool: PublicKey, pauser: PublicKey, isPaused: boolean) => ReturnType<typeof coin.setPaused>,
): void {
  for (const [name, isPaused] of [
    ["pause", true],
    ["resume", false],
  ] as const) {
    pools
      .command(name)
      .description(isPaused ? "stops entry; leaving and claiming go on" : "lets in again")
      .argument("<pool>")
      .action(async (address: string) => {
        const { signer, send } = session();
        await send(`${name} the pool`, [instructionOf(toAddress(address), signer().publicKey, isPaused)]);
      });
  }
}

async function readCoinPool({ connection }: Session, text: string) {
  const address = toAddress(text);
  const account = await connection.getAccountInfo(address);
  if (!account) throw new UsageError(`${text} is no coin pool.`);
  return { address, ...coin.decodeCoinPool(account.data) };
}

async function readNftPool({ connection }: Session, text: string) {
  const address = toAddress(text);
  const account = await connection.getAccountInfo(address);
  if (!account) throw new UsageError(`${text} is no NFT pool.`);
  return { address, ...nft.decodeNftPool(account.data) };
}

async function findCampaign({ connection }: Session, address: PublicKey): Promise<drop.Campaign | null> {
  const account = await connection.getAccountInfo(address);
  return account && drop.decodeCampaign(account.data);
}

type Fault<R extends string> = { line: number; column: string | null; reason: R };

function refuseFaults<R extends string>(file: string, faults: Fault<R>[], reasons: Record<R, string>): void {
  if (faults.length === 0) return;
  const lines = faults
    .slice(0, FAULTS_SHOWN)
    .map(({ line, column, reason }) => `${file}:${line}: ${column ? `${column}: ` : ""}${reasons[reason]}`);
  throw new UsageError(`${lines.join("\n")}\n${faults.length} faults; nothing was sent.`);
}

/** The list and its tree as the Worker reads them (db/schema/drop-recipient.ts, drop-tree-chunk.ts). Safe to repeat. */
function listStatements(
  campaign: PublicKey,
  rows: { wallet: string; amountRaw: bigint }[],
  tree: ReturnType<typeof buildDropTree>,
): string[] {
  const address = campaign.toBase58();
  // addresses and numbers alone: nothing in them could end a text of SQL
  const values = rows.map(({ wallet, amountRaw }, place) => `('${address}',${place},'${wallet}','${amountRaw}')`);
  const statements: string[] = [];
  for (let start = 0; start < values.length; start += ROWS_A_STATEMENT) {
    const part = values.slice(start, start + ROWS_A_STATEMENT).join(",");
    statements.push(
      `INSERT OR REPLACE INTO drop_recipient (campaign_address,place,wallet_address,amount_raw) VALUES ${part};`,
    );
  }
  for (const { layer, number, bytes } of packDropTree(tree)) {
    const chunk = `('${address}',${layer},${number},'${Buffer.from(bytes).toString("base64")}')`;
    statements.push(`INSERT OR REPLACE INTO drop_tree_chunk (campaign_address,layer,number,bytes) VALUES ${chunk};`);
  }
  return statements;
}

function whole(text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) throw new UsageError(`${text} is not a whole number up to ${max}.`);
  return value;
}

function bpsList(text: string): [number, number, number, number] {
  const [a, b, c, d, ...rest] = text.split(",").map((part) => whole(part.trim(), 65_535));
  if (a === undefined || b === undefined || c === undefined || d === undefined || rest.length > 0) {
    throw new UsageError(`${text} is not four numbers with commas between them.`);
  }
  return [a, b, c, d];
}
