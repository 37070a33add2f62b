import type { EntitlementCount, EntitlementKind, EntitlementPage } from "~/domain/entitlements/view";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import { EntitlementTable } from "~/features/my-page/entitlement-table";
import { formatNumber } from "~/locales/format";
import { useShell } from "~/shell/use-shell";
import { addressWith } from "~/ui/address-with";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { Pagination } from "~/ui/navigation";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { AddressDialog } from "../address-dialog";
import type { ActTexts } from "../batch/act-dialog";
import { formatReward } from "../coin-text";
import { entriesIn } from "../entries-text";
import { HoldingParts } from "../holding/holding-parts";
import { shownName } from "../nft-face";
import { loggedIn, type NftTab } from "../nft-screens";
import { times } from "../pool/pool-terms";

type ListDialogProps = { texts: ActTexts; tab: NftTab; backTo: string };

export type EntitlementsDialogProps = ListDialogProps & {
  list: EntitlementKind;
  /** Entries of this wallet for the tab's collection, and how many there are on all pages. */
  page: EntitlementPage;
  count: EntitlementCount;
  isFirstPage: boolean;
};

const TITLES = { rwa: "rwaTitle", benefit: "benefitTitle" } as const;
const LEADS = { rwa: "rwaText", benefit: "benefitText" } as const;

/** What a holder was granted with the collection of a tab, page by page, with a link to everything granted. */
export function EntitlementsDialog(props: EntitlementsDialogProps) {
  const t = useT();
  const { texts, tab, list, count, backTo } = props;
  const locale = useLocale();
  const words = texts.listDialog;
  return (
    <AddressDialog
      id="nft-list"
      title={t(words, TITLES[list], { collection: tab.name, entries: entriesIn(locale, words, count) })}
      tab={tab}
      closeLabel={texts.labels.close}
      backTo={backTo}
    >
      <Entitlements {...props} />
    </AddressDialog>
  );
}

function Entitlements({ texts, tab, list, page, count, isFirstPage, backTo }: EntitlementsDialogProps) {
  const t = useT();
  const { localePath } = useShell();
  const words = texts.listDialog;
  const address = (cursor: string | null) => addressWith(backTo, { list, cursor });
  return (
    <div className="stack-form">
      <p className="soft">{t(words, LEADS[list], { collection: tab.name })}</p>
      {count.count === 0 ? (
        <p role="status">{t(words, "emptyEntries", { collection: tab.name })}</p>
      ) : (
        <EntitlementTable texts={words} captionHidden entitlements={page.entitlements} />
      )}
      <Pagination
        label={words.caption}
        newer={isFirstPage ? null : address(null)}
        older={page.nextCursor ? address(page.nextCursor) : null}
        newerLabel={words.newer}
        olderLabel={words.older}
        newerLog={loggedIn(tab, "listNewest")["data-log"]}
        olderLog={loggedIn(tab, "listOlder")["data-log"]}
      />
      <p>
        <ButtonLink size="small" to={`/${localePath}/mypage/myEntitlement?tab=${list}`} {...loggedIn(tab, "wholeList")}>
          {t(words, "whole", { list: texts.mine[list] })}
        </ButtonLink>
      </p>
    </div>
  );
}

export type CheckInsDialogProps = ListDialogProps & {
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
        {props.holding ? <HoldingParts {...props} holding={props.holding} /> : null}
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
  const [week, month] = (stream?.streakBps ?? []).map((bps) => times(locale, bps));
  return (
    <>
      {stream ? (
        <p className="soft">
          {t(words, "bonusText", {
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
              streak: t(texts.labels, "days", { count: checkIn.streak }),
              checkIns: formatNumber(locale, checkIn.checkIns),
              today: words.checkInStates[checkIn.today],
              next: stream ? formatReward(locale, checkIn.nextBonusRaw, stream) : "–",
            },
          }))}
        />
      )}
    </>
  );
}
