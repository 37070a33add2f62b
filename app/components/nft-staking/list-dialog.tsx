import { DataTable } from "~/components/data-table";
import { EntitlementTable } from "~/components/entitlement-table";
import { useLocale } from "~/components/use-locale";
import type { Entitlement } from "~/domain/entitlements/view";
import type { NftHolding } from "~/domain/nft-staking/view";
import { fill } from "~/locales/fill";
import { fillCount, formatNumber } from "~/locales/format";
import type { ActTexts } from "./act-dialog";
import { AddressDialog } from "./address-dialog";
import { formatReward } from "./coin-text";
import { shownName } from "./nft-face";
import type { NftList, NftTab } from "./nft-screens";
import { times } from "./pool-terms";

export type ListDialogProps = {
  texts: ActTexts;
  tab: NftTab;
  list: NftList;
  /** Of this wallet and collection; for RWA and BENEFIT. */
  entitlements: readonly Entitlement[];
  holding: NftHolding | null;
  backTo: string;
};

const TITLES = { rwa: "rwaTitle", bonus: "bonusTitle", benefit: "benefitTitle" } as const;

/** What a holder's NFTs of a tab stand on beside the streams: entitlements, or the check-ins and what they earn. */
export function ListDialog(props: ListDialogProps) {
  const { texts, tab, list, backTo } = props;
  return (
    <AddressDialog
      id="nft-list"
      title={texts.listDialog[TITLES[list]]}
      tab={tab}
      closeLabel={texts.labels.close}
      backTo={backTo}
    >
      <div className="stack-form">{list === "bonus" ? <CheckIns {...props} /> : <Entitlements {...props} />}</div>
    </AddressDialog>
  );
}

function Entitlements({ texts, list, entitlements }: ListDialogProps) {
  const words = texts.listDialog;
  return (
    <>
      <p className="soft">{list === "rwa" ? words.rwaText : words.benefitText}</p>
      {entitlements.length === 0 ? (
        <p role="status">{words.empty}</p>
      ) : (
        <EntitlementTable texts={words} captionHidden entitlements={entitlements} />
      )}
    </>
  );
}

function CheckIns({ texts, holding }: ListDialogProps) {
  const locale = useLocale();
  const words = texts.listDialog;
  const stream = holding?.pool.streams.find(({ kind }) => kind === "bonus");
  const inside = (holding?.positions ?? []).flatMap((position) =>
    position.checkIn ? [{ position, checkIn: position.checkIn }] : [],
  );
  const [week, month] = (stream?.streakBps ?? []).map((bps) => times(locale, bps));
  return (
    <>
      {stream ? (
        <p className="soft">
          {fill(words.bonusText, {
            amount: formatReward(locale, stream.rateRaw, stream),
            week: week ?? "",
            month: month ?? "",
          })}
        </p>
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
              streak: fillCount(locale, texts.labels.days, checkIn.streak),
              checkIns: formatNumber(locale, checkIn.checkIns),
              today: checkIn.isDoneToday ? words.done : words.open,
              next: stream ? formatReward(locale, checkIn.nextBonusRaw, stream) : "–",
            },
          }))}
        />
      )}
    </>
  );
}
