import { useRevalidator } from "react-router";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { MigrationScreen } from "./migration-screen.server";

type Props = { screen: Pick<MigrationScreen, "texts" | "terms" | "problem" | "unread" | "nfts"> };

/**
 * What is not as it should be, first that what was handed over is safe, with the way to read again, which is the loud deed.
 * While only Solana is away, NFTs can be handed over all the same, but waiting is better.
 */
export function MigrationWarnings({ screen }: Props) {
  const { texts, terms, problem, unread, nfts } = screen;
  const t = useT();
  const { revalidate, state } = useRevalidator();
  const canGoOn = Boolean(unread?.isSolanaAway && terms?.canMint && !terms.isPaused && nfts.length > 0);
  return (
    <>
      {problem === null ? null : (
        <Notice live tone="warning" title={canGoOn ? texts.unread.solanaAway : texts.unread.title}>
          {unread ? (
            <p>
              {unread.noted.length > 0 ? t(texts.unread, "safe", { count: unread.noted.length }) : texts.unread.safeAny}
            </p>
          ) : null}
          <p>{canGoOn ? texts.unread.goOn : problem}</p>
          <Button
            size="small"
            variant="primary"
            busy={state === "loading"}
            onClick={() => void revalidate()}
            {...logged("myMigration.readAgain")}
          >
            {texts.unread.again}
          </Button>
        </Notice>
      )}
      {terms?.isPaused ? (
        <Notice tone="warning">
          <p>{texts.paused}</p>
        </Notice>
      ) : null}
      {terms && !terms.canMint ? (
        <Notice tone="warning">
          <p>{texts.cannotMint}</p>
        </Notice>
      ) : null}
    </>
  );
}
