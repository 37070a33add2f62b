import { Art } from "~/ui/art";
import { iconNames, type Picture, pictures } from "~/ui/art-manifest";
import { Icon } from "~/ui/icon";

/** Every icon and every picture. */
export function PictureSpecimens() {
  const all: [string, Picture][] = Object.entries(pictures);
  return (
    <section className="band on-paper">
      <div className="wrap stack">
        <h2>Icons</h2>
        <p className="row">
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={32} />
            </span>
          ))}
        </p>
        <h2>People and scenes</h2>
        <p className="row">
          {all.map(([name, picture]) => (
            <span key={name} title={name}>
              <Art picture={picture} alt={name} />
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
