import type { Entitlements } from "~/domain/account/view";
import type { Locale } from "~/locales/locales";
import { translateIn } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import type { AccountTexts } from "./account-words";
import { Panel } from "./panel";

type Words = { texts: AccountTexts };

const ENTITLEMENT_WAYS = [
  { kind: "benefit", name: "BENEFIT", log: "myAccount.toBenefits" },
  { kind: "rwa", name: "RWA", log: "myAccount.toRwa" },
] as const;

/** What the wallet was granted besides coins, with links to both lists. */
export function AccountEntitlements({ texts, entitlements }: Words & { entitlements: Entitlements }) {
  const locale = useLocale();
  const { localePath } = useShell();
  return (
    <Panel title={texts.entitlements}>
      <ul className="account-lines">
        {ENTITLEMENT_WAYS.map(({ kind, name, log }) => (
          <li key={kind} className="account-entry">
            <span>
              <RichText
                part={texts}
                name="entitlementLine"
                values={{ kind: name, entries: entriesIn(locale, texts, entitlements[kind]) }}
              />
            </span>
            <ButtonLink
              size="small"
              variant="quiet"
              to={`/${localePath}/mypage/myEntitlement?tab=${kind}`}
              aria-label={`${texts.toEntitlements}: ${name}`}
              {...logged(log)}
            >
              {texts.toEntitlements}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function entriesIn(locale: Locale, texts: AccountTexts, { count, isMore }: Entitlements["benefit"]): string {
  const t = translateIn(locale);
  if (isMore) return t(texts, "entriesMore", { count });
  return count === 0 ? texts.entriesNone : t(texts, "entries", { count });
}
