import type { PartnersView } from "~/content/views/company.server";
import { Icon } from "~/ui/icon";
import { Band, BandHead } from "./band";
import { Outside } from "./outside-link";
import { Sample } from "./sample";

/** Partners grouped by what they do, as name plates at a door. */
export function PartnersBand({ ground, title, body, groups, none, sample }: PartnersView) {
  return (
    <Band kind="partners" ground={ground} usual="paper">
      <BandHead title={title} body={body} />
      {groups.length === 0 ? <p className="soft">{none}</p> : null}
      <dl className="partners-door">
        {groups.map(({ id, icon, label, partners }) => (
          <div key={id} className="partners-group">
            <dt>
              <Icon name={icon} size={32} />
              {label} <Sample sample={sample} />
            </dt>
            {partners.map((partner) => (
              <dd key={partner.id} id={partner.anchor} className="partners-plate">
                <h3>{partner.name}</h3>
                <p className="soft">{partner.what}</p>
                <Outside link={partner.link} className="partners-visit" />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Band>
  );
}
