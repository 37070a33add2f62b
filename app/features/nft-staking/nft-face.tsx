import type { NftFace } from "~/domain/nft-metadata/view";
import { shortAddress } from "~/locales/short-address";
import { ExplorerLink } from "~/ui/explorer-link";

/** The width and height of the box for pictures; sample characters are drawn at twice this size. */
const WIDTH = 96;
const HEIGHT = 128;

/** The picture of an NFT. Screen readers skip it, because the name is beside it. */
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

/** The name of an NFT for display, in which the number stays on the same line as the last word. */
export function shownName({ name }: Pick<NftFace, "name">): string {
  return name.replace(/ (?=#\d+$)/, "\u00a0");
}

/**
 * The short address of an NFT if another one of the list has the same name, as an old and a migrated one can; otherwise null.
 * Without it nobody could tell which of the two is chosen.
 */
export function twinMark(nft: Pick<NftFace, "mint" | "name">, list: readonly Pick<NftFace, "mint" | "name">[]) {
  return list.some(({ mint, name }) => mint !== nft.mint && name === nft.name) ? shortAddress(nft.mint) : null;
}

/** The NFTs of a modal in a row, with their addresses if a holder has to compare them with the wallet. */
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
