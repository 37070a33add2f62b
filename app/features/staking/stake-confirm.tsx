import { Link } from "react-router";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { CostFacts } from "~/transactions/cost-facts";
import { Notice } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";
import { useT } from "~/ui/use-t";
import { useHolderState } from "~/wallet/use-holder-state";
import { EarlyExit, StakeMovements } from "./stake-facts";
import { StakeSignature, type StakeSignatureProps } from "./stake-signature";
import { NOT_TRIED } from "./trial";

/** Step two of a stake: what goes out, what comes in and when, what it costs, the terms, and the signature. */
export function StakeConfirm(given: StakeSignatureProps) {
  const isSignedIn = useHolderState(given.frame.holderAddress) === "signed-in";
  // the trial run is valid only for the account of the session, not for another one to which the wallet has switched
  const props = isSignedIn ? given : { ...given, trial: NOT_TRIED };
  const { amountRaw, termDays, pool, trial } = props;
  return (
    <div className="deed">
      <div className="deed-main stack-form">
        <StakeMovements {...props} preview={trial.preview} />
        <EarlyExit {...props} preview={trial.preview} />
        <KeyHolder {...props} />
        <Refused {...props} />
      </div>
      <StakeSignature {...props} key={`${amountRaw}.${termDays}.${pool.decimals}`} />
      <Costs {...props} />
    </div>
  );
}

/** That the rules hold as long as nobody replaces the program, and where it is said who can. */
function KeyHolder({ texts }: StakeSignatureProps) {
  const { localePath } = useShell();
  const proof = (text: string) => (
    <Link className="link" to={`/${localePath}/proof`} {...logged("part.link")}>
      {text}
    </Link>
  );
  return (
    <p className="soft">
      <RichText part={texts} name="keyHolder" tags={{ proof }} />
    </p>
  );
}

function Refused({ texts, trial: { refusal } }: StakeSignatureProps) {
  const t = useT();
  return refusal ? <Notice tone="warning" title={t(texts, "changed", { reason: refusal })} /> : null;
}

function Costs({ frame, trial: { preview, refusal } }: StakeSignatureProps) {
  if (refusal || !preview) return null;
  return (
    <section className="deed-costs">
      <h2 className="section-title">{frame.costs.title}</h2>
      <CostFacts texts={{ ...frame.costs, deposit: frame.costs.positionDeposit }} costs={preview} />
    </section>
  );
}
