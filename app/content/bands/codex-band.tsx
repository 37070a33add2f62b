import type { ReactNode } from "react";
import type { CodexItemView, CodexView, Rarity } from "~/content/views/codex.server";
import { logged } from "~/logs/logged";
import { Art } from "~/ui/art";
import { Actions } from "./actions";
import { Band, BandHead } from "./band";
import { PageDialog } from "./page-dialog";

/**
 * A cabinet of things by rarity. Each has a dialog with an address, or, with `book`, a place in one dialog. The filter by
 * rarity is plain HTML: the style sheet hides the others.
 */
export function CodexBand(codex: CodexView) {
  const { ground, title, body, items, close, book } = codex;
  return (
    <Band kind="codex" ground={ground}>
      <BandHead title={title} body={body} />
      {book ? (
        <Actions actions={[{ label: book.label, isPrimary: true, opens: book.anchor }]} />
      ) : (
        <Filter {...codex} />
      )}
      <ul className="codex-shelves">
        {items.map((item) => (
          <li key={item.anchor} data-rarity={item.rarity}>
            <a href={`#${item.anchor}`} aria-haspopup="dialog" data-keeps-scroll="" {...logged("page.dialog")}>
              <Plate picture={item.picture} />
              <span className="codex-name">{item.name}</span>
              <span className="codex-rarity">{item.rarityLabel}</span>
            </a>
          </li>
        ))}
      </ul>
      {book ? (
        <PageDialog id={book.anchor} title={title} close={close}>
          <Filter {...codex} />
          <div className="codex-entries">
            {items.map((item) => (
              <section
                key={item.anchor}
                id={item.anchor}
                data-rarity={item.rarity}
                aria-labelledby={`${item.anchor}-name`}
                // an address that names it leads a reader to it (bands.tsx)
                tabIndex={-1}
              >
                <Detail item={item} name={<h3 id={`${item.anchor}-name`}>{item.name}</h3>} />
              </section>
            ))}
          </div>
        </PageDialog>
      ) : (
        items.map((item) => (
          <PageDialog key={item.anchor} id={item.anchor} title={item.name} close={close}>
            <Detail item={item} />
          </PageDialog>
        ))
      )}
    </Band>
  );
}

function Filter({ set, filter }: Pick<CodexView, "set" | "filter">) {
  return (
    <fieldset className="codex-filter">
      <legend className="visually-hidden">{filter.label}</legend>
      <Choice name={`codex-${set}`} rarity="all" {...filter.all} isChosen />
      {filter.rarities.map(({ id, label, count }) => (
        <Choice key={id} name={`codex-${set}`} rarity={id} label={label} count={count} />
      ))}
    </fieldset>
  );
}

function Detail({ item, name }: { item: CodexItemView; name?: ReactNode }) {
  return (
    <div className="codex-detail" data-rarity={item.rarity}>
      <Plate picture={item.picture} />
      <div className="codex-detail-text">
        {name}
        <p>{item.body}</p>
        <dl className="block-facts">
          {item.facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

type ChoiceProps = { name: string; rarity: Rarity | "all"; label: string; count: string; isChosen?: boolean };

function Choice({ name, rarity, label, count, isChosen }: ChoiceProps) {
  return (
    <label data-rarity={rarity}>
      <input type="radio" name={name} value={rarity} defaultChecked={isChosen} {...logged("page.filter")} />
      {label} <span className="codex-count">{count}</span>
    </label>
  );
}

/**
 * A thing in the frame of its rarity, which the style sheet draws around it: the corners tell the rarity, and the colour
 * repeats it.
 */
function Plate({ picture }: Pick<CodexItemView, "picture">) {
  return (
    <span className="codex-plate">
      <Art picture={picture} alt="" />
    </span>
  );
}
