import type { GalleryView } from "~/content/views/text.server";
import { Art } from "~/ui/art";
import { Band, BandHead } from "./band";

/** A wall of pictures of different sizes. */
export function GalleryBand({ ground, title, body, items }: GalleryView) {
  return (
    <Band kind="gallery" ground={ground}>
      <BandHead title={title} body={body} />
      <ul className="gallery-wall">
        {items.map(({ picture, alt, caption, classes, scale }) => (
          <li key={picture.src} className={classes.join(" ") || undefined}>
            <figure>
              <div className="gallery-frame">
                <Art picture={picture} alt={alt} scale={scale} />
              </div>
              {caption ? <figcaption>{caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
