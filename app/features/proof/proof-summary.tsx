import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Notice } from "~/ui/notice";
import { CoinCovers, type CoinCoversProps } from "./coin-covers";
import { ProofRisks, type ProofRisksProps } from "./proof-risks";
import { type FoldState, PROOF_FOLDS, type ProofFoldName, type Verdict } from "./proof-states";

type Props = CoinCoversProps & {
  texts: Texts["proof"];
  verdict: Verdict;
  states: Readonly<Record<ProofFoldName, FoldState>>;
  titles: Readonly<Record<ProofFoldName, string>>;
  programs: ProofRisksProps["programs"];
  freezeAuthority: string | null;
  /** Stands below what is unread or late, because it may be read by now. */
  readAgain: ReactNode;
};

/**
 * Whether everything is covered and what was not counted, who could still undo that, what is wrong if something is, and what
 * is held and owed of each coin.
 */
export function ProofSummary(props: Props) {
  const { texts, covers, nftDrops, staked, verdict, states, titles, programs, freezeAuthority, readAgain } = props;
  const faults = PROOF_FOLDS.filter(({ name }) => states[name].isFault);
  // what is wrong comes before everything else, what is only unread or late after what is known to be covered
  const isFirst = faults.some(({ name }) => states[name].tone === "danger");
  const faultList =
    faults.length > 0 ? (
      <Notice tone="warning" title={isFirst ? texts.summary.faults : texts.summary.unchecked}>
        <ul>
          {faults.map(({ name, id }) => (
            <li key={id}>
              <Link className="link" to={{ hash: id }} replace {...logged("part.link")}>
                {titles[name]}
              </Link>
              : {states[name].text}
            </li>
          ))}
        </ul>
        <p>{readAgain}</p>
      </Notice>
    ) : null;
  return (
    <section className="proof-summary" aria-labelledby="sums-title">
      {isFirst ? faultList : null}
      <Notice tone={verdict.tone} title={verdict.title}>
        {verdict.limits.map((limit) => (
          <p key={limit}>{limit}</p>
        ))}
      </Notice>
      {isFirst ? null : faultList}
      <div className="proof-holds">
        <ProofRisks
          texts={{ risks: texts.risks, keys: texts.keys, names: texts.others.programs }}
          programs={programs}
          freezeAuthority={freezeAuthority}
        />
        <CoinCovers texts={texts} covers={covers} nftDrops={nftDrops} staked={staked} />
      </div>
    </section>
  );
}
