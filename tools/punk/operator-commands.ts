import { readFileSync } from "node:fs";
import type { PublicKey } from "@solana/web3.js";
import type { Command } from "commander";
import { findCoinPoolAddress, findGrantAddress, findNftPoolAddress } from "../../programs-client/addresses.ts";
import { GRANT_CSV_REASONS, parseGrantCsv } from "../../programs-client/grant-csv.ts";
import { readChainTs } from "../../programs-client/holdings.ts";
import * as nft from "../../programs-client/nft-staking.ts";
import * as coin from "../../programs-client/staking.ts";
import * as vesting from "../../programs-client/vesting.ts";
import { membershipOf } from "./allow-list.ts";
import { addDrops } from "./drop-commands.ts";
import { readCoinPool, readNftPool, streamOf } from "./pools.ts";
import { addCoinPoolPowers, addDropPowers, addGrantHandover, addNftPoolPowers } from "./power-commands.ts";
import { type Session, UsageError } from "./session.ts";
import { bpsList, ID, readMint, refuseFaults, toAddress, toRaw, toTs, whole } from "./values.ts";

const SQL = "of an allow-list: where to write it for D1";

/** A Boost pool has the first alone. */
const BOOST_WEIGHTS = "10000,0,0,0";
const NOVA_WEIGHTS = "10000,12000,15000,20000";

/** For operators: the key file is that of the admin, unless another role is said. */
export function addOperatorCommands(punk: Command, session: () => Session): void {
  const coinPools = punk.command("coin-pool").description("pools that stake a coin");
  addCoinPools(coinPools, session);
  addCoinPoolPowers(coinPools, session);
  const nftPools = punk.command("nft-pool").description("pools that stake NFTs");
  addNftPools(nftPools, session);
  addNftPoolPowers(nftPools, session);
  const drops = punk.command("drop").description("gifts for a list of wallets");
  addDrops(drops, session);
  addDropPowers(drops, session);
  const grants = punk.command("grant").description("coins that vest over time");
  addGrants(grants, session);
  addGrantHandover(grants, session);
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
    .option("--collection <address>", "whose verified NFTs may come in")
    .option("--allow-list <mints.csv>", "column mint: which NFTs may come in, instead of a collection's")
    .option("--sql <file>", SQL, "nft-allow-list.sql")
    .requiredOption("--pauser <address>")
    .requiredOption("--funder <address>")
    .option("--weights <bps>", "of nova: how an NFT counts before the end of a term, and at that of 90, 180, 270 days")
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
        weightsBps: bpsList(options.weights ?? (kind === "boost" ? BOOST_WEIGHTS : NOVA_WEIGHTS)),
        maxNfts: whole(options.maxNfts, 100_000),
        feeBps: whole(options.fee, 1_000),
      };
      const address = findNftPoolAddress({ creator, poolId });
      const create = nft.createNftPool({
        creator,
        poolId,
        kind,
        conditions,
        delaySeconds: whole(options.delay, 4_294_967_295),
        membership: membershipOf(address, options),
        pauser: toAddress(options.pauser),
        funder: toAddress(options.funder),
      });
      await send("create the NFT pool", [create]);
      console.log(address.toBase58());
    });
  pools
    .command("members")
    .description("names whose NFTs may come in once the pool's delay has passed; who is inside stays")
    .argument("<pool>")
    .option("--collection <address>", "whose verified NFTs may come in")
    .option("--allow-list <mints.csv>", "column mint: which NFTs may come in, instead of a collection's")
    .option("--sql <file>", SQL, "nft-allow-list.sql")
    .action(async (text: string, options) => {
      const { signer, send } = session();
      const { address: pool } = await readNftPool(session(), text);
      const membership = membershipOf(pool, options);
      await send("name the members", [nft.proposeMembership({ pool, admin: signer().publicKey, membership })]);
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
      const [week, month] = options.bonus ? streaks(options.streaks) : [0, 0];
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
      const { ref: stream, decimals } = streamOf(pool, place);
      const funding = { stream, funder: signer().publicKey, amountRaw: toRaw(amount, decimals) };
      await send(`fund stream ${place}`, [nft.fundStream(funding)]);
    });
  addPausing(pools, session, (address, pauser, isPaused) => nft.setNftPaused({ pool: address, pauser, isPaused }));
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
      const nowTs = await readChainTs(connection);
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

function streaks(text: string): [number, number] {
  const [week, month, ...rest] = text.split(",").map((part) => whole(part.trim(), 65_535));
  if (week === undefined || month === undefined || rest.length > 0) {
    throw new UsageError(`${text} is not two numbers with a comma between them.`);
  }
  return [week, month];
}
