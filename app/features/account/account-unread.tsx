import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { AccountTexts, ShownAccount } from "./account-words";

type Props = { texts: AccountTexts; account: ShownAccount };

/** What could not be read. A reason that all parts share is said once, above them. */
export function AccountUnread({ texts, account }: Props) {
  const t = useT();
  const names = Object.keys(texts.unread) as (keyof AccountTexts["unread"])[];
  const unread = names.filter((name) => account[name].problem !== null);
  if (unread.length === 0) return null;
  const reasons = new Set(unread.map((name) => account[name].problem));
  const [shared] = unread.length > 1 && reasons.size === 1 ? reasons : [];
  return (
    <Notice tone="warning" title={shared ?? undefined}>
      {unread.map((name) => (
        <p key={name}>{t(texts.unread, name, { reason: shared ? "" : (account[name].problem ?? "") })}</p>
      ))}
    </Notice>
  );
}
