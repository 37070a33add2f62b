import { Art } from "~/ui/art";
import type { CoverView } from "./news-view.server";

/** The picture of a piece of news: a drawing of the site, which is decoration, or a photograph with its words. */
export function NewsCover({ cover, isFirst }: { cover: CoverView; isFirst?: boolean }) {
  if (cover.kind === "art")
    return <Art className="news-cover" picture={cover.picture} alt="" first={isFirst ?? false} />;
  const { src, srcSet, width, height, alt } = cover;
  return (
    <img
      className="news-cover news-photo"
      src={src}
      srcSet={srcSet}
      sizes="(min-width: 700px) 640px, 92vw"
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
