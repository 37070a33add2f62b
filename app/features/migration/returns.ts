import type { MigrationView } from "~/domain/migration/view";
import type { EvmAddress } from "~/domain/wallet-chains";
import { inKaia } from "~/features/money/kaia";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import type { Return } from "./return-dialog";

/** Taking back the old NFT of a record that the gate has open, with its fee. */
export function reclaimOf({ reclaim }: Texts["migration"], t: Translate, record: MigrationView): Return {
  const id = record.gateId ?? 0;
  const name = record.oldNftName;
  const fee = feeOf(record);
  return {
    body: { reclaim: id },
    wish: { kind: "reclaim", id: String(id) },
    nft: record,
    words: {
      title: reclaim.title,
      ask: t(reclaim, askOf(record), { name, fee, address: record.newWalletAddress }),
      yes: reclaim.yes,
      doneTitle: reclaim.doneTitle,
      done: t(reclaim, "done", { name, fee }),
    },
  };
}

/** What comes back with the old NFTs of all these records, in kei. */
export function feesOf(records: readonly Pick<MigrationView, "feePaidRaw">[]): bigint {
  return records.reduce((sum, { feePaidRaw }) => sum + BigInt(feePaidRaw ?? 0), 0n);
}

/** What comes back with the old NFT of a record. */
function feeOf({ feePaidRaw }: MigrationView) {
  return inKaia(BigInt(feePaidRaw ?? 0));
}

/** The button by which the old NFT of a record comes back; its name stands beside it. */
export function takeBackLabel({ reclaim }: Texts["migration"], t: Translate, record: MigrationView): string {
  return t(reclaim, "button", { fee: feeOf(record) });
}

/** Which question fits what is known of a new NFT for this old one. */
function askOf({ status, reason, mint }: MigrationView): "ask" | "askMinted" | "askMintedBefore" {
  // a transaction that mints may have been sent without an answer so far
  if (mint || status === "minting") return "askMinted";
  return reason === "AlreadyMinted" || reason === "MintedByOthers" ? "askMintedBefore" : "ask";
}

/** Getting the fees that the gate could not send back. `raw`: kei as decimal digits. */
export function refundOf({ refund }: Texts["migration"], t: Translate, holder: string, raw: string): Return {
  const amount = inKaia(BigInt(raw));
  return {
    body: { takeRefund: true },
    wish: { kind: "takeRefund", to: holder as EvmAddress },
    nft: null,
    words: {
      title: refund.title,
      ask: t(refund, "ask", { amount }),
      yes: refund.button,
      doneTitle: refund.doneTitle,
      done: t(refund, "done", { amount }),
    },
  };
}
