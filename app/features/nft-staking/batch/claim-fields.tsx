import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import { ClaimAmount } from "~/features/money/claim-amount";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { ClaimWish } from "~/features/money/use-claim-amount";
import { spellAmount } from "~/locales/spell-amount";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatReward, formatTicking } from "../coin-text";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";
import { estimateClaim } from "./claim-estimate";

export type NftClaimFieldsProps = {
  frame: Pick<MoneyFrame, "amountEntry">;
  texts: Pick<NftTexts, "claimDialog" | "mine">;
  tab: NftTab;
  pool: Pick<NftPoolView, "kind">;
  stream: NftStreamView;
  ts: bigint;
  due: { dueRaw: bigint; dueNetRaw: bigint };
  count: number;
  /** From how many positions the amount due was added up, if not from all; otherwise null. */
  partial: number | null;
  claim: ClaimWish;
};

/** What is due of a reward, the field for the amount of a claim, and what goes out and comes in. */
export function NftClaimFields({
  frame,
  texts,
  tab,
  pool,
  stream,
  ts,
  due,
  count,
  partial,
  claim,
}: NftClaimFieldsProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.claimDialog;
  const { symbol, decimals } = stream;
  const { amount, isMax } = claim;
  const { netRaw, feeRaw, isKnown } = estimateClaim(due, isMax ? null : (amount.raw ?? 0n));
  const shownIn = isMax ? formatTicking(locale, netRaw, stream, ts) : formatReward(locale, netRaw, stream);
  const fee: Fact[] = isKnown && feeRaw > 0n ? [{ term: words.fee, value: formatReward(locale, feeRaw, stream) }] : [];
  return (
    <div className="stack-form">
      <p className="soft">{t(words, "from", { count })}</p>
      {partial === null ? null : <p className="faint">{t(texts.mine, "partial", { count: partial })}</p>}
      <FactList items={[{ term: words.due, value: formatTicking(locale, due.dueRaw, stream, ts), tone: "strong" }]} />
      <ClaimAmount
        words={{ label: words.amount, hint: words.allHint, max: pool.kind === "nova" ? words.full : words.all }}
        entryTexts={frame.amountEntry}
        coin={symbol}
        decimals={decimals}
        amount={amount}
        dueRaw={due.dueRaw}
        isMax={isMax}
        onMax={claim.setIsMax}
        error={claim.error}
        log={loggedIn(tab, "claimAllInput")}
      />
      <FactList
        items={[
          ...fee,
          {
            term: words.in,
            value: isKnown ? shownIn : "–",
            note: isKnown ? spellAmount(locale, netRaw, decimals) : null,
            tone: "in",
          },
        ]}
      />
    </div>
  );
}
