import { Fold } from "~/ui/fold";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-props";
import { FacePicture } from "../nft-face";
import { NftAddress } from "./nft-address";

/** An NFT of the wallet. `refusal`: why it cannot be staked, in words; null if it can. */
export type OfferedNft = { mint: string; name: string; pictureUrl: string; refusal: string | null };

export type WalletNftCardProps = {
  texts: ActTexts;
  nft: OfferedNft;
  /** False while the pool takes none. */
  isOpen: boolean;
  isChosen: boolean;
  /** Its short address if another NFT of the wallet has the same name. */
  twin: string | null;
  onChoose: (isChosen: boolean) => void;
};

/** An NFT in the wallet: chosen by pressing its card anywhere, or why it cannot be. */
export function WalletNftCard({ texts, nft, isOpen, isChosen, twin, onChoose }: WalletNftCardProps) {
  const t = useT();
  const { mint, refusal } = nft;
  const name = twin ? `${nft.name} (${twin})` : nft.name;
  return (
    <li className="panel nft-card wallet-nft" data-refused={refusal ? "" : undefined}>
      <FacePicture nft={nft} />
      <label className="check nft-choose">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={refusal !== null || !isOpen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          aria-label={t(texts.nfts, "choose", { name })}
        />
        <span className="nft-name">
          {nft.name}
          {twin ? <small className="nft-twin">{twin}</small> : null}
        </span>
      </label>
      {refusal ? <p className="faint">{refusal}</p> : null}
      <Fold summary={<NamedSummary label={texts.nfts.address} name={name} />}>
        <NftAddress mint={mint} labels={texts.labels} />
      </Fold>
    </li>
  );
}

/** What a fold of a card has, and whose it is. A card only has room for the fold's sign. */
export function NamedSummary({ label, name }: { label: string; name: string }) {
  return (
    <span className="visually-hidden">
      {label}: {name}
    </span>
  );
}
