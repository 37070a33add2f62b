import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { ReadingProblem } from "~/features/money/reading-problem";
import { localeOfUrl } from "~/locales/locales";
import { translateIn } from "~/locales/translate";
import { pageMeta } from "~/shell/page-meta";
import { addressWith } from "~/ui/address-with";
import { useT } from "~/ui/use-t";
import { useHolderState } from "~/wallet/use-holder-state";
import { rewardName } from "./coin-text";
import { DetailsDialog } from "./history/details-dialog";
import { EntitlementsDialog } from "./history/entitlements-dialog";
import type { AddressPart } from "./holding/holder-act";
import { HolderArea } from "./holding/holder-area";
import { NftPage } from "./nft-page";
import { loggedIn, NFT_SCREENS, tabPath } from "./nft-screens";
import type { NftScreenData } from "./nft-staking-screen.server";
import { PoolTerms } from "./pool/pool-terms";

/** A tab of Punky Boost or Punky Nova. A visitor sees the pool; a holder sees their NFTs first. */
export function NftScreen(loaded: NftScreenData) {
  const { frame, texts, screen, tab, pool, holding, precautions, period, after, from, path, lead, face, tabs, infos } =
    loaded;
  const { asked, awayUntil } = loaded;
  const t = useT();
  const holderState = useHolderState(frame.holderAddress);
  const isSignedIn = holderState === "signed-in";
  const shown = addressWith(path, { term: period === null ? null : String(period), after, from });
  const addressOf = (name: AddressPart, value: string | null) => addressWith(shown, { [name]: value });
  const tryAgain = loggedIn(tab, "tryAgain");
  const problem = pool.problem ?? (isSignedIn ? holding?.problem : null);
  const isAway = problem?.code === "ChainUnavailable";
  const holder = isSignedIn && !pool.problem ? holding?.value : null;
  return (
    <NftPage
      frame={frame}
      kind={tab.kind}
      tab={tab}
      tabs={tabs}
      infos={infos}
      screen={screen}
      texts={texts}
      own={holder?.own ?? null}
    >
      {problem ? (
        <div className="wrap nft-away">
          <ReadingProblem
            labels={texts.labels}
            // the deadline belongs into the bold line, which else says that nothing is affected
            message={
              isAway && tab.lists.includes("bonus") ? t(texts.labels, "away", { until: awayUntil }) : problem.message
            }
            log={tryAgain}
          >
            {tab.lists.includes("bonus") ? <p>{texts.labels.daysGoOn}</p> : null}
          </ReadingProblem>
        </div>
      ) : null}
      {holder ? (
        <HolderArea
          key={tab.id}
          frame={frame}
          texts={texts}
          tab={tab}
          holding={holder.holding}
          wallet={holder.wallet}
          survey={holder.survey}
          entitled={holder.entitled}
          precautions={precautions}
          period={period}
          isLaterPart={after !== null}
          addressOf={addressOf}
          checkIns={asked?.kind === "check-ins" ? { backTo: addressOf("details", null) } : null}
        />
      ) : null}
      {pool.value && !holder ? (
        <div className="on-paper">
          <PoolTerms texts={texts} lead={lead} pool={pool.value} tab={tab} face={face} period={period} />
        </div>
      ) : null}
      {isSignedIn ? <Asked loaded={loaded} addressOf={addressOf} /> : null}
    </NftPage>
  );
}

type AddressOf = (name: AddressPart, value: string | null) => string;

/** The modal that the address asks for. */
function Asked({ loaded, addressOf }: { loaded: NftScreenData; addressOf: AddressOf }) {
  const t = useT();
  const { asked, texts, tab, pool, path } = loaded;
  if (!asked) return null;
  const backTo = addressOf("details", null);
  if (asked.kind === "entitlements") return <EntitlementsDialog {...asked} texts={texts} tab={tab} backTo={backTo} />;
  // this dialog is in the area of the NFTs, because it leads to a check-in
  if (asked.kind === "check-ins") return null;
  const stream = pool.value?.streams[asked.place];
  const params = new URLSearchParams({ place: String(asked.place) });
  for (const [name, value] of Object.entries(asked.search)) if (value) params.set(name, value);
  const folder = path.endsWith(`/${tab.id}`) ? path : `${path}/${tab.id}`;
  return (
    <DetailsDialog
      {...asked}
      texts={texts}
      tab={tab}
      reward={stream ? rewardName(t, texts.rewards, stream) : ""}
      backTo={backTo}
      fileTo={`${folder}/history.csv?${params}`}
    />
  );
}

/** The metadata of a tab for search engines and shared links. */
export function nftMeta(loaded: NftScreenData | undefined) {
  if (!loaded) return [];
  const { origin, localePath, screen, tab, description } = loaded;
  const isFirst = NFT_SCREENS[tab.kind].tabs[0]?.id === tab.id;
  const title = isFirst
    ? screen.title
    : translateIn(localeOfUrl(`/${localePath}`))(screen, "tabTitle", { collection: COLLECTION_NAMES[tab.id] });
  return pageMeta({
    origin,
    localePath: localePath,
    slug: tabPath(tab.kind, tab.id),
    title: `${title} | Punkvism`,
    description: isFirst ? screen.description : description,
  });
}
