import { exitAt } from "~/domain/staking/rules";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatChainTs, formatSteady } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { CostFacts } from "~/transactions/cost-facts";
import { Sol } from "~/transactions/sol";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { ExitIn, ExitPosition, ExitReleased } from "./exit-facts";
import { ExitHead } from "./exit-head";
import { givenUpOf } from "./given-up";
import { UnstakeSignature, type UnstakeSignatureProps } from "./unstake-signature";

export type UnstakeConfirmProps = Omit<UnstakeSignatureProps, "texts" | "ts" | "isEarly" | "givenUpRaw"> & {
  texts: UnstakeSignatureProps["texts"] & Pick<Texts["staking"], "unstakeConfirm" | "stakeConfirm">;
  chainTs: bigint;
};

/** Step two of unstaking: which position, what comes in, what is given up for good, what it costs, and the signature. */
export function UnstakeConfirm(props: UnstakeConfirmProps) {
  const t = useT();
  const { frame, texts, position, chainTs, decimals, trial } = props;
  const { preview, refusal } = trial;
  const locale = useLocale();
  const ts = useChainTs(chainTs);
  const words = texts.unstakeConfirm;
  const exit = exitAt(position, ts);
  const givenUpRaw = givenUpOf(position, ts, decimals);
  const figures = { texts: words, position, ts, decimals };
  const refund = BigInt(preview?.refundLamports ?? 0);
  const otherAccount = preview?.kind === "unstake" ? preview.otherAccount : undefined;
  const early = {
    date: formatChainTs(locale, ts + exit.secondsLeft),
    reward: formatSteady(locale, givenUpRaw, decimals),
  };
  return (
    <div className="deed">
      <div className="deed-main stack-form">
        <ExitHead {...figures} labels={frame.labels} />
        <section>
          <h2 className="section-title">{words.in}</h2>
          <ExitIn
            {...figures}
            deposit={refund > 0n ? { term: frame.costs.returns, value: <Sol lamports={refund} /> } : null}
          />
        </section>
        <ExitReleased {...figures} />
        <Notice tone={exit.isEarly ? "warning" : "good"} title={exit.isEarly ? words.headingEarly : undefined}>
          <p>{exit.isEarly ? t(words, "earlyText", early) : words.endText}</p>
        </Notice>
        {otherAccount ? (
          <Notice tone="warning" title={words.otherAccountTitle}>
            <p>{t(words, "otherAccount", { address: otherAccount })}</p>
          </Notice>
        ) : null}
        {refusal ? <Notice tone="warning" title={t(texts.stakeConfirm, "changed", { reason: refusal })} /> : null}
        <Fold summary={words.more}>
          <ExitPosition {...figures} />
          {exit.isEarly ? <p>{words.tick}</p> : null}
        </Fold>
      </div>
      <UnstakeSignature {...props} ts={ts} isEarly={exit.isEarly} givenUpRaw={givenUpRaw} />
      {preview ? (
        <section className="deed-costs">
          <h2 className="section-title">{frame.costs.title}</h2>
          {/* the deposit that comes back is income, and stands there */}
          <CostFacts texts={frame.costs} costs={{ ...preview, refundLamports: "0" }} />
        </section>
      ) : null}
    </div>
  );
}
