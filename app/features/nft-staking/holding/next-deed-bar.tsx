import { Fragment } from "react";
import { MINTS_A_BATCH } from "~/domain/nft-staking/batch/batch-bounds";
import type { NftPositionView } from "~/domain/nft-staking/holding/view";
import { Money } from "~/features/money/money";
import { formatDayEnd } from "~/locales/format";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatReward, rewardName } from "../coin-text";
import { loggedIn, loggedReward } from "../nft-screens";
import { bonusStreamOf } from "../pool/bonus";
import { checkInAllText } from "./check-in-all-text";
import { type ChosenTerm, checkInAll, type HolderAreaProps, type OnAct } from "./holder-act";
import { claimableByCoin, claimableStreams, type NextDeed, openCheckIns } from "./next-deed";
import { StakeSum } from "./stake-sum";
import { chooseAllText, isWholeWallet } from "./wallet-count";
import type { OfferedNft } from "./wallet-nft-card";

export type NextDeedBarProps = Pick<HolderAreaProps, "texts" | "tab" | "holding" | "wallet" | "isLaterPart"> & {
  term: ChosenTerm;
  deed: NextDeed | null;
  /** What is chosen in the wallet, and of what is staked. */
  picked: readonly OfferedNft[];
  pickedStaked: readonly NftPositionView[];
  /** How many NFTs of the wallet can be chosen. */
  freeCount: number;
  ts: bigint;
  onAct: OnAct;
  onChooseAll: () => void;
};

/** The screen's one loud button, with what it is about. Nothing while nothing can be done. */
export function NextDeedBar(props: NextDeedBarProps) {
  const t = useT();
  const { deed, texts, tab, picked, pickedStaked, onAct } = props;
  const words = texts.nfts;
  if (deed === null) return null;
  if (deed === "choose") return <ChooseAll {...props} />;
  if (deed === "check-in") return <CheckInBar {...props} />;
  if (deed === "claim") return <ClaimBar {...props} />;
  const leaving = pickedStaked.slice(0, MINTS_A_BATCH);
  return (
    <ActionBar isOfPage sum={deed === "stake" ? <StakeSum {...props} /> : null}>
      {deed === "stake" ? (
        <Button
          variant="primary"
          size="large"
          onClick={() => onAct({ kind: "stake", nfts: picked })}
          {...loggedIn(tab, "staking")}
        >
          {t(words, "stakeChosen", { count: picked.length })}
        </Button>
      ) : null}
      {leaving.length > 0 ? (
        <Button
          variant={deed === "unstake" ? "primary" : "secondary"}
          size="large"
          onClick={() => onAct({ kind: "unstake", positions: leaving })}
          {...loggedIn(tab, "unstaking")}
        >
          {t(words, "unstakeChosen", { count: leaving.length })}
        </Button>
      ) : null}
    </ActionBar>
  );
}

/** Before an NFT is chosen: what each would earn, and the way to choose them all. */
function ChooseAll(props: NextDeedBarProps) {
  const t = useT();
  const { texts, tab, freeCount, onChooseAll } = props;
  const words = texts.nfts;
  return (
    <ActionBar isOfPage sum={<StakeSum {...props} />}>
      <Button variant="primary" size="large" onClick={onChooseAll} {...loggedIn(tab, "selectAll")}>
        {freeCount === 1
          ? words.stakeAll
          : chooseAllText(t, words, { count: freeCount, isWhole: isWholeWallet(props) })}
      </Button>
    </ActionBar>
  );
}

function CheckInBar({ texts, tab, holding, ts, onAct }: NextDeedBarProps) {
  const t = useT();
  const locale = useLocale();
  const bonus = bonusStreamOf(holding.pool);
  const { bonusNetRaw } = openCheckIns(holding);
  const amount = bonus ? formatReward(locale, bonusNetRaw, bonus) : "";
  const until = formatDayEnd(locale, holding.nextDayTs, ts);
  return (
    <ActionBar isOfPage sum={t(texts.nfts, "checkInSum", { until, amount })}>
      <Button
        variant="primary"
        size="large"
        onClick={() => onAct(checkInAll(holding))}
        {...loggedIn(tab, "allCheckIn")}
      >
        {checkInAllText(t, texts.nfts, holding)}
      </Button>
    </ActionBar>
  );
}

function ClaimBar({ texts, holding, tab, ts, onAct }: NextDeedBarProps) {
  const t = useT();
  const [stream, ...others] = claimableStreams(holding, ts);
  if (!stream) return null;
  const sum = (
    <>
      {texts.mine.title}:{" "}
      {claimableByCoin(holding, ts).map(({ symbol, decimals, raw }, index) => (
        <Fragment key={symbol}>
          {index > 0 ? " + " : null}
          <Money raw={raw} decimals={decimals} coin={symbol} steady />
        </Fragment>
      ))}
    </>
  );
  if (others.length > 0) {
    return (
      <ActionBar isOfPage sum={sum}>
        <Button
          variant="primary"
          size="large"
          onClick={() => onAct({ kind: "claim-all" })}
          {...loggedIn(tab, "claimAll")}
        >
          {texts.mine.claimAll}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar isOfPage sum={sum}>
      <Button
        variant="primary"
        size="large"
        onClick={() => onAct({ kind: "claim", stream })}
        {...loggedReward(tab, stream.name, "Claim")}
      >
        {t(texts.mine, "claimCoin", { reward: rewardName(t, texts.rewards, stream) })}
      </Button>
    </ActionBar>
  );
}
