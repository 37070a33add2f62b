import { formatCoin } from "~/features/money/money-text";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { COIN_INFO } from "~/shell/dialog-ids";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { opensDialog } from "~/ui/dialog";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

export type ViewActionProps = {
  texts: Texts["staking"]["view"];
  claimableRaw: bigint;
  decimals: number;
  /** What comes first where there is no position yet: a stake, or the coin if the wallet has nothing to stake. */
  first: "stake" | "coin" | null;
  /** How many of the positions on this page can pay something now. */
  payers: number;
  /** Whether there are positions on other pages, of which neither the sum nor the number is known here. */
  isPartial: boolean;
  onClaim: () => void;
  onClaimAll: () => void;
};

/** The one loud button of "My staking": claims from the one position that can pay or from all of them, or leads to a stake or to its coin. */
export function ViewAction(props: ViewActionProps) {
  const { texts, claimableRaw, decimals, first, payers, isPartial, onClaim, onClaimAll } = props;
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  if (first === "coin") {
    return (
      <ActionBar>
        <Button variant="primary" size="large" {...opensDialog(COIN_INFO)} {...logged("shell.coinInfo")}>
          {texts.getCoin}
        </Button>
      </ActionBar>
    );
  }
  if (payers === 0 && !isPartial) {
    return (
      <ActionBar isOfPage={first === null}>
        <ButtonLink
          variant="primary"
          size="large"
          to={`/${localePath}/powerzoneCoinStakingWriteStaking`}
          {...logged("coinStakingView.addStaking")}
        >
          {first ? texts.firstStaking : texts.addStaking}
        </ButtonLink>
      </ActionBar>
    );
  }
  const sum = formatCoin(locale, claimableRaw, decimals);
  if (payers === 1 && !isPartial) {
    return (
      <ActionBar isOfPage sum={sum}>
        <Button variant="primary" size="large" onClick={onClaim} {...logged("coinStakingView.claimReward")}>
          {texts.claim}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar isOfPage sum={isPartial ? null : t(texts, "claimAllOf", { sum, count: payers })}>
      <Button
        variant="primary"
        size="large"
        aria-haspopup="dialog"
        onClick={onClaimAll}
        {...logged("coinStakingView.claimAll")}
      >
        {texts.claimAll}
      </Button>
    </ActionBar>
  );
}
