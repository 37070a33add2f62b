import { Button, ButtonLink } from "~/components/button";
import { useLocale } from "~/components/use-locale";
import type { NftHolding, NftStreamView } from "~/domain/nft-staking/view";
import { fill } from "~/locales/fill";
import { fillCount, formatNumber } from "~/locales/format";
import type { ActTexts } from "./act-dialog";
import { formatTicking, rewardName } from "./coin-text";
import { loggedIn, loggedReward, NFT_SCREENS, type NftList, type NftTab } from "./nft-screens";
import { totalNow } from "./rewards-now";

export type RewardListProps = {
  texts: ActTexts;
  tab: NftTab;
  holding: NftHolding;
  ts: bigint;
  /** The address of a modal: `details` of a reward, or a `list`. */
  addressOf: (name: "details" | "list", value: string) => string;
  onClaim: (stream: NftStreamView) => void;
};

/** What a holder's NFTs of a tab have earned, a row a reward, and the lists they are on. */
export function RewardList({ texts, tab, holding, ts, addressOf, onClaim }: RewardListProps) {
  const locale = useLocale();
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
          <ListRow key={list} texts={texts} tab={tab} list={list} holding={holding} to={addressOf("list", list)} />
        ))}
      </ul>
      {holding.hasMore ? (
        <p className="faint">{fill(words.partial, { count: formatNumber(locale, holding.positions.length) })}</p>
      ) : null}
    </section>
  );
}

type RewardRowProps = Pick<RewardListProps, "texts" | "tab" | "holding" | "ts"> & {
  stream: NftStreamView;
  details: string;
  onClaim: () => void;
};

function RewardRow({ texts, tab, holding, stream, ts, details, onClaim }: RewardRowProps) {
  const locale = useLocale();
  const words = texts.mine;
  const { dueRaw, lockedRaw } = totalNow(holding.positions, stream.place, holding.pool, ts);
  const reward = rewardName(texts.rewards, stream);
  return (
    <li className="reward-row">
      <h3>{reward}</h3>
      <p className="reward-due">
        <span className="visually-hidden">{words.claimable}: </span>
        <span className="figure money-in">{formatTicking(locale, dueRaw, stream)}</span>
        {lockedRaw > 0n ? (
          <small className="faint">
            {words.accrued}: {formatTicking(locale, lockedRaw, stream)}
          </small>
        ) : null}
      </p>
      <div className="row">
        <Button
          size="small"
          variant="primary"
          disabled={dueRaw === 0n}
          aria-label={dueRaw === 0n ? undefined : fill(words.claimOf, { reward })}
          onClick={onClaim}
          {...loggedReward(tab, stream.name, "Claim")}
        >
          {dueRaw === 0n ? words.none : words.claim}
        </Button>
        <ButtonLink
          size="small"
          to={details}
          preventScrollReset
          aria-label={fill(words.detailsOf, { reward })}
          {...loggedReward(tab, stream.name, "Details")}
        >
          {words.details}
        </ButtonLink>
      </div>
    </li>
  );
}

type ListRowProps = Pick<RewardListProps, "texts" | "tab" | "holding"> & { list: NftList; to: string };

function ListRow({ texts, tab, list, holding, to }: ListRowProps) {
  const locale = useLocale();
  const words = texts.mine;
  const longest = Math.max(0, ...holding.positions.map(({ checkIn }) => checkIn?.streak ?? 0));
  const about =
    list === "bonus" ? fill(words.bonusText, { days: fillCount(locale, texts.labels.days, longest) }) : null;
  const label = tab.kind === "nova" ? words.viewList : list === "benefit" ? words.details : words.view;
  return (
    <li className="reward-row list-row">
      <h3>{words[list]}</h3>
      <p className="soft">{about ?? words.entitled}</p>
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
