import type { Picture } from "./art-manifest";

export type ArtProps = {
  /** A row of the art manifest; a loader reads it there, so that the browser does not download the whole list. */
  picture: Picture;
  /** What it shows; empty where it only decorates. */
  alt: string;
  /** Whole multiples of the natural size keep pixels square. */
  scale?: number;
  /** For the picture of the first screen: loaded first. */
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
