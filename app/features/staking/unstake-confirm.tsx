import { exitAt } from "~/domain/staking/rules";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatAmount, formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { CostFacts } from "~/transactions/cost-facts";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { ExitIn, ExitReleased } from "./exit-facts";
import { UnstakeSignature, type UnstakeSignatureProps } from "./unstake-signature";

export type UnstakeConfirmProps = Omit<UnstakeSignatureProps, "texts" | "isEarly" | "releasedRaw"> & {
  texts: Pick<Texts["staking"], "unstakeConfirm" | "stakeConfirm">;
  chainTs: bigint;
};

/** Step two of unstaking: what comes in, what is given up for good, what it costs, and the signature. */
export function UnstakeConfirm(props: UnstakeConfirmProps) {
  const t = useT();
  const { texts, position, chainTs, decimals, preview, refusal } = props;
  const locale = useLocale();
  const ts = useChainTs(chainTs);
  const words = texts.unstakeConfirm;
  const exit = exitAt(position, ts);
  const figures = { texts: words, position, ts, decimals };
  const otherAccount = preview?.kind === "unstake" ? preview.otherAccount : undefined;
  const early = {
    date: formatChainTs(locale, ts + exit.secondsLeft),
    reward: formatAmount(locale, exit.releasedRaw, decimals),
  };
  return (
    <div className="work">
      <div className="stack-form">
        <Notice tone={exit.isEarly ? "warning" : "good"} title={exit.isEarly ? words.headingEarly : undefined}>
          <p>{exit.isEarly ? t(words, "earlyText", early) : words.endText}</p>
        </Notice>
        <section>
          <h2 className="section-title">{words.out}</h2>
          <FactList items={[{ term: words.outNothing, value: "0 SCG" }]} />
        </section>
        <section>
          <h2 className="section-title">{words.in}</h2>
          <ExitIn {...figures} />
          {exit.isEarly ? <p className="faint">{words.tick}</p> : null}
        </section>
        <ExitReleased {...figures} />
        {otherAccount ? (
          <Notice tone="warning" title={words.otherAccountTitle}>
            <p>{t(words, "otherAccount", { address: otherAccount })}</p>
          </Notice>
        ) : null}
        {refusal ? <Notice tone="warning" title={t(texts.stakeConfirm, "changed", { reason: refusal })} /> : null}
        {preview ? (
          <section>
            <h2 className="section-title">{texts.stakeConfirm.costs}</h2>
            <CostFacts
              texts={{ ...texts.stakeConfirm, deposit: texts.stakeConfirm.accountDeposit }}
              costs={preview}
              returns={words.deposit}
            />
          </section>
        ) : null}
      </div>
      <UnstakeSignature {...props} isEarly={exit.isEarly} releasedRaw={exit.releasedRaw} />
    </div>
  );
}
