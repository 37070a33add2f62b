import type { GrantView } from "~/domain/vesting/view";
import { Money } from "~/features/money/money";
import { formatChainTs } from "~/locales/format";
import { useLocale } from "~/ui/use-locale";
import type { GrantListData } from "./grant-list.server";
import { GrantRow } from "./grant-row";
import { isFlowing } from "./token-text";

export type OwnRowsProps = Pick<GrantListData, "texts" | "localePath"> & { grants: readonly GrantView[] };

/** A holder's grants of one coin. */
export function OwnRows({ texts, localePath, grants }: OwnRowsProps) {
  const { mine } = texts;
  return (
    <ul className="grant-rows">
      {grants.map((grant) => (
        <GrantRow
          key={grant.address}
          texts={texts}
          grant={grant}
          link={{
            to: `/${localePath}/mypage/myVestingDetail/${grant.address}`,
            label: mine.view,
            log: "myVesting.view",
          }}
        >
          <OwnNote texts={texts} grant={grant} />
        </GrantRow>
      ))}
    </ul>
  );
}

/** What can be claimed from a grant, or else when it releases more. */
function OwnNote({ texts: { mine }, grant }: Pick<OwnRowsProps, "texts"> & { grant: GrantView }) {
  const locale = useLocale();
  const { dueRaw, next } = grant.figures;
  return (
    <>
      {dueRaw > 0n ? (
        <p>
          <span className="soft">{mine.due}:</span>{" "}
          <strong className="money-in">
            <Money raw={dueRaw} decimals={grant.decimals} coin={grant.coin} />
          </strong>
        </p>
      ) : null}
      {next && !isFlowing(grant) ? (
        <p className="soft">
          {mine.next}: {formatChainTs(locale, next.ts)}
        </p>
      ) : null}
    </>
  );
}
