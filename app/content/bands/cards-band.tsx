import type { CardsView } from "~/content/views/text.server";
import { Art } from "~/ui/art";
import { Icon } from "~/ui/icon";
import { WayOn } from "./actions";
import { Band, BandHead } from "./band";

/** Things that differ in kind: the first one is large, the others are entries of a ledger. */
export function CardsBand({ ground, title, body, items, sample }: CardsView) {
  return (
    <Band kind="cards" ground={ground}>
      <BandHead title={title} body={body} sample={sample} />
      <ul className={items.length === 2 ? "cards-list cards-pair" : "cards-list"}>
        {items.map((item, index) => (
          <Card key={item.title} isLarge={index === 0 || items.length === 2} {...item} />
        ))}
      </ul>
    </Band>
  );
}

type CardProps = CardsView["items"][number] & { isLarge: boolean };

function Card({ isLarge, picture, pictureAlt = "", icon, label, title, body, action }: CardProps) {
  return (
    <li className={isLarge ? "card card-large" : "card card-entry"}>
      {picture ? (
        <div className={picture.isWide ? "card-picture card-wide" : "card-picture"}>
          <Art picture={picture} alt={pictureAlt} scale={picture.scale} />
        </div>
      ) : null}
      {icon && !picture ? (
        <div className="card-icon">
          <Icon name={icon} size={48} />
        </div>
      ) : null}
      <div className="card-text">
        {label ? <p className="card-label">{label}</p> : null}
        <h3>{title}</h3>
        <p>{body}</p>
        <WayOn action={action} />
      </div>
    </li>
  );
}
