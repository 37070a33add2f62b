import { useRevalidator } from "react-router";
import type { OldNftView } from "~/domain/migration/screen-types";
import type { MigrationView } from "~/domain/migration/view";
import { inKaia } from "~/features/money/kaia";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { DeskBar } from "./desk-bar";
import { DeskSummary } from "./desk-summary";
import { HandedOverUnread } from "./handed-over-unread";
import { MigrationCosts } from "./migration-costs";
import { MigrationRecords, OlderRecords } from "./migration-records";
import { MigrationReturns } from "./migration-returns";
import { chosenAtFirst, namedTarget, offeredNfts, sortRecords, sortReturns } from "./migration-rules";
import type { MigrationScreen } from "./migration-screen.server";
import { NoOldNfts } from "./no-old-nfts";
import { OldNftGrid } from "./old-nft-grid";
import { OwnWallet } from "./own-wallet";
import type { Return } from "./return-dialog";
import { feesOf, reclaimOf, refundOf } from "./returns";
import { useChosenNfts } from "./use-chosen-nfts";
import { useLiveRecords } from "./use-live-records";
import { useMigrationDialogs } from "./use-migration-dialogs";
import { useOwnSolanaAddress } from "./use-own-solana-address";

type Opened = { kind: "migrate"; nfts: readonly OldNftView[] } | { kind: "return"; returned: Return };

/** What a holder has, what is under way, and the button that migrates what is chosen. */
export function MigrationDesk({ screen }: { screen: MigrationScreen & { holder: string } }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { texts, terms } = screen;
  const sorted = sortRecords(screen.records);
  const nfts = offeredNfts(screen.nfts, sorted);
  const chosen = useChosenNfts({
    first: chosenAtFirst(nfts, sorted, useOwnSolanaAddress()),
    most: screen.mostAtOnce,
    offered: (all) => offeredNfts(all, sorted),
  });
  const { dialogs, opened, isLoading, open, close } = useMigrationDialogs<Opened>();
  useLiveRecords([...sorted.underWay, ...sorted.begun.values()]);

  const isOpen = terms !== null && !terms.isPaused && terms.canMint;
  const nowTs = terms?.chainTs ?? 0;
  const { ready, later } = sortReturns(sorted, nowTs);
  const takeBack = (record: MigrationView) => open({ kind: "return", returned: reclaimOf(texts, t, record) });
  const shared = {
    texts,
    standings: screen.standings,
    // the chain's clock decides
    nowTs,
    reclaim: takeBack,
  };
  const closed = () => {
    close();
    void revalidate();
  };
  const refund = terms && terms.refundRaw !== "0" ? refundOf(texts, t, screen.holder, terms.refundRaw) : null;
  return (
    <>
      <div className="migration-top">
        <OwnWallet texts={texts} holder={screen.holder} />
        <div>
          <MigrationReturns texts={texts} records={ready} isFolded={chosen.all.length > 0} reclaim={takeBack} />
          <DeskSummary
            texts={texts.summary}
            underWay={sorted.underWay.length}
            later={{ count: later.length, feesRaw: feesOf(later), fromTs: later[0]?.reclaimableTs ?? 0 }}
          />
        </div>
      </div>
      {refund ? (
        <Notice tone="info">
          <p>{t(texts.refund, "text", { amount: inKaia(BigInt(terms?.refundRaw ?? 0)) })}</p>
          <Button
            size="small"
            aria-haspopup="dialog"
            onClick={() => open({ kind: "return", returned: refund })}
            {...logged("myMigration.refund")}
          >
            {texts.refund.button}
          </Button>
        </Notice>
      ) : null}
      {nfts.length > 0 ? (
        <OldNftGrid screen={screen} nfts={nfts} records={sorted} chosen={chosen} isOpen={isOpen} />
      ) : (
        <NoOldNfts screen={screen} hasMoved={screen.records.length > 0} />
      )}
      {screen.unread ? <HandedOverUnread texts={texts} unread={screen.unread} /> : null}
      <MigrationRecords id="to-take-back-later" title={texts.records.toTakeBack} records={later} {...shared} />
      <MigrationRecords
        id="under-way"
        title={texts.records.underWay}
        note={sorted.underWay.some(({ left }) => left === "wait") ? texts.records.goesOn : undefined}
        records={sorted.underWay}
        {...shared}
      />
      <MigrationCosts texts={texts} terms={terms} />
      <MigrationRecords id="ended" title={texts.records.ended} records={sorted.ended} {...shared} />
      <OlderRecords texts={texts.records} most={screen.mostRecords} />
      {isOpen && nfts.length + chosen.all.length > 0 ? (
        <DeskBar
          texts={texts}
          terms={terms}
          nfts={nfts}
          movable={screen.isFirstPage && !screen.next ? nfts.length : (screen.oldNfts ?? nfts.length)}
          mostAtOnce={screen.mostAtOnce}
          chosen={chosen}
          isBegun={namedTarget(chosen.all, sorted) !== null}
          isLoading={isLoading}
          isQuiet={screen.unread?.isSolanaAway ?? false}
          onMigrate={() => open({ kind: "migrate", nfts: chosen.all })}
        />
      ) : null}
      {dialogs && opened?.kind === "migrate" && terms ? (
        <dialogs.MigrationDialog
          texts={texts}
          screen={screen}
          chosen={opened.nfts}
          named={namedTarget(opened.nfts, sorted)}
          terms={terms}
          onChange={() => void revalidate()}
          onClose={closed}
        />
      ) : null}
      {dialogs && opened?.kind === "return" ? (
        <dialogs.ReturnDialog
          texts={texts}
          screen={screen}
          returned={opened.returned}
          onChange={() => void revalidate()}
          onClose={closed}
        />
      ) : null}
    </>
  );
}
