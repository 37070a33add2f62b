import { data, type RouterContextProvider } from "react-router";
import { airdropAddressField } from "~/domain/airdrop/input";
import { listOwnAirdrops, searchAirdrops } from "~/domain/airdrop/queries.server";
import type { AirdropRecord } from "~/domain/airdrop/view";
import { AppError } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { databaseContext, holdersContext, localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { describeError } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { pictures } from "~/ui/art-manifest";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** The airdrops of the address that the page's address asks for, and those of the visitor's own wallets. */
export async function loadAirdropSearch({ request, context }: Asked) {
  const locale = context.get(localeContext);
  const { origin, searchParams } = new URL(request.url);
  const typed = searchParams.get("address") ?? "";
  const { apply: _, row: __, ...texts } = textsOf(locale).airdrop;
  const holders = context.get(holdersContext);
  const deps = { db: context.get(databaseContext), now: new Date() };
  const [{ found, problem, status }, own] = await Promise.all([
    search({ request, context }, typed),
    listOwnAirdrops(deps, holders),
  ]);
  const page = {
    origin,
    localePath: locale.path,
    texts,
    qrLabel: textsOf(locale).qr.open,
    signInFailed: textsOf(locale).wallet.call.signInFailed,
    powerZone: textsOf(locale).shell.groups.powerZone,
    scene: pictures["heads/drop"],
    typed,
    found,
    problem,
    own,
    holders: {
      solana: holders.solana?.walletAddress ?? null,
      eip155: holders.evm?.walletAddress ?? null,
      identity: findIdentity(context)?.walletAddress ?? null,
    },
  };
  return data(page, { status });
}

type Found = {
  found: { address: string; records: AirdropRecord[] } | null;
  /** Why the field's text was not looked up, in words. */
  problem: string | null;
  status: number;
};

async function search({ request, context }: Asked, typed: string): Promise<Found> {
  if (!typed.trim()) return { found: null, problem: null, status: 200 };
  const locale = context.get(localeContext);
  const parsed = airdropAddressField.safeParse(typed);
  if (!parsed.success) return { found: null, problem: textsOf(locale).airdrop.search.wrong, status: 400 };
  try {
    await spendFor("airdrop", { request, context });
    const deps = { db: context.get(databaseContext), now: new Date() };
    return {
      found: { address: parsed.data, records: await searchAirdrops(deps, parsed.data) },
      problem: null,
      status: 200,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { found: null, problem: describeError(error, locale), status: error.status };
  }
}

export type AirdropSearchData = Awaited<ReturnType<typeof loadAirdropSearch>>["data"];
