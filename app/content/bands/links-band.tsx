import type { LinksView } from "~/content/views/company.server";
import { Actions } from "./actions";
import { Band, BandHead } from "./band";
import { Outside } from "./outside-link";
import { Sample } from "./sample";

/** Links to other sites, and the address on the chain if there is one. */
export function LinksBand({ ground, title, body, links, actions, address, none, sample }: LinksView) {
  return (
    <Band kind="outlets" ground={ground}>
      <div className="outlets-grid">
        <BandHead title={title} body={body} />
        <div className="outlets-ways">
          {links.length > 0 ? (
            <ul className="outlets-list">
              {links.map((link) => (
                <li key={link.label}>
                  <Outside link={link} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="soft">{none}</p>
          )}
          {address ? (
            <p className="outlets-address">
              <span>{address.label}</span>
              <code>{address.value}</code>
            </p>
          ) : null}
          <Actions actions={actions} />
          <Sample sample={links.length > 0 || address ? sample : null} />
        </div>
      </div>
    </Band>
  );
}
