import type { PublicKey, TransactionInstruction } from "@solana/web3.js";
import type { Command } from "commander";
import { findAssociatedTokenAddress } from "../../programs-client/addresses.ts";
import * as drop from "../../programs-client/drop.ts";
import { createTokenAccount } from "../../programs-client/holdings.ts";
import * as nft from "../../programs-client/nft-staking.ts";
import * as coin from "../../programs-client/staking.ts";
import * as vesting from "../../programs-client/vesting.ts";
import { readCoinPool, readNftPool, streamOf } from "./pools.ts";
import { type Session, UsageError } from "./session.ts";
import { bpsList, toAddress, toRaw, whole } from "./values.ts";

const UNNAMED = "; what is not named stays";

/** Who has which power over a coin pool, its conditions, and taking out what it does not owe. */
export function addCoinPoolPowers(pools: Command, session: () => Session): void {
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

/** The same of an NFT pool, whose coins are those of its streams. */
export function addNftPoolPowers(pools: Command, session: () => Session): void {
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
  pools
    .command("withdraw")
    .description("takes out of a stream what nobody has earned; the key file is the admin's")
    .argument("<pool>")
    .argument("<stream>", "0 to 3")
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

/** Of a campaign, whose funder is for good and takes the rest back by closing it. */
export function addDropPowers(drops: Command, session: () => Session): void {
  addHandover(drops, session, {
    propose: (campaign, admin, newAdmin) => drop.proposeAdmin({ campaign, admin, newAdmin }),
    accept: (campaign, newAdmin) => drop.acceptAdmin({ campaign, newAdmin }),
  });
  drops
    .command("set-pauser")
    .description("names who may pause; the key file is the admin's")
    .argument("<campaign>")
    .argument("<wallet>")
    .action(async (text: string, wallet: string) => {
      const { signer, send } = session();
      const names = { campaign: toAddress(text), admin: signer().publicKey, pauser: toAddress(wallet) };
      await send("set the pauser", [drop.setPauser(names)]);
    });
}

/** A grant has no admin: its beneficiary hands it over. */
export function addGrantHandover(grants: Command, session: () => Session): void {
  grants
    .command("propose-beneficiary")
    .description("offers a grant to another wallet, which has to accept; the key file is the beneficiary's")
    .argument("<grant>")
    .argument("<wallet>", "or `none`, which takes the offer back")
    .action(async (text: string, wallet: string) => {
      const { signer, send } = session();
      const offer = { grant: toAddress(text), beneficiary: signer().publicKey, newBeneficiary: toOffered(wallet) };
      await send("propose the beneficiary", [vesting.proposeBeneficiary(offer)]);
    });
  grants
    .command("accept-beneficiary")
    .description("takes a grant over; the key file is that of the wallet it was offered to")
    .argument("<grant>")
    .action(async (text: string) => {
      const { signer, send } = session();
      const taken = { grant: toAddress(text), newBeneficiary: signer().publicKey };
      await send("accept the grant", [vesting.acceptBeneficiary(taken)]);
    });
}

interface Handover {
  propose(address: PublicKey, admin: PublicKey, newAdmin: PublicKey | null): TransactionInstruction;
  accept(address: PublicKey, newAdmin: PublicKey): TransactionInstruction;
}

/** Two steps, so that the power never goes to a key that nobody has. */
function addHandover(commands: Command, session: () => Session, { propose, accept }: Handover): void {
  commands
    .command("propose-admin")
    .description("offers the admin's power, which goes over once the other accepts; the key file is the admin's")
    .argument("<address>")
    .argument("<wallet>", "or `none`, which takes the offer back")
    .action(async (text: string, wallet: string) => {
      const { signer, send } = session();
      await send("propose the admin", [propose(toAddress(text), signer().publicKey, toOffered(wallet))]);
    });
  commands
    .command("accept-admin")
    .description("takes the admin's power; the key file is that of the wallet it was offered to")
    .argument("<address>")
    .action(async (text: string) => {
      const { signer, send } = session();
      await send("accept to be the admin", [accept(toAddress(text), signer().publicKey)]);
    });
}

type Roles = { pauser: PublicKey; funder: PublicKey };

function addRoles(
  pools: Command,
  session: () => Session,
  {
    read,
    set,
  }: {
    read(text: string): Promise<Roles & { address: PublicKey }>;
    set(pool: PublicKey, admin: PublicKey, roles: Roles): TransactionInstruction;
  },
): void {
  pools
    .command("set-roles")
    .description(`names pauser and funder anew${UNNAMED}; the key file is the admin's`)
    .argument("<pool>")
    .option("--pauser <wallet>")
    .option("--funder <wallet>")
    .action(async (text: string, options) => {
      const { signer, send } = session();
      requireOne(options, "--pauser or --funder");
      const { address, pauser, funder } = await read(text);
      const roles = {
        pauser: options.pauser ? toAddress(options.pauser) : pauser,
        funder: options.funder ? toAddress(options.funder) : funder,
      };
      await send("set the roles", [set(address, signer().publicKey, roles)]);
    });
}

function requireOne(options: Record<string, unknown>, names: string): void {
  if (Object.keys(options).length === 0) throw new UsageError(`Say ${names}.`);
}

function toOffered(wallet: string): PublicKey | null {
  return wallet === "none" ? null : toAddress(wallet);
}

type Coin = { mint: PublicKey; tokenProgram: PublicKey };

/** A wallet's account for a coin, and the instruction that opens it where it is not there: at the admin's cost. */
function purseOf({ mint, tokenProgram }: Coin, { admin, to }: { admin: PublicKey; to?: string }) {
  const owner = to ? toAddress(to) : admin;
  const destination = findAssociatedTokenAddress(mint, owner, tokenProgram);
  return { destination, open: createTokenAccount(owner, mint, tokenProgram, admin) };
}
