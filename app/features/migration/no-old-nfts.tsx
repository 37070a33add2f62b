import { useRevalidator } from "react-router";
import { logged } from "~/logs/logged";
import { Art } from "~/ui/art";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { openWalletPicker } from "~/wallet/wallet-store";
import type { MigrationScreen } from "./migration-screen.server";
import { Pages } from "./old-nft-grid";

/** What somebody is told who has no old NFTs, or no more of them on this page. */
export function NoOldNfts({ screen, hasMoved }: { screen: MigrationScreen; hasMoved: boolean }) {
  const { revalidate, state } = useRevalidator();
  const { nfts: words, unread } = screen.texts;
  if (!screen.isFirstPage || screen.next) {
    return (
      <section className="nft-part">
        <p className="soft">{words.end}</p>
        <Pages screen={screen} />
      </section>
    );
  }
  if (hasMoved) return <p className="soft">{words.allMoved}</p>;
  return (
    <EmptyState
      title={words.emptyTitle}
      art={<Art picture={screen.art.none} alt="" />}
      action={
        <p className="row">
          <Button
            aria-haspopup="dialog"
            variant="primary"
            onClick={() => void openWalletPicker({ chain: "eip155", signsIn: true })}
            {...logged("wallet.select")}
          >
            {words.otherWallet}
          </Button>
          <Button busy={state === "loading"} onClick={() => void revalidate()} {...logged("myMigration.readAgain")}>
            {unread.again}
          </Button>
        </p>
      }
    >
      <p>{words.empty}</p>
    </EmptyState>
  );
}
