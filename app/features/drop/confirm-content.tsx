import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { CostSection } from "~/transactions/cost-facts";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import type { DropContent, DropDialogProps, DropQuestion } from "./drop-content";

/**
 * The question 'Would you like to drop?' and its answers 'Yes' and 'No' are the specification's. "To drop" also means to give
 * up, so the sentence below it and both answers say that a gift is taken.
 */
export function confirmContent(
  { frame, texts, gift, spelled, signer, transaction }: DropDialogProps,
  t: Translate,
  { costs: { costs, problem, again }, ask }: DropQuestion,
) {
  const words = texts.confirmDialog;
  return {
    title: words.title,
    closeLog: "punkyDrop.confirmNo",
    children: (
      <>
        <p>{t(words, "text", { gift })}</p>
        <FactList items={[{ term: words.in, value: gift, note: spelled, tone: "in" }]} />
        <CostSection
          texts={{ ...frame.costs, noDeposit: words.noDeposit }}
          costs={costs}
          problem={problem}
          unreachable={texts.unreachable}
        />
      </>
    ),
    actions: (
      <>
        <Button key="no" onClick={() => ask(false)} {...logged("punkyDrop.confirmNo")}>
          {words.no}
        </Button>
        {problem === null ? (
          <Button
            key="yes"
            variant="primary"
            busy={!costs && signer.isReady}
            disabled={!signer.isReady}
            onClick={() => transaction.start(costs)}
            {...logged("punkyDrop.confirmYes")}
          >
            {t(words, "yes", { gift })}
          </Button>
        ) : (
          <Button key="again" variant="primary" onClick={again} {...logged("punkyDrop.tryAgain")}>
            {texts.tryAgain}
          </Button>
        )}
      </>
    ),
  } satisfies DropContent;
}
