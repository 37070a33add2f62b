import { flowOf } from "~/domain/vesting/flow";
import type { GrantView } from "~/domain/vesting/view";
import { formatChainTs, formatMoney } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { flowValues } from "./token-text";

type Props = {
  texts: Pick<Texts["vesting"]["mine"], "claimOne" | "next" | "daily">;
  grant: GrantView;
  onClaim: (grant: GrantView) => void;
};

/** The button that claims from this grant alone, and when the grant releases more. */
export function OwnNote({ texts, grant, onClaim }: Props) {
  const t = useT();
  const locale = useLocale();
  const { decimals, coin } = grant;
  const { dueRaw, next } = grant.figures;
  const flow = flowOf([grant]);
  return (
    <>
      {flow ? <p className="soft">{t(texts, "daily", flowValues(locale, flow, grant))}</p> : null}
      {next && !flow ? (
        <p className="soft">
          {texts.next}: {formatChainTs(locale, next.ts)}
        </p>
      ) : null}
      {dueRaw > 0n ? (
        <Button
          size="small"
          className="grant-claim"
          aria-haspopup="dialog"
          onClick={() => onClaim(grant)}
          {...logged("myVesting.claim")}
        >
          {t(texts, "claimOne", { sum: formatMoney(locale, { raw: dueRaw, decimals, coin }) })}
        </Button>
      ) : null}
    </>
  );
}
