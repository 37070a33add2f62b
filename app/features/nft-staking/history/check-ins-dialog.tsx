import { nextBonusNetOf } from "~/domain/nft-staking/holding/rewards-now";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import { formatNumber } from "~/locales/format";
import { DataTable } from "~/ui/data-table";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { AddressDialog } from "../address-dialog";
import type { ActTexts } from "../batch/act-props";
import { formatReward } from "../coin-text";
import { checkInAllText } from "../holding/check-in-all-text";
import { StakedPages } from "../holding/staked-pages";
import { shownName } from "../nft-face";
import type { NftTab } from "../nft-screens";
import { checkInAmounts } from "../pool/stream-rates";

export type CheckInsDialogProps = {
  texts: ActTexts;
  tab: NftTab;
  /** The address of the tab without this modal. */
  backTo: string;
  holding: NftHoldingPage | null;
  /** The address of this modal with another page of the positions. */
  addressOf: (cursor: string | null) => string;
};

/** The check-ins of a holder's NFTs of a tab, and what they earn. */
export function CheckInsDialog(props: CheckInsDialogProps) {
  const { texts, tab, backTo } = props;
  return (
    <AddressDialog
      id="nft-list"
      title={texts.listDialog.bonusTitle}
      tab={tab}
      closeLabel={texts.labels.close}
      backTo={backTo}
    >
      <div className="stack-form">
        <CheckIns {...props} />
        {props.holding ? <StakedPages {...props} holding={props.holding} /> : null}
      </div>
    </AddressDialog>
  );
}

function CheckIns({ texts, holding }: CheckInsDialogProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.listDialog;
  const stream = holding?.pool.streams.find(({ kind }) => kind === "bonus");
  const inside = (holding?.positions ?? []).flatMap((position) =>
    position.checkIn ? [{ position, checkIn: position.checkIn }] : [],
  );
  return (
    <>
      {stream ? (
        <p className="soft">{t(words, "bonusText", checkInAmounts(locale, stream, holding?.pool.feeBps ?? 0))}</p>
      ) : null}
      {inside.length === 0 ? (
        <p role="status">{words.empty}</p>
      ) : (
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
              checkIns: formatNumber(locale, checkIn.checkIns),
              today: words.checkInStates[checkIn.today],
              next: stream ? formatReward(locale, nextBonusNetOf([position]), stream) : "–",
            },
          }))}
        />
      )}
      {holding && inside.some(({ checkIn }) => checkIn.today === "open") ? (
        <p>{t(words, "checkInWhere", { button: checkInAllText(t, texts.nfts, holding) })}</p>
      ) : null}
    </>
  );
}
