import type { EntitlementCount, EntitlementKind } from "~/domain/entitlements/view";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import { ButtonLink } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-props";
import { rewardName } from "../coin-text";
import { entriesIn } from "../entries-text";
import { loggedIn, loggedReward, NFT_SCREENS, type NftList, type NftTab } from "../nft-screens";

/** How many entries this wallet has on the lists of the tab's collection; null for a list that the tab does not have. */
export type EntitledCounts = Readonly<Record<EntitlementKind, EntitlementCount | null>>;

export type HolderListsProps = {
  texts: ActTexts;
  tab: NftTab;
  holding: NftHoldingPage;
  entitled: EntitledCounts;
  /** The address of a modal: the `details` of a reward, or a `list`. */
  addressOf: (name: "details" | "list", value: string) => string;
};

/** What a holder can look up: the history of each reward, and the lists that the tab has. */
export function HolderLists({ texts, tab, holding, entitled, addressOf }: HolderListsProps) {
  const t = useT();
  const words = texts.mine;
  return (
    <section aria-labelledby="lists-title" className="nft-part">
      <h2 id="lists-title">{words.lists}</h2>
      <ul className="list-rows in-two">
        {streamsInOrder(holding.pool).map((stream) => {
          const reward = rewardName(t, texts.rewards, stream);
          return (
            <li key={stream.place} className="list-row">
              <h3>{reward}</h3>
              <ButtonLink
                size="small"
                to={addressOf("details", String(stream.place))}
                preventScrollReset
                aria-label={t(words, "detailsOf", { reward })}
                {...loggedReward(tab, stream.name, "Details")}
              >
                {words.details}
              </ButtonLink>
            </li>
          );
        })}
        {tab.lists.map((list) => (
          <li key={list} className="list-row">
            <h3>{words[list]}</h3>
            <p className="soft">
              {list === "bonus" ? (
                <LongestStreak texts={texts} holding={holding} />
              ) : (
                <Entitled texts={texts} entitled={entitled[list]} />
              )}
            </p>
            <ListLink texts={texts} tab={tab} list={list} to={addressOf("list", list)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListLink({ texts, tab, list, to }: Pick<HolderListsProps, "texts" | "tab"> & { list: NftList; to: string }) {
  const words = texts.mine;
  const label = tab.kind === "nova" ? words.viewList : list === "benefit" ? words.details : words.view;
  return (
    <ButtonLink
      size="small"
      to={to}
      preventScrollReset
      aria-label={`${words[list]}: ${label}`}
      {...loggedIn(tab, NFT_SCREENS[tab.kind].listLogs[list])}
    >
      {label}
    </ButtonLink>
  );
}

function LongestStreak({ texts, holding }: Pick<HolderListsProps, "texts" | "holding">) {
  const t = useT();
  const { positions, elsewhere } = holding;
  const longest = Math.max(elsewhere?.longestStreak ?? 0, ...positions.map(({ checkIn }) => checkIn?.streak ?? 0));
  return t(texts.mine, "bonusText", { days: t(texts.labels, "days", { count: longest }) });
}

function Entitled({ texts, entitled }: Pick<HolderListsProps, "texts"> & { entitled: EntitlementCount | null }) {
  const locale = useLocale();
  if (!entitled || entitled.count === 0) return texts.mine.entitledNone;
  return entriesIn(locale, texts.listDialog, entitled);
}
