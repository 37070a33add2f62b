import type { DropView } from "~/domain/drop/view";
import { Art } from "~/ui/art";
import type { Picture } from "~/ui/art-manifest";

export type GiftPictureProps = {
  drop: DropView;
  picture: Picture;
  /** Whether the NFT on this wallet's list is shown in place of the picture of the drop. */
  isShown: boolean;
};

/** The picture of a gift. */
export function GiftPicture({ drop, picture, isShown }: GiftPictureProps) {
  const face = isShown ? drop.mine?.face : null;
  if (!face) return <Art className="drop-picture" picture={picture} alt="" />;
  return (
    <img
      className="drop-picture"
      src={face.pictureUrl}
      width={96}
      height={128}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
