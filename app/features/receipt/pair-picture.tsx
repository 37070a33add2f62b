import { Icon } from "~/ui/icon";

/**
 * The picture of an old or a new NFT, or a sign in its place: pages load no pictures from other sites. Screen readers skip it,
 * because the name is beside it.
 */
export function PairPicture({ src }: { src: string | null }) {
  if (!src?.startsWith("/")) {
    return (
      <span className="receipt-picture receipt-picture-none">
        <Icon name="star" />
      </span>
    );
  }
  return <img className="receipt-picture" src={src} width={96} height={128} alt="" decoding="async" />;
}
