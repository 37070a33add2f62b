import type { Command } from "commander";
import { findCoinPoolAddress } from "../../programs-client/addresses.ts";
import * as coin from "../../programs-client/staking.ts";
import { readCoinPool } from "./pools.ts";
import { addHandover, addPausing, addRoles, POOL_PAUSING, purseOf, requireOne, UNNAMED } from "./power-commands.ts";
import { type Session, UsageError } from "./session.ts";
import { bpsList, ID, readMint, toAddress, toRaw, whole } from "./values.ts";

/** Commands for operators of coin pools. The key file is the admin's, unless another role is named. */
export function addCoinPools(pools: Command, session: () => Session): void {
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
  addPausing(pools, session, {
    ...POOL_PAUSING,
    set: (pool, pauser, isPaused) => coin.setPaused({ pool, pauser, isPaused }),
  });
  addHandover(pools, session, {
    propose: (pool, admin, newAdmin) => coin.proposeAdmin({ pool, admin, newAdmin }),
    accept: (pool, newAdmin) => coin.acceptAdmin({ pool, newAdmin }),
  });
  addRoles(pools, session, {
    read: (text) => readCoinPool(session(), text),
    set: (pool, admin, roles) => coin.setRoles({ pool, admin, ...roles }),
  });
  pools
    .command("set-conditions")
    .description(`for positions opened from now on, open ones keep theirs${UNNAMED}; the key file is the admin's`)
    .argument("<pool>")
    .option("--rates <bps>", "yearly, for 30, 90, 180 and 365 days: 200,500,900,1500")
    .option("--min <amount>", "least of one position")
    .option("--max <amount>", "most of one position")
    .option("--fee <bps>", "of rewards, at most 1000")
    .action(async (text: string, options) => {
      const { signer, send } = session();
      requireOne(options, "--rates, --min, --max or --fee");
      const pool = await readCoinPool(session(), text);
      const conditions = {
        ratesBps: options.rates ? bpsList(options.rates) : pool.ratesBps,
        minStakeRaw: options.min ? toRaw(options.min, pool.decimals) : pool.minStakeRaw,
        maxStakeRaw: options.max ? toRaw(options.max, pool.decimals) : pool.maxStakeRaw,
        feeBps: options.fee ? whole(options.fee, 1_000) : pool.feeBps,
      };
      const admin = signer().publicKey;
      await send("set the conditions", [coin.setConditions({ pool: pool.address, admin, conditions })]);
    });
  pools
    .command("withdraw")
    .description("takes out what the pool owes to nobody; the key file is the admin's")
    .argument("<pool>")
    .argument("<amount>")
    .requiredOption("--from <vault>", "reward or principal")
    .option("--to <wallet>", "who gets it; the admin unless named")
    .action(async (text: string, amount: string, { from, to }) => {
      const { signer, send } = session();
      if (from !== "reward" && from !== "principal") throw new UsageError("--from is reward or principal.");
      const pool = await readCoinPool(session(), text);
      const admin = signer().publicKey;
      const { destination, open } = purseOf(pool, { admin, to });
      const amountRaw = toRaw(amount, pool.decimals);
      await send("withdraw", [open, coin.withdraw({ pool, admin, from, destination, amountRaw })]);
    });
}
