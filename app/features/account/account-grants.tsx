import type { GrantPart } from "~/domain/account/view";
import { planName } from "~/features/vesting/token-text";
import { twinPlace } from "~/features/vesting/twin-place";
import { formatDue, formatMoney } from "~/locales/format";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { AccountTexts } from "./account-words";
import { Panel } from "./panel";

/** What a grant is called, and what tells it from a twin. */
export type GrantWords = Parameters<typeof planName>[0] & Pick<Texts["vesting"]["row"], "twin">;

type Props = { texts: AccountTexts; part: GrantPart; planWords: GrantWords; now: Date };

/** Grants, with what is due and what is still to come from each. */
export function AccountGrants({ texts, part, planWords, now }: Props) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  return (
    <Panel title={texts.grants}>
      <ul className="account-lines">
        {part.grants.map((grant) => {
          const { address, plan, coin, decimals, figures, isRevocable, startTs } = grant;
          const amount = (raw: bigint) => formatMoney(locale, { raw, decimals, coin });
          const name = planName(planWords, plan);
          const twin = twinPlace(grant, part.grants);
          const start = formatDue(locale, startTs, now);
          const mark = twin && t(planWords, "twin", { ...twin, date: start, address: shortAddress(address) });
          const due = figures.dueRaw > 0n ? "money-in" : undefined;
          return (
            <li key={address} className="account-grant">
              <span>
                <RichText
                  part={texts}
                  name="grantLine"
                  values={{ plan: name, due: amount(figures.dueRaw), coming: amount(figures.toComeRaw) }}
                  tags={{ due: (text) => <strong className={due}>{text}</strong> }}
                />
                {mark ? <small className="faint"> {mark}</small> : null}
                {isRevocable && figures.toComeRaw > 0n ? (
                  <small className="faint"> {texts.grantRevocable}</small>
                ) : null}
              </span>
              <ButtonLink
                size="small"
                variant="quiet"
                to={`/${localePath}/mypage/myVestingDetail/${address}`}
                aria-label={`${texts.toGrant}: ${mark ? `${name}, ${mark}` : name}`}
                {...logged("myAccount.toGrant")}
              >
                {texts.toGrant}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
