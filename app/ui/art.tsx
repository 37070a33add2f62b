import type { Picture } from "./art-manifest";

export type ArtProps = {
  /** A row of the art manifest. A loader reads it, so that the browser does not download the whole list. */
  picture: Picture;
  /** Alt text; empty for a decoration. */
  alt: string;
  /** A whole multiple of the natural size, so that pixels stay square. */
  scale?: number;
  /** True for a picture of the first screen, which is loaded first. */
  first?: boolean;
  className?: string;
};

export function Art({ picture, alt, scale = 1, first, className = "" }: ArtProps) {
  return (
    <img
      className={`art pixels ${className}`.trimEnd()}
      src={picture.src}
      srcSet={picture.src2x ? `${picture.src}, ${picture.src2x} 2x` : undefined}
      width={picture.width * scale}
      height={picture.height * scale}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
    />
  );
}
