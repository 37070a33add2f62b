import type { EntitlementCount, EntitlementKind, EntitlementPage } from "~/domain/entitlements/view";
import { EntitlementTable } from "~/features/my-page/entitlement-table";
import { useShell } from "~/shell/use-shell";
import { addressWith } from "~/ui/address-with";
import { ButtonLink } from "~/ui/button";
import { Pagination } from "~/ui/navigation";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { AddressDialog } from "../address-dialog";
import type { ActTexts } from "../batch/act-props";
import { entriesIn } from "../entries-text";
import { loggedIn, type NftTab } from "../nft-screens";

export type EntitlementsDialogProps = {
  texts: ActTexts;
  tab: NftTab;
  /** The address of the tab without this modal. */
  backTo: string;
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
