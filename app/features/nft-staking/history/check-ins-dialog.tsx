import { nextBonusNetOf } from "~/domain/nft-staking/holding/rewards-now";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { closeDialog } from "~/ui/dialog";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { AddressDialog } from "../address-dialog";
import type { ActTexts } from "../batch/act-props";
import { formatReward } from "../coin-text";
import { checkInAllText } from "../holding/check-in-all-text";
import { openCheckIns } from "../holding/next-deed";
import { StakedPages } from "../holding/staked-pages";
import { shownName } from "../nft-face";
import { loggedIn, type NftTab } from "../nft-screens";
import { checkInAmounts } from "../pool/stream-rates";

export type CheckInsDialogProps = {
  texts: ActTexts;
  tab: NftTab;
  /** The address of the tab without this modal. */
  backTo: string;
  holding: NftHoldingPage;
  /** Checks in all NFTs that can check in now. */
  onCheckIn: () => void;
  /** The address of this modal with another page of the positions. */
  addressOf: (cursor: string | null) => string;
};

const DIALOG = "nft-list";

/** The check-ins of a holder's NFTs of a tab, what they earn, and the button for those that are open. */
export function CheckInsDialog(props: CheckInsDialogProps) {
  const t = useT();
  const { texts, tab, backTo, holding, onCheckIn } = props;
  const checkIn = () => {
    closeDialog(DIALOG);
    onCheckIn();
  };
  return (
    <AddressDialog
      id={DIALOG}
      title={texts.listDialog.bonusTitle}
      tab={tab}
      closeLabel={texts.labels.close}
      backTo={backTo}
      action={
        openCheckIns(holding).count > 0 ? (
          <Button variant="primary" onClick={checkIn} {...loggedIn(tab, "allCheckIn")}>
            {checkInAllText(t, texts.nfts, holding)}
          </Button>
        ) : null
      }
    >
      <div className="stack-form">
        <CheckIns {...props} />
        <StakedPages {...props} />
      </div>
    </AddressDialog>
  );
}

function CheckIns({ texts, holding }: CheckInsDialogProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.listDialog;
  const stream = holding.pool.streams.find(({ kind }) => kind === "bonus");
  const inside = holding.positions.flatMap((position) =>
    position.checkIn ? [{ position, checkIn: position.checkIn }] : [],
  );
  return (
    <>
      {stream ? (
        <p className="soft">{t(words, "bonusText", checkInAmounts(locale, stream, holding.pool.feeBps))}</p>
      ) : null}
      {inside.length === 0 ? (
        <p role="status">{words.empty}</p>
      ) : (
        <div className="check-ins">
          <DataTable
            caption={words.caption}
            captionHidden
            columns={[
              { key: "nft", label: words.columns.nft },
              { key: "streak", label: words.columns.streak, align: "end" },
              { key: "checkIns", label: words.columns.checkIns, align: "end" },
              { key: "today", label: words.columns.today, align: "end" },
              { key: "next", label: words.columns.next, align: "end" },
            ]}
            rows={inside.map(({ position, checkIn }) => ({
              key: position.mint,
              cells: {
                nft: shownName(position),
                streak: t(texts.labels, "days", { count: checkIn.streak }),
                checkIns: t(words, "times", { count: checkIn.checkIns }),
                today: words.checkInStates[checkIn.today],
                next: stream ? formatReward(locale, nextBonusNetOf([position]), stream) : "–",
              },
            }))}
          />
        </div>
      )}
    </>
  );
}
