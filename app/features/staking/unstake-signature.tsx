import type { PositionView } from "~/domain/staking/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatSteady } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useShell } from "~/shell/use-shell";
import { CheckField } from "~/ui/field";
import { useConsent } from "~/ui/use-consent";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { DeedSignature } from "./deed-signature";
import { ExitSum } from "./exit-sum";
import type { Trial } from "./trial";
import { useDeed } from "./use-deed";

export type UnstakeSignatureProps = {
  frame: MoneyFrame;
  texts: Pick<Texts["staking"], "unstakeConfirm"> & {
    unstake: Pick<Texts["staking"]["unstake"], "getBack" | "giveUp">;
  };
  position: PositionView;
  ts: bigint;
  decimals: number;
  trial: Trial;
  isEarly: boolean;
  /** The reward that leaving now gives up for good, after the fee. */
  givenUpRaw: bigint;
};

/** The consent to what leaving early gives up, and the signature that unstakes. */
export function UnstakeSignature(props: UnstakeSignatureProps) {
  const { frame, texts, position, ts, decimals, trial, isEarly, givenUpRaw } = props;
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const words = texts.unstakeConfirm;
  const consent = useConsent(isEarly);
  const deed = useDeed({
    frame,
    trial,
    wish: { kind: "unstake", parameters: { positionAddress: position.address } },
    outcome: "powerzoneCoinStakingWriteUnStakingComplete",
  });
  return (
    <DeedSignature
      frame={frame}
      deed={deed}
      sum={<ExitSum texts={texts.unstake} position={position} ts={ts} decimals={decimals} />}
      consent={
        isEarly ? (
          <CheckField
            {...consent.field}
            label={`(${words.required}) ${t(words, "understand", { amount: formatSteady(locale, givenUpRaw, decimals) })}`}
            disabled={deed.isBusy}
            {...consent.noteOf(words.understandNeeded)}
          />
        ) : null
      }
      previous={{
        to: `/${localePath}/powerzoneCoinStakingWriteUnStaking?position=${position.address}`,
        label: frame.labels.previous,
        log: "coinUnstakingConfirm.previous",
      }}
      submit={{
        label: isEarly ? words.apply : words.applyAtEnd,
        log: "coinUnstakingConfirm.agreeAndApply",
        variant: isEarly ? "danger" : "primary",
        unready: isEarly && !consent.field.checked,
        onClick: () => {
          if (consent.isGiven()) deed.begin();
        },
      }}
    />
  );
}
