import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { countEntitlements } from "~/domain/entitlements/queries.server";
import type { EntitlementKind } from "~/domain/entitlements/view";
import { getNftHoldingPage } from "~/domain/nft-staking/holding/holding-page.server";
import { nftHoldingCursorField } from "~/domain/nft-staking/holding/input";
import { countOwn } from "~/domain/nft-staking/holding/own-nfts.server";
import { listWalletNfts } from "~/domain/nft-staking/holding/queries.server";
import { openWalletTokens } from "~/domain/nft-staking/holding/wallet-nfts.server";
import { getNftPool } from "~/domain/nft-staking/pool/queries.server";
import type { NftPoolKind, NftPoolView } from "~/domain/nft-staking/pool/view";
import { nextKoreanDayTs } from "~/domain/nft-staking/rules";
import { type NftTabPart, parseHiddenNftParts } from "~/domain/settings/nft-tab-parts";
import { getSetting } from "~/domain/settings/queries.server";
import { addressField } from "~/domain/solana/address";
import { findDueSurvey } from "~/domain/surveys/queries.server";
import { AppError } from "~/errors";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { formatDayEnd } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { readAddress } from "~/server/address-params.server";
import { localeContext } from "~/server/context";
import { describeError, type WayOut } from "~/server/http.server";
import { type PictureId, pictures } from "~/ui/art-manifest";
import { readAsked } from "./asked.server";
import type { OfferedNft } from "./holding/wallet-nft-card";
import {
  findTab,
  NFT_SCREENS,
  type NftCollection,
  type NftList,
  type NftTab,
  PERIOD_FILTERS,
  tabPath,
} from "./nft-screens";
import { bonusStreamOf, wordsForPool } from "./pool/bonus";

type LoaderArgs = {
  url: URL;
  context: Readonly<RouterContextProvider>;
  params: { tab?: string };
};

/** A character of each collection, shown beside what the pool pays. */
const FACES: Record<NftCollection, PictureId> = {
  genesis: "people/genesis-3",
  punkykongz: "people/punkykongz-1",
  "punky-hag": "people/punky-hag-2",
  "wise-alya": "people/wise-alya-4",
};

/**
 * Everything that a tab of an NFT screen shows. Throws a 404 for a tab that does not exist, and a redirect to the screen for
 * the name of its first tab, which has no address of its own.
 */
export async function loadNftScreen({ url, context, params }: LoaderArgs, kind: NftPoolKind) {
  const first = findTab(kind, undefined);
  if (params.tab !== undefined && params.tab === first?.id) {
    throw redirect(`/${context.get(localeContext).path}/${tabPath(kind, first.id)}`, 301);
  }
  const found = findTab(kind, params.tab);
  if (!found) throw data(null, { status: 404 });
  const screen = await openMoneyScreen(context);
  const { deps, texts, wallet, locale } = screen;
  const hidden = parseHiddenNftParts(await getSetting(deps.db, "hidden_nft_parts"));
  const isHidden = (part: NftTabPart, id: NftCollection = found.id) => hidden.has(`${kind}.${id}.${part}`);
  const tab = { ...found, lists: found.lists.filter((list) => !isHidden(list)) };
  const key = { kind, collection: tab.id };
  const wanted = readAddress(nftScreenSchema, url, locale, kind === "nova" ? termsOf(url, locale) : []);
  const { after, from } = wanted;
  const period = wanted.term === null ? null : Number(wanted.term);
  // where staking is not offered, the screen says what it says of a paused pool; what is inside can leave either way
  const asShown = (read: NftPoolView) => (isHidden("stake") ? { ...read, isPaused: true } : read);
  const [pool, holding] = await Promise.all([
    readOrProblem(context, async () => asShown(await getNftPool(deps, key))),
    wallet ? readHolding(context, screen, { tab, wallet, after, from, period, asShown }) : null,
  ]);
  const asked = wallet ? await readAsked(screen, { tab, wallet, url }) : null;
  const { boost, nova, ...shared } = texts.nftStaking;
  const { tabs, ...words } = kind === "boost" ? boost : nova;
  // if the pool cannot be read, the texts do not promise a bonus that it may not pay
  const hasBonus = pool.value ? bonusStreamOf(pool.value) !== undefined : false;
  const about = (tabs as Record<string, { lead: string; description: string }>)[tab.id];
  return {
    frame: { ...screen.frame, scene: pictures[`pools/${kind}-${tab.id}` as PictureId] },
    texts: {
      ...shared,
      costs: { ...texts.costs, ...texts.nftStaking.costs },
      calendar: { link: texts.account.calendar, what: texts.account.calendarWhat },
    },
    screen: wordsForPool(words, hasBonus),
    lead: about?.lead ?? "",
    description: about?.description ?? words.description,
    precautions: kind === "nova" ? nova.info.precautions.items : [],
    tab,
    tabs: NFT_SCREENS[kind].tabs.map(({ id }) => id).filter((id) => id === tab.id || !isHidden("tab", id)),
    infos: NFT_SCREENS[kind].infos.map(({ id }) => id).filter((id) => !isHidden(id)),
    face: pictures[FACES[tab.id]],
    pool,
    holding,
    asked,
    after,
    from: holding?.value?.holding.isFirstPage === false ? from : null,
    period,
    path: `/${locale.path}/${tabPath(kind, tab.id)}`,
    awayUntil: checkInsUntil(locale, deps.now),
    localePath: locale.path,
    origin: url.origin,
  };
}

/** When the day for check-ins ends, by the server's clock, for while the chain's cannot be read. */
export function checkInsUntil(locale: Locale, now: Date): string {
  const ts = BigInt(Math.floor(now.getTime() / 1_000));
  return formatDayEnd(locale, nextKoreanDayTs(ts), ts);
}

export type NftScreenData = Awaited<ReturnType<typeof loadNftScreen>>;

type Screen = Awaited<ReturnType<typeof openMoneyScreen>>;

type Part = { after: string | null; from: string | null; period: number | null };
type HoldingOf = Part & { tab: NftTab; wallet: string; asShown: (pool: NftPoolView) => NftPoolView };

/** What a wallet has in the pool and outside it, and the survey before its first claim. */
async function readHolding(
  context: LoaderArgs["context"],
  { deps, locale }: Screen,
  { tab, wallet, after, from, period, asShown }: HoldingOf,
) {
  const key = { kind: tab.kind, collection: tab.id };
  return readOrProblem(context, async () => {
    const entitled = (kind: EntitlementKind) =>
      (tab.lists as readonly NftList[]).includes(kind)
        ? countEntitlements(deps, { wallet, kind, collection: tab.id })
        : null;
    const tokens = await openWalletTokens(deps.chain, wallet);
    // the counts of the tabs look through the whole wallet: later parts do without, and no part of the screen falls with them
    const isFirst = after === null && from === null;
    const [holding, held, own, survey, rwa, benefit] = await Promise.all([
      getNftHoldingPage(deps, wallet, key, { cursor: from, termDays: period }),
      listWalletNfts(deps, wallet, key, { after, tokens }),
      isFirst ? readOrProblem(context, () => countOwn(deps, { wallet, kind: tab.kind, tokens })) : null,
      findDueSurvey(deps, { wallet, poolKind: tab.kind, localeCode: locale.code }),
      entitled("rwa"),
      entitled("benefit"),
    ]);
    const nfts = held.nfts.map(({ refusal, ...nft }): OfferedNft => {
      return { ...nft, refusal: refusal && describeError(new AppError(refusal), locale) };
    });
    return {
      holding: { ...holding, pool: asShown(holding.pool) },
      wallet: { ...held, nfts },
      own: own?.value ?? null,
      survey,
      entitled: { rwa, benefit },
    };
  });
}

const nftScreenSchema = z.object({
  /** The mint after which the wallet is read; null means from its beginning. */
  after: addressField.nullable().default(null),
  from: nftHoldingCursorField.nullable().default(null),
  term: z
    .enum(PERIOD_FILTERS.map(({ days }) => String(days)))
    .nullable()
    .default(null),
});

/** The terms to which the list can be limited, each with its address. */
function termsOf(url: URL, locale: Locale): WayOut[] {
  const { labels } = textsOf(locale).nftStaking;
  const t = translateIn(locale);
  const terms = PERIOD_FILTERS.map(({ days }) => ({
    href: `${url.pathname}?term=${days}`,
    label: t(labels, "days", { count: days }),
  }));
  return [{ href: url.pathname, label: labels.allTerms }, ...terms];
}
