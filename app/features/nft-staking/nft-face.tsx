import type { NftFace } from "~/domain/nft-metadata/view";
import { ExplorerLink } from "~/ui/explorer-link";

/** Sides of the box that any picture is fitted into; sample characters are drawn at twice this. */
const WIDTH = 96;
const HEIGHT = 128;

/** The picture of an NFT; its name stands beside it, so it says nothing to a screen reader. */
export function FacePicture({ nft, small }: { nft: Pick<NftFace, "pictureUrl">; small?: boolean }) {
  const scale = small ? 2 : 1;
  return (
    <img
      className={small ? "nft-picture nft-picture-small" : "nft-picture"}
      src={nft.pictureUrl}
      width={WIDTH / scale}
      height={HEIGHT / scale}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** A name as it is shown: its number stays beside its last word. */
export function shownName({ name }: Pick<NftFace, "name">): string {
  return name.replace(/ (?=#\d+$)/, "\u00a0");
}

/** NFTs in a row: what a modal is about; with their addresses where a holder has to compare them with the wallet. */
export function FaceList({ nfts, hasAddresses }: { nfts: readonly NftFace[]; hasAddresses?: boolean }) {
  return (
    <ul className="face-list">
      {nfts.map((nft) => (
        <li key={nft.mint}>
          <FacePicture nft={nft} small />
          <span>
            {shownName(nft)}
            {hasAddresses ? (
              <>
                <br />
                <ExplorerLink kind="address" value={nft.mint} />
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
