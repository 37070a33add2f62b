import type { Connection, PublicKey } from "@solana/web3.js";
import type { Command } from "commander";
import {
  claimCoinSteps,
  claimGrantSteps,
  claimNftSteps,
  leaveCoinSteps,
  leaveNftSteps,
  readHoldings,
} from "../../programs-client/holdings.ts";
import type { Session } from "./session.ts";
import { UsageError } from "./session.ts";
import { fromRaw, toAddress } from "./values.ts";

/** For holders: what they have, and out with it, whether or not the site is up. */
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
      const steps = [
        ...coins.flatMap(claimCoinSteps),
        ...nfts.flatMap(claimNftSteps),
        ...grants.flatMap(claimGrantSteps),
      ];
      if (steps.length === 0) console.log("Nothing is due.");
      await sendAll(steps);
    });
  punk
    .command("leave")
    .description("takes coins and NFTs back, with the rewards that are due")
    .argument("<address>", "of the position, or `all`")
    .option("--give-up", "also before the end of a term, which gives up what `holdings` says")
    .action(async (address: string, { giveUp = false }: { giveUp?: boolean }) => {
      const { connection, signer, sendAll } = session();
      const holdings = await readHoldings(connection, signer().publicKey);
      const { coins, nfts } = only(holdings, address === "all" ? undefined : address);
      const early =
        coins.filter(({ position, endTs }) => position.leftTs === 0n && holdings.chainTs < endTs).length +
        nfts.filter(({ givenUpRaw }) => givenUpRaw.some((raw) => raw > 0n)).length;
      if (early > 0 && !giveUp) {
        throw new UsageError(`${early} of them would leave before the end of the term: say --give-up to do so.`);
      }
      for (const coin of coins) await sendAll(leaveCoinSteps(coin));
      for (const nft of nfts) await sendAll(await leaveNftSteps(connection, nft));
    });
}

async function showHoldings(connection: Connection, wallet: PublicKey): Promise<void> {
  const { coins, nfts, grants, chainTs } = await readHoldings(connection, wallet);
  console.log(`${wallet.toBase58()} at ${new Date(Number(chainTs) * 1000).toISOString()}, by the chain`);
  for (const { address, position, pool, dueRaw, endTs } of coins) {
    const amount = (raw: bigint) => fromRaw(raw, pool.decimals);
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
      const amount = (raws: bigint[]) => fromRaw(raws[place] ?? 0n, stream.decimals);
      console.log(
        `  stream ${place} (${stream.mint.toBase58()}): due ${amount(dueRaw)}, leaving gives up ${amount(givenUpRaw)}`,
      );
    }
  }
  for (const { address, grant, dueRaw } of grants) {
    const amount = (raw: bigint) => fromRaw(raw, grant.decimals);
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
