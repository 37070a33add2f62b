import type { DownloadsView } from "~/content/views/downloads.server";
import { logged } from "~/logs/logged";
import { Art } from "~/ui/art";
import { Icon } from "~/ui/icon";
import { Band, BandHead } from "./band";

/** Files to take along, each with its kind and size. */
export function DownloadsBand({ ground, title, body, items }: DownloadsView) {
  return (
    <Band kind="downloads" ground={ground} usual="paper">
      <BandHead title={title} body={body} />
      <ul className="downloads-list">
        {items.map(({ title, body, files, picture, pictureAlt = "" }) => (
          <li key={title}>
            {picture ? (
              <div className={`download-picture ${picture.isInk ? "on-paper" : "on-night"}`}>
                <Art picture={picture} alt={pictureAlt} scale={picture.scale} />
              </div>
            ) : null}
            <div className="download-text">
              <h3>{title}</h3>
              <p>{body}</p>
            </div>
            <ul className="download-files">
              {files.map(({ href, name, kind, size }) => (
                <li key={href}>
                  <a href={href} download="" title={name} {...logged("page.download")}>
                    <Icon name="download" />
                    <span className="visually-hidden">{title}: </span>
                    <span>{kind}</span> <small>{size}</small>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}
