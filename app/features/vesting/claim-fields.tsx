import type { GrantView } from "~/domain/vesting/view";
import { ClaimAmount } from "~/features/money/claim-amount";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { ClaimWish } from "~/features/money/use-claim-amount";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { Due } from "./due";
import { planName } from "./token-text";

export type VestingClaimFieldsProps = {
  frame: Pick<MoneyFrame, "amountEntry">;
  texts: Pick<Texts["vesting"], "plan" | "own">;
  grant: GrantView;
  dueRaw: bigint;
  claim: ClaimWish;
};

/** What is due from a grant, the field for the amount of a claim, and what comes in. */
export function VestingClaimFields({ frame, texts, grant, dueRaw, claim }: VestingClaimFieldsProps) {
  const t = useT();
  const locale = useLocale();
  const { amount, isMax, problem } = claim;
  const { claimDialog: words } = texts.own;
  const inRaw = isMax ? dueRaw : (amount.raw ?? 0n);
  return (
    <>
      <p className="soft">{t(words, "from", { plan: planName(texts.plan, grant.plan) })}</p>
      <FactList items={[{ term: texts.own.due, value: <Due grant={grant} raw={dueRaw} />, tone: "strong" }]} />
      <ClaimAmount
        words={{ label: words.amount, hint: words.maxHint, max: words.max }}
        entryTexts={frame.amountEntry}
        coin={grant.coin}
        decimals={grant.decimals}
        amount={amount}
        dueRaw={dueRaw}
        isMax={isMax}
        onMax={claim.setIsMax}
        error={claim.error}
        log={logged("myVestingDetail.claimMax")}
      />
      <FactList
        items={[
          {
            term: words.in,
            // an amount that cannot be claimed must not look as if it were paid
            value: problem ? "–" : <Due grant={grant} raw={inRaw} isTicking={isMax} />,
            note: problem ? null : spellAmount(locale, inRaw, grant.decimals),
            tone: "in",
          },
        ]}
      />
    </>
  );
}
