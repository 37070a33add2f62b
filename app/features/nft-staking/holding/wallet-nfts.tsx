import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-dialog";
import { FacePicture, shownName } from "../nft-face";

/** An NFT of the wallet. `refusal`: why it cannot be staked, in words; null if it can. */
export type OfferedNft = { mint: string; name: string; pictureUrl: string; refusal: string | null };

export type WalletNftCardProps = {
  texts: ActTexts;
  nft: OfferedNft;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** An NFT in the wallet: chosen by pressing it, or why it cannot be. */
export function WalletNftCard({ texts, nft, isChosen, onChoose }: WalletNftCardProps) {
  const t = useT();
  const { name, mint, refusal } = nft;
  return (
    <li className="panel wallet-nft" data-chosen={isChosen || undefined} data-refused={refusal ? "" : undefined}>
      <label className="wallet-nft-label">
        <FacePicture nft={nft} />
        <span className="check">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={refusal !== null}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            aria-label={t(texts.nfts, "choose", { name })}
          />
          <span className="wallet-nft-name">{shownName(nft)}</span>
        </span>
      </label>
      {refusal ? <p className="faint">{refusal}</p> : null}
      <p className="row faint">
        <ExplorerLink kind="address" value={mint} />
        <CopyButton value={mint} label={texts.labels.copy} copiedLabel={texts.labels.copied} />
      </p>
    </li>
  );
}
