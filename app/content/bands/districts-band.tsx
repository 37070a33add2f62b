import type { ReactNode } from "react";
import type { MenuEntry } from "~/content/menus";
import type { DistrictsView } from "~/content/views/home.server";
import { logged } from "~/logs/logged";
import { TO_BE_RELEASED } from "~/shell/dialog-ids";
import { Art } from "~/ui/art";

/** The map of the city. The first district is large with all its pages; the others show only their first one. */
export function DistrictsBand({ title, body, items }: DistrictsView) {
  const [first, ...others] = items;
  return (
    <section className="band districts on-night">
      <div className="wrap">
        <div className="districts-head">
          <h2>{title}</h2>
          <p className="soft">{body}</p>
        </div>
        <ul className="districts-grid">
          {first ? (
            <li className="district district-first" data-district={first.menu.district}>
              <div className="district-scene">
                <Art picture={first.picture} alt={first.pictureAlt} />
              </div>
              <div className="district-text">
                <h3>{first.menu.label}</h3>
                <p>{first.body}</p>
                <ul className="district-doors">
                  {first.menu.entries.map((entry) => (
                    <li key={entry.key}>
                      <Door entry={entry} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ) : null}
          {others.map(({ menu, picture, pictureAlt, body }) => (
            <li key={menu.key} className="district" data-district={menu.district}>
              <div className="district-scene">
                <Art picture={picture} alt={pictureAlt} />
              </div>
              <div className="district-text">
                <h3>
                  <Way entries={menu.entries}>{menu.label}</Way>
                </h3>
                <p>{body}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Leads to a district's first open page; if there is none, only its words are shown. */
function Way({ entries, children }: { entries: readonly MenuEntry[]; children: ReactNode }) {
  const to = entries.find((entry) => entry.to)?.to;
  return to ? (
    <a href={to} {...logged("page.link")}>
      {children}
    </a>
  ) : (
    children
  );
}

function Door({ entry }: { entry: MenuEntry }) {
  if (entry.to)
    return (
      <a href={entry.to} {...logged("page.link")}>
        {entry.label}
      </a>
    );
  return (
    <button
      type="button"
      {...{ command: "show-modal", commandfor: TO_BE_RELEASED }}
      aria-haspopup="dialog"
      {...logged("page.dialog")}
    >
      {entry.label}
    </button>
  );
}
