import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import type { NftTexts } from "../nft-page";

/** The address of an NFT: on the explorer, and to copy. */
export function NftAddress({ mint, labels }: { mint: string; labels: NftTexts["labels"] }) {
  return (
    <p className="row faint">
      <ExplorerLink kind="address" value={mint} />
      <CopyButton value={mint} label={labels.copy} copiedLabel={labels.copied} />
    </p>
  );
}
