import type { GrantPart } from "~/domain/account/view";
import { planName } from "~/features/vesting/token-text";
import { formatMoney } from "~/locales/format";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import type { AccountTexts } from "./account-words";
import { Panel } from "./panel";

type Words = { texts: AccountTexts };

/** Grants, with what is due and what is still to come from each. */
export function AccountGrants({
  texts,
  part,
  planWords,
}: Words & { part: GrantPart; planWords: Parameters<typeof planName>[0] }) {
  const locale = useLocale();
  const { localePath } = useShell();
  return (
    <Panel title={texts.grants}>
      <ul className="account-lines">
        {part.grants.map(({ address, plan, coin, decimals, figures, isRevocable }) => {
          const amount = (raw: bigint) => formatMoney(locale, { raw, decimals, coin });
          const name = planName(planWords, plan);
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
                {isRevocable && figures.toComeRaw > 0n ? (
                  <small className="faint"> {texts.grantRevocable}</small>
                ) : null}
              </span>
              <ButtonLink
                size="small"
                variant="quiet"
                to={`/${localePath}/mypage/myVestingDetail/${address}`}
                aria-label={`${texts.toGrant}: ${name}`}
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
