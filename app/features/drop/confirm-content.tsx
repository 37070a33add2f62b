import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { CostSection } from "~/transactions/cost-facts";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import type { DropContent, DropDialogProps, DropQuestion } from "./drop-content";

/** The question 'Would you like to drop?', with what comes in and the costs. */
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
        <CostSection texts={frame.costs} costs={costs} problem={problem} unreachable={texts.unreachable} />
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
            {words.yes}
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
