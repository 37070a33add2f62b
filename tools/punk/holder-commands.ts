import type { Connection, PublicKey } from "@solana/web3.js";
import type { Command } from "commander";
import { findAssociatedTokenAddress } from "../../programs-client/addresses.ts";
import {
  type CoinHolding,
  claimCoinSteps,
  claimGrantSteps,
  findCoinDestination,
  type GrantHolding,
  isCoinWorthClaiming,
  leaveCoinSteps,
  type NftExit,
  type NftHolding,
  planNftClaims,
  planNftExit,
  readHoldings,
  type Step,
  type UnpaidClaim,
} from "../../programs-client/holdings.ts";
import { releasedAt } from "../../programs-client/reward-calculator.ts";
import { type Destination, tokenAccountState } from "../../programs-client/token-accounts.ts";
import type { Session } from "./session.ts";
import { UsageError } from "./session.ts";
import { amountText, toAddress } from "./values.ts";

/** Commands for holders: what they have, and how to leave with it, whether or not the site is up. */
export function addHolderCommands(punk: Command, session: () => Session): void {
  punk
    .command("holdings")
    .description("what a wallet has in coin pools, NFT pools and grants")
    .argument("[wallet]", "its address; the key file's unless named")
    .action(async (wallet?: string) => {
      const { connection, signer } = session();
      await showHoldings(connection, wallet ? toAddress(wallet) : signer().publicKey);
    });
  punk
    .command("claim")
    .description("claims all that is due, of everything or of one position or grant")
    .argument("[address]", "of the position or grant")
    .action(async (address?: string) => {
      const { connection, signer, sendAll } = session();
      const { coins, nfts, grants } = only(await readHoldings(connection, signer().publicKey), address);
      const wanted = address === undefined ? await withoutNewCoins(connection, grants) : grants;
      const steps = wanted.flatMap(claimGrantSteps);
      for (const nft of nfts) {
        const plan = await planNftClaims(connection, nft);
        steps.push(...plan.steps);
        for (const claim of plan.unpaid) console.log(`${nameOf(nft)}: ${unpaidText(nft, claim)}`);
      }
      const paying = coins.filter(isCoinWorthClaiming);
      if (steps.length + paying.length === 0) console.log("Nothing can be claimed now.");
      await eachOnItsOwn<() => Promise<void>>(
        [
          // one after the other, because the first may open the account that the next is paid into
          ...paying.map((coin) => async () => sendAll(claimCoinSteps(coin, await destinationOf(connection, coin)))),
          ...steps.map((step) => () => sendAll([step])),
        ],
        (act) => act(),
      );
    });
  punk
    .command("leave")
    .description("takes coins and NFTs back, with the rewards that are due")
    .argument("<address>", "of the position, or `all`")
    .option("--give-up", "also before the end of a term, which gives up what the command says without it")
    .option("--give-up-unpaid", "with --give-up: also rewards that are due and cannot be paid now")
    .option("--into <token account>", "of one coin position: a token account of the wallet's other than the usual one")
    .action(async (address: string, options: { giveUp?: boolean; giveUpUnpaid?: boolean; into?: string }) => {
      const { connection, signer, sendAll } = session();
      const holdings = await readHoldings(connection, signer().publicKey);
      const { coins, nfts } = only(holdings, address === "all" ? undefined : address);
      const [coin] = coins;
      const named = options.into === undefined ? null : await namedDestination(connection, coin, options.into);
      if (named && (address === "all" || !coin)) throw new UsageError("--into is of one coin position.");
      const exits: Exit[] = coins.map((coin) => ({
        ...coinExit(coin, holdings.chainTs),
        steps: async () => leaveCoinSteps(coin, named ?? (await destinationOf(connection, coin))),
      }));
      for (const nft of nfts) {
        const exit = await planNftExit(connection, nft);
        exits.push(nftExit(nft, exit));
        if (exit.to && !exit.to.isUsual) sayOther(`${nameOf(nft)}: its NFT goes`, exit.to);
      }
      refuseLosses(exits, options);
      for (const line of exits.flatMap(({ lost, unpaid }) => [...lost, ...unpaid])) console.log(line);
      await eachOnItsOwn(exits, async ({ steps }) => sendAll(await steps()));
    });
}

/**
 * Grants of coins for which the wallet has an account. Anybody can grant anything to anybody, and the holder would pay for
 * an account for each such coin. The others are named, and can be claimed by their address.
 */
async function withoutNewCoins(connection: Connection, grants: GrantHolding[]): Promise<GrantHolding[]> {
  const known: GrantHolding[] = [];
  for (const holding of grants) {
    const { mint, beneficiary, tokenProgram } = holding.grant;
    const account = await connection.getAccountInfo(findAssociatedTokenAddress(mint, beneficiary, tokenProgram));
    // lamports that somebody sent to its address do not make a token account
    if (account?.owner.equals(tokenProgram)) known.push(holding);
    else if (holding.dueRaw > 0n) {
      const address = holding.address.toBase58();
      console.log(`grant ${address} is of a coin that the wallet has no account for: \`claim ${address}\` opens one.`);
    }
  }
  return known;
}

/**
 * What leaving does and what it gives up, one sentence each. `unpaid` rewards are due, and lost all the same if `isLossy`.
 */
type Exit = { steps(): Promise<Step[]>; lost: string[]; unpaid: string[]; isLossy: boolean };

/** Where a position's coins go; printed if it is not the account that the holder would expect. */
async function destinationOf(connection: Connection, coin: CoinHolding): Promise<Destination> {
  const to = await findCoinDestination(connection, coin);
  if (!to.isUsual) sayOther(`coin position ${coin.address.toBase58()}: its coins go`, to);
  return to;
}

function sayOther(what: string, { address }: Destination): void {
  console.log(`${what} to ${address.toBase58()}, another token account of the wallet's:`);
  console.log("  the usual one is frozen, is no longer the wallet's, or takes payments only with a memo");
}

async function namedDestination(
  connection: Connection,
  coin: CoinHolding | undefined,
  text: string,
): Promise<Destination | null> {
  if (!coin) return null;
  const { mint, tokenProgram } = coin.pool;
  const address = toAddress(text);
  const state = tokenAccountState(await connection.getAccountInfo(address), {
    owner: coin.position.owner,
    mint,
    tokenProgram,
  });
  if (state === "usable") return { address, creation: [], isUsual: false };
  throw new UsageError(
    `${text} is no token account of this wallet for ${mint.toBase58()}, or cannot be paid: it is frozen or requires a memo.`,
  );
}

function coinExit(coin: CoinHolding, chainTs: bigint): Omit<Exit, "steps"> {
  const { address, position, pool, endTs } = coin;
  const lostRaw = position.leftTs === 0n && chainTs < endTs ? releasedAt(position, chainTs) : 0n;
  const amount = amountText(lostRaw, pool.decimals);
  const lost = lostRaw > 0n ? [`coin position ${address.toBase58()}: gives up ${amount} of its reward`] : [];
  return { lost, unpaid: [], isLossy: false };
}

function nftExit(nft: NftHolding, { steps, lostRaw, unpaid }: NftExit): Exit {
  const lost = lostRaw.flatMap((raw, place) => {
    return raw > 0n ? [`${nameOf(nft)}: gives up ${streamAmount(nft, place, raw)}`] : [];
  });
  return {
    steps: async () => steps,
    lost,
    unpaid: unpaid.map((claim) => `${nameOf(nft)}: ${unpaidText(nft, claim)}`),
    isLossy: lost.length > 0 && unpaid.length > 0,
  };
}

/** Nothing is signed before the holder has read what it costs and has confirmed it. */
function refuseLosses(exits: Exit[], { giveUp = false, giveUpUnpaid = false }): void {
  const early = exits.filter(({ lost }) => lost.length > 0);
  const unpaid = early.filter(({ isLossy }) => isLossy);
  if ((giveUp || early.length === 0) && (giveUpUnpaid || unpaid.length === 0)) return;
  const flags = unpaid.length > 0 ? "--give-up --give-up-unpaid" : "--give-up";
  throw new UsageError(
    [
      ...early.flatMap((exit) => [...exit.lost, ...exit.unpaid]),
      `${early.length} of them would leave before the end of the term: say ${flags} to do so. Nothing was signed.`,
    ].join("\n"),
  );
}

/** A claim that fails does not stop the others: they are made first, and then the failure is reported. */
async function eachOnItsOwn<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  for (const one of all) {
    await act(one).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      faults.push(error.message);
    });
  }
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
}

function nameOf({ address }: NftHolding): string {
  return `NFT position ${address.toBase58()}`;
}

function unpaidText(nft: NftHolding, { place, dueRaw, reason }: UnpaidClaim): string {
  return `${streamAmount(nft, place, dueRaw)} is due and cannot be paid now (${reason})`;
}

function streamAmount({ pool }: NftHolding, place: number, raw: bigint): string {
  const stream = pool.streams[place];
  return `${amountText(raw, stream?.decimals ?? 0)} of stream ${place} (${stream?.mint.toBase58()})`;
}

async function showHoldings(connection: Connection, wallet: PublicKey): Promise<void> {
  const { coins, nfts, grants, chainTs } = await readHoldings(connection, wallet);
  console.log(`${wallet.toBase58()} at ${new Date(Number(chainTs) * 1000).toISOString()}, by the chain`);
  for (const { address, position, pool, dueRaw, endTs } of coins) {
    const amount = (raw: bigint) => amountText(raw, pool.decimals);
    const state = position.leftTs !== 0n ? "left" : chainTs < endTs ? `until ${dateOf(endTs)}` : "term over";
    console.log(`coin position ${address.toBase58()}`);
    console.log(
      `  principal ${amount(position.principalRaw)}, due ${amount(dueRaw)}, ${position.termDays} days, ${state}`,
    );
  }
  for (const { address, position, pool, dueRaw, givenUpRaw } of nfts) {
    console.log(`NFT position ${address.toBase58()}`);
    console.log(`  NFT ${position.mint.toBase58()}, ${position.leftTs === 0n ? "inside" : "left"}`);
    for (const [place, stream] of pool.streams.entries()) {
      const amount = (raws: bigint[]) => amountText(raws[place] ?? 0n, stream.decimals);
      console.log(
        `  stream ${place} (${stream.mint.toBase58()}): due ${amount(dueRaw)}, leaving gives up ${amount(givenUpRaw)}`,
      );
    }
  }
  for (const { address, grant, dueRaw } of grants) {
    const amount = (raw: bigint) => amountText(raw, grant.decimals);
    console.log(`grant ${address.toBase58()}${grant.plan ? ` "${grant.plan}"` : ""}`);
    console.log(`  total ${amount(grant.totalRaw)}, claimed ${amount(grant.claimedRaw)}, due ${amount(dueRaw)}`);
  }
  if (coins.length + nfts.length + grants.length === 0) console.log("Nothing is there.");
}

type Holdings = Awaited<ReturnType<typeof readHoldings>>;

function only(holdings: Holdings, address: string | undefined): Pick<Holdings, "coins" | "nfts" | "grants"> {
  if (address === undefined) return holdings;
  const wanted = toAddress(address);
  const keep = <T extends { address: PublicKey }>(all: T[]) => all.filter((one) => one.address.equals(wanted));
  const found = { coins: keep(holdings.coins), nfts: keep(holdings.nfts), grants: keep(holdings.grants) };
  if (found.coins.length + found.nfts.length + found.grants.length === 0) {
    throw new UsageError(`The wallet has no position or grant at ${address}.`);
  }
  return found;
}

function dateOf(ts: bigint): string {
  return new Date(Number(ts) * 1000).toISOString().slice(0, 10);
}
