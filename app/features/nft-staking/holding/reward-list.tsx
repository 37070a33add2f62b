import type { ReactNode } from "react";
import type { EntitlementCount, EntitlementKind } from "~/domain/entitlements/view";
import { holdingNow } from "~/domain/nft-staking/holding/rewards-now";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import { Button, ButtonLink } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-dialog";
import { formatTicking, rewardName } from "../coin-text";
import { entriesIn } from "../entries-text";
import { loggedIn, loggedReward, NFT_SCREENS, type NftList, type NftTab } from "../nft-screens";

/** How many entries this wallet has on the lists of the tab's collection; null for a list that the tab does not have. */
export type EntitledCounts = Readonly<Record<EntitlementKind, EntitlementCount | null>>;

export type RewardListProps = {
  texts: ActTexts;
  tab: NftTab;
  holding: NftHoldingPage;
  entitled: EntitledCounts;
  ts: bigint;
  /** The address of a modal: the `details` of a reward, or a `list`. */
  addressOf: (name: "details" | "list", value: string) => string;
  onClaim: (stream: NftStreamView) => void;
};

/** What a holder's NFTs of a tab have earned, one row per reward, and the lists that they are on. */
export function RewardList({ texts, tab, holding, entitled, ts, addressOf, onClaim }: RewardListProps) {
  const t = useT();
  const words = texts.mine;
  return (
    <section aria-labelledby="rewards-title" className="rewards">
      <h2 id="rewards-title">{words.title}</h2>
      <ul className="reward-rows">
        {holding.pool.streams.map((stream) => (
          <RewardRow
            key={stream.place}
            texts={texts}
            tab={tab}
            holding={holding}
            stream={stream}
            ts={ts}
            details={addressOf("details", String(stream.place))}
            onClaim={() => onClaim(stream)}
          />
        ))}
        {tab.lists.map((list) => (
          <ListRow key={list} texts={texts} tab={tab} list={list} to={addressOf("list", list)}>
            {list === "bonus" ? (
              <LongestStreak texts={texts} holding={holding} />
            ) : (
              <Entitled texts={texts} entitled={entitled[list]} />
            )}
          </ListRow>
        ))}
      </ul>
      {holding.hasMore ? <p className="faint">{t(words, "partial", { count: summedCount(holding) })}</p> : null}
    </section>
  );
}

/** How many positions the sums include. */
export function summedCount({ positions, elsewhere }: NftHoldingPage): number {
  return positions.length + (elsewhere?.count ?? 0);
}

type RewardRowProps = Pick<RewardListProps, "texts" | "tab" | "holding" | "ts"> & {
  stream: NftStreamView;
  details: string;
  onClaim: () => void;
};

function RewardRow({ texts, tab, holding, stream, ts, details, onClaim }: RewardRowProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.mine;
  const { dueRaw, dueNetRaw, lockedRaw } = holdingNow(holding, stream.place, ts);
  const reward = rewardName(t, texts.rewards, stream);
  return (
    <li className="reward-row">
      <h3>{reward}</h3>
      <p className="reward-due">
        <span className="visually-hidden">{words.claimable}: </span>
        <span className="figure money-in">{formatTicking(locale, dueNetRaw, stream, ts)}</span>
        {lockedRaw > 0n ? (
          <small className="faint">
            {words.accrued}: {formatTicking(locale, lockedRaw, stream, ts)}
          </small>
        ) : null}
      </p>
      <div className="row">
        <Button
          size="small"
          variant="primary"
          disabled={dueRaw === 0n}
          aria-label={dueRaw === 0n ? undefined : t(words, "claimOf", { reward })}
          onClick={onClaim}
          {...loggedReward(tab, stream.name, "Claim")}
        >
          {dueRaw === 0n ? words.none : words.claim}
        </Button>
        <ButtonLink
          size="small"
          to={details}
          preventScrollReset
          aria-label={t(words, "detailsOf", { reward })}
          {...loggedReward(tab, stream.name, "Details")}
        >
          {words.details}
        </ButtonLink>
      </div>
    </li>
  );
}

type ListRowProps = Pick<RewardListProps, "texts" | "tab"> & { list: NftList; to: string; children: ReactNode };

function ListRow({ texts, tab, list, to, children }: ListRowProps) {
  const words = texts.mine;
  const label = tab.kind === "nova" ? words.viewList : list === "benefit" ? words.details : words.view;
  return (
    <li className="reward-row list-row">
      <h3>{words[list]}</h3>
      <p className="soft">{children}</p>
      <div className="row">
        <ButtonLink
          size="small"
          to={to}
          preventScrollReset
          aria-label={`${words[list]}: ${label}`}
          {...loggedIn(tab, NFT_SCREENS[tab.kind].listLogs[list])}
        >
          {label}
        </ButtonLink>
      </div>
    </li>
  );
}

function LongestStreak({ texts, holding }: Pick<RewardListProps, "texts" | "holding">) {
  const t = useT();
  const { positions, elsewhere } = holding;
  const longest = Math.max(elsewhere?.longestStreak ?? 0, ...positions.map(({ checkIn }) => checkIn?.streak ?? 0));
  return t(texts.mine, "bonusText", { days: t(texts.labels, "days", { count: longest }) });
}

function Entitled({ texts, entitled }: Pick<RewardListProps, "texts"> & { entitled: EntitlementCount | null }) {
  const locale = useLocale();
  if (!entitled || entitled.count === 0) return texts.mine.entitledNone;
  return entriesIn(locale, texts.listDialog, entitled);
}
