import type { PeopleView } from "~/content/views/home.server";
import { Art } from "~/ui/art";

/** People side by side on one pavement. */
export function PeopleBand({ ground = "paper", title, body, items }: PeopleView) {
  return (
    <section className={`band people on-${ground}`}>
      <div className="wrap">
        <div className="people-head">
          <h2>{title}</h2>
          <p className="lead">{body}</p>
        </div>
        <ul className="people-row">
          {items.map(({ picture, name, body }) => (
            <li key={name}>
              <Art picture={picture} alt="" scale={1.5} />
              <div>
                <h3>{name}</h3>
                <p>{body}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
