import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { ClaimFields } from "~/features/money/claim-fields";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { ClaimAmount } from "~/features/money/use-claim-amount";
import { useT } from "~/ui/use-t";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";

export type NftClaimFieldsProps = {
  frame: Pick<MoneyFrame, "amountEntry" | "claim">;
  texts: Pick<NftTexts, "claimDialog" | "mine">;
  tab: NftTab;
  pool: Pick<NftPoolView, "kind">;
  count: number;
  /** From how many positions the amount due was added up, if not from all; otherwise null. */
  partial: number | null;
  claim: ClaimAmount;
};

/** The NFTs whose reward is claimed, the field for its amount, and what comes in. */
export function NftClaimFields({ frame, texts, tab, pool, count, partial, claim }: NftClaimFieldsProps) {
  const t = useT();
  const words = texts.claimDialog;
  const all = { label: pool.kind === "nova" ? words.full : words.all, hint: words.allHint };
  return (
    <ClaimFields frame={frame} claim={claim} all={all} log={loggedIn(tab, "claimAllInput")}>
      <p className="soft">{t(words, "from", { count, collection: tab.name })}</p>
      {partial === null ? null : <p className="faint">{t(texts.mine, "partial", { count: partial })}</p>}
    </ClaimFields>
  );
}
