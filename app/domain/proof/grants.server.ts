import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import type { Database } from "~db/client";
import { findGrantVaultAddress } from "~programs/addresses";
import { grantedOf } from "~programs/vesting-schedule";
import { createRecentReading } from "../settings/recent-reading";
import { VESTING_COINS } from "../settings/subjects";
import { type Chain, type ChainAccount, readAccounts, readGroups } from "../solana/chain";
import { readMint, tokenAmountOf } from "../solana/token.server";
import { decodeGrantAccount } from "../vesting/accounts.server";
import type { GrantListQuery } from "../vesting/input";
import { listOpenGrants } from "../vesting/open-grants.server";
import { getVestingSetting, listGrants } from "../vesting/queries.server";
import { GRANTS_COUNTED } from "./cover";
import type { GrantsCover, GrantVault, GrantVaults } from "./view";

/** How long an isolate shows the same sums. */
const BELIEVED_MS = 10_000;

const recent = createRecentReading<GrantsCover>(BELIEVED_MS);

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
  // a page has twenty grants, which one call can read
  const { accounts } = await readAccounts(chain, [mint, ...open.flatMap((grant) => [grant, vaultAddressOf(grant)])]);
  const read = open.flatMap((grant) => vaultOf(grant, accounts));
  const mintAccount = accounts.get(mint);
  const freezeKey = mintAccount ? readMint(mintAccount).freezeAuthority : null;
  const paid = grants.length - read.length;
  return { ...none, vaults: read, paid, freezeAuthority: freezeKey && bs58.encode(freezeKey) };
}

/** The vaults of the newest open grants of known funders in each coin, compared with what they owe. Throws ChainUnavailable. */
export function getGrantsCover(deps: { db: Database; chain: Chain; now: Date }): Promise<GrantsCover> {
  return recent.get(deps.now.getTime(), () => readGrantsCover(deps));
}

async function readGrantsCover({ db, chain }: { db: Database; chain: Chain }): Promise<GrantsCover> {
  const setting = await getVestingSetting(db);
  const lists = await Promise.all(
    VESTING_COINS.map(async (coin) => ({
      coin,
      ...(await listOpenGrants({ db }, { setting, coin, limit: GRANTS_COUNTED })),
    })),
  );
  const open = lists.flatMap(({ coin, addresses }) => addresses.map((address) => ({ coin, address })));
  const readings = await readGroups(
    chain,
    open.map(({ address }) => [address, vaultAddressOf(address)]),
  );
  return {
    vaults: open.flatMap(({ coin, address }, at) =>
      vaultOf(address, readings[at]?.accounts ?? new Map()).map((vault) => ({ ...vault, symbol: coin })),
    ),
    isWhole: lists.every(({ isWhole }) => isWhole),
  };
}

function vaultAddressOf(grant: string): string {
  return findGrantVaultAddress(new PublicKey(grant)).toBase58();
}

/** The vault of a grant; none if all was claimed since D1 was filled. */
function vaultOf(address: string, accounts: ReadonlyMap<string, ChainAccount | null>): GrantVault[] {
  const reading = decodeGrantAccount(accounts.get(address) ?? null);
  if (!reading) return [];
  const { grant } = reading;
  const { plan, decimals } = grant;
  const vault = vaultAddressOf(address);
  const owedRaw = grantedOf(grant) - grant.claimedRaw;
  const heldRaw = tokenAmountOf(accounts.get(vault));
  return [{ address: vault, grant: address, plan, decimals, owedRaw, heldRaw, isCovered: heldRaw >= owedRaw }];
}
