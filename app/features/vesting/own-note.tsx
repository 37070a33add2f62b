import type { GrantView } from "~/domain/vesting/view";
import { Money } from "~/features/money/money";
import { formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useLocale } from "~/ui/use-locale";
import { isFlowing } from "./token-text";

type Props = { texts: Pick<Texts["vesting"]["mine"], "due" | "next">; grant: GrantView };

/** What a holder can claim from a grant, and when it releases more. */
export function OwnNote({ texts, grant }: Props) {
  const locale = useLocale();
  const { dueRaw, next } = grant.figures;
  return (
    <>
      {dueRaw > 0n ? (
        <p>
          <span className="soft">{texts.due}:</span>{" "}
          <strong className="money-in">
            <Money raw={dueRaw} decimals={grant.decimals} coin={grant.coin} />
          </strong>
        </p>
      ) : null}
      {next && !isFlowing(grant) ? (
        <p className="soft">
          {texts.next}: {formatChainTs(locale, next.ts)}
        </p>
      ) : null}
    </>
  );
}
