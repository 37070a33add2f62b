import type { ReactNode } from "react";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { AccountTexts, ShownAccount } from "./account-words";

type Props = {
  texts: AccountTexts;
  account: ShownAccount;
  /** What helps, below the reasons. */
  children?: ReactNode;
};

const PARTS = ["balances", "coin", "nfts", "unstaked", "grants", "drops", "deposits"] as const;

/** Whether none of the parts could be read that every wallet has. */
export function isAllUnread({ balances, coin, grants }: ShownAccount): boolean {
  return [balances, coin, grants].every(({ problem }) => problem !== null);
}

/** What could not be read. A reason that all parts share is said once, above them; if nothing could be read, in one sentence. */
export function AccountUnread({ texts, account, children }: Props) {
  const t = useT();
  const unread = PARTS.filter((name) => account[name].problem !== null);
  if (unread.length === 0) return null;
  const reasons = new Set(unread.map((name) => account[name].problem));
  const [shared] = unread.length > 1 && reasons.size === 1 ? reasons : [];
  return (
    <Notice tone="warning" title={shared ?? undefined}>
      {shared && isAllUnread(account) ? (
        <p>{texts.allUnread}</p>
      ) : (
        unread.map((name) => (
          <p key={name}>{t(texts.unread, name, { reason: shared ? "" : (account[name].problem ?? "") })}</p>
        ))
      )}
      {children}
    </Notice>
  );
}
