import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import type { Database } from "~db/client";
import { findGrantVaultAddress } from "~programs/addresses";
import { grantedOf } from "~programs/vesting-schedule";
import { VESTING_COINS } from "../settings/subjects";
import type { Chain } from "../solana/chain";
import { readMint, tokenAmountOf } from "../solana/token.server";
import { decodeGrantAccount } from "../vesting/accounts.server";
import type { GrantListQuery } from "../vesting/input";
import { getVestingSetting, listGrants } from "../vesting/queries.server";
import type { GrantVault, GrantVaults } from "./view";

/**
 * A page of the grants of known funders, each vault compared with what its grant owes. D1 lists them; every figure is from
 * one slot of the chain. Throws ChainUnavailable.
 */
export async function getGrantVaults(
  { db, chain }: { db: Database; chain: Chain },
  asked: Pick<GrantListQuery, "coin" | "after">,
): Promise<GrantVaults> {
  const setting = await getVestingSetting(db);
  const coins = VESTING_COINS.filter((coin) => setting.mints[coin]);
  const coin = coins.includes(asked.coin) ? asked.coin : (coins[0] ?? asked.coin);
  const mint = setting.mints[coin];
  const query = { coin, after: asked.after, q: "", funders: "known" as const, setting, chainTs: 0n };
  const { grants, nextCursor } = await listGrants({ db }, query);
  const none = { coins, coin, after: asked.after, nextCursor, vaults: [], paid: grants.length, freezeAuthority: null };
  const open = grants.filter(({ isClosed }) => !isClosed).map(({ address }) => address);
  if (!mint || open.length === 0) return none;
  const vaults = open.map((address) => findGrantVaultAddress(new PublicKey(address)).toBase58());
  // a page has twenty grants, which one call can read
  const { accounts } = await chain.getAccounts([mint, ...open, ...vaults]);
  const read = open.flatMap((_, i): GrantVault[] => {
    const reading = decodeGrantAccount(accounts[1 + i]);
    // claimed to the last unit since D1 was filled
    if (!reading) return [];
    const { grant, address } = reading;
    const owedRaw = grantedOf(grant) - grant.claimedRaw;
    const heldRaw = tokenAmountOf(accounts[1 + open.length + i]);
    const { plan, decimals } = grant;
    return [
      { address: vaults[i] ?? "", grant: address, plan, decimals, owedRaw, heldRaw, isCovered: heldRaw >= owedRaw },
    ];
  });
  const freezeKey = accounts[0] ? readMint(accounts[0]).freezeAuthority : null;
  const paid = grants.length - read.length;
  return { ...none, vaults: read, paid, freezeAuthority: freezeKey && bs58.encode(freezeKey) };
}
