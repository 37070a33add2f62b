import type { Command } from "commander";
import { findNftPoolAddress } from "../../programs-client/addresses.ts";
import * as nft from "../../programs-client/nft-staking.ts";
import { membershipOf } from "./allow-list.ts";
import { readNftPool, streamOf } from "./pools.ts";
import { addHandover, addPausing, addRoles, POOL_PAUSING, purseOf, requireOne, UNNAMED } from "./power-commands.ts";
import { type Session, UsageError } from "./session.ts";
import { amountText, bpsList, ID, readMint, toAddress, toRaw, toTs, whole } from "./values.ts";

const STREAM = "its place, 0 to 3, as `inspect` lists them";
const RATE = "an NFT a day; of a bonus, a check-in";
const SQL = "of an allow-list: where to write it for D1";

/** A Boost pool has only the first. */
const BOOST_WEIGHTS = "10000,0,0,0";
const NOVA_WEIGHTS = "10000,12000,15000,20000";

/** Commands for operators of NFT pools, whose coins are those of their streams. */
export function addNftPools(pools: Command, session: () => Session): void {
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
  addPausing(pools, session, {
    ...POOL_PAUSING,
    set: (pool, pauser, isPaused) => nft.setNftPaused({ pool, pauser, isPaused }),
  });
  addHandover(pools, session, {
    propose: (pool, admin, newAdmin) => nft.proposeNftAdmin({ pool, admin, newAdmin }),
    accept: (pool, newAdmin) => nft.acceptNftAdmin({ pool, newAdmin }),
  });
  addRoles(pools, session, {
    read: (text) => readNftPool(session(), text),
    set: (pool, admin, roles) => nft.setNftRoles({ pool, admin, ...roles }),
  });
  pools
    .command("set-conditions")
    .description(`for positions opened from now on, open ones keep theirs${UNNAMED}; the key file is the admin's`)
    .argument("<pool>")
    .option("--weights <bps>", "how an NFT counts before the end of a term, and at that of 90, 180, 270 days")
    .option("--max-nfts <number>", "most NFTs inside")
    .option("--fee <bps>", "of rewards, at most 1000")
    .action(async (text: string, options) => {
      const { signer, send } = session();
      requireOne(options, "--weights, --max-nfts or --fee");
      const pool = await readNftPool(session(), text);
      const conditions = {
        weightsBps: options.weights ? bpsList(options.weights) : pool.weightsBps,
        maxNfts: options.maxNfts ? whole(options.maxNfts, 100_000) : pool.maxNfts,
        feeBps: options.fee ? whole(options.fee, 1_000) : pool.feeBps,
      };
      const admin = signer().publicKey;
      await send("set the conditions", [nft.setNftConditions({ pool: pool.address, admin, conditions })]);
    });
  addStreams(pools, session);
}

/** The rewards of a pool: their terms and their funds. */
function addStreams(pools: Command, session: () => Session): void {
  pools
    .command("add-stream")
    .description("adds a reward to a pool, at most four")
    .argument("<pool>")
    .requiredOption("--mint <address>", "the coin that it pays")
    .requiredOption("--rate <amount>", RATE)
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
        endTs: toEnd(options.end ?? "none"),
        streakBps: [week, month],
      };
      const place = pool.streams.length;
      const stream = { pool: pool.address, place, mint, tokenProgram };
      const kind = options.bonus ? ("bonus" as const) : ("daily" as const);
      await send(`add stream ${place}`, [nft.addStream({ stream, admin: signer().publicKey, kind, terms })]);
    });
  pools
    .command("set-stream")
    .description(
      `sets what a stream pays from now on, and until when; what was earned stays${UNNAMED}; the key file is the admin's`,
    )
    .argument("<pool>")
    .argument("<stream>", STREAM)
    .option("--rate <amount>", RATE)
    .option("--end <time>", "the first second without it, or `none`; one that is past ends it now")
    .option("--streaks <bps>", "of a bonus: how a check-in counts from the 7th and the 30th day on")
    .action(async (text: string, place: string, options) => {
      const { signer, send } = session();
      requireOne(options, "--rate, --end or --streaks");
      const pool = await readNftPool(session(), text);
      const { ref, stream } = streamOf(pool, place);
      if (options.streaks && stream.kind !== "bonus")
        throw new UsageError(`Stream ${place} is no bonus: no --streaks.`);
      const terms: nft.StreamTerms = {
        rateRaw: options.rate ? toRaw(options.rate, stream.decimals) : stream.rateRaw,
        endTs: options.end ? toEnd(options.end) : stream.endTs,
        streakBps: options.streaks ? streaks(options.streaks) : stream.streakBps,
      };
      console.log(`stream ${place} of ${text}, coin ${stream.mint.toBase58()}`);
      console.log(`  now   ${streamText(stream, stream)}`);
      console.log(`  then  ${streamText(stream, terms)}`);
      const set = { pool: pool.address, place: ref.place, admin: signer().publicKey, terms };
      await send(`set stream ${place}`, [nft.setStream(set)]);
    });
  pools
    .command("fund")
    .description("pays into a stream; the key file is the funder's")
    .argument("<pool>")
    .argument("<stream>", STREAM)
    .argument("<amount>")
    .action(async (address: string, place: string, amount: string) => {
      const { signer, send } = session();
      const pool = await readNftPool(session(), address);
      const { ref: stream, decimals } = streamOf(pool, place);
      const funding = { stream, funder: signer().publicKey, amountRaw: toRaw(amount, decimals) };
      await send(`fund stream ${place}`, [nft.fundStream(funding)]);
    });
  pools
    .command("withdraw")
    .description("takes out of a stream what nobody has earned; the key file is the admin's")
    .argument("<pool>")
    .argument("<stream>", STREAM)
    .argument("<amount>")
    .option("--to <wallet>", "who gets it; the admin unless named")
    .action(async (text: string, place: string, amount: string, { to }) => {
      const { signer, send } = session();
      const { ref: stream, decimals } = streamOf(await readNftPool(session(), text), place);
      const admin = signer().publicKey;
      const { destination, open } = purseOf(stream, { admin, to });
      const amountRaw = toRaw(amount, decimals);
      await send("withdraw", [open, nft.withdrawStream({ stream, admin, destination, amountRaw })]);
    });
}

function streaks(text: string): [number, number] {
  const [week, month, ...rest] = text.split(",").map((part) => whole(part.trim(), 65_535));
  if (week === undefined || month === undefined || rest.length > 0) {
    throw new UsageError(`${text} is not two numbers with a comma between them.`);
  }
  return [week, month];
}

function toEnd(text: string): bigint {
  return text === "none" ? nft.NO_END_TS : toTs(text);
}

/** A stream's terms in words, as its admin reads them before and after a change. */
function streamText({ kind, decimals }: nft.NftStream, { rateRaw, endTs, streakBps }: nft.StreamTerms): string {
  const isBonus = kind === "bonus";
  const [week, month] = streakBps;
  return [
    `${amountText(rateRaw, decimals)} ${isBonus ? "a check-in" : "an NFT a day"}`,
    ...(isBonus ? [`${week} bps from the 7th day on, ${month} bps from the 30th`] : []),
    endTs === nft.NO_END_TS ? "no end" : `ends ${new Date(Number(endTs) * 1000).toISOString()}`,
  ].join(", ");
}
