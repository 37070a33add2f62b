import { Icon } from "./icon";

/**
 * The picture of an NFT, or a sign in its place. Pages load no pictures from other sites, so that an address elsewhere counts as
 * none: our own host passes pictures on. Screen readers skip it, because the name is beside it.
 */
export function NftPicture({ image, isSmall }: { image: string | null; isSmall?: boolean }) {
  const className = isSmall ? "nft-picture nft-picture-small" : "nft-picture";
  if (!image?.startsWith("/")) {
    return (
      <span className={`${className} no-picture`}>
        <Icon name="star" />
      </span>
    );
  }
  const scale = isSmall ? 2 : 1;
  return (
    <img
      className={className}
      src={image}
      width={96 / scale}
      height={128 / scale}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
