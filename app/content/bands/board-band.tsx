import type { BoardView } from "~/content/views/company.server";
import { logged } from "~/logs/logged";
import { Art } from "~/ui/art";
import { buttonClass } from "~/ui/button-class";
import { Band, BandHead } from "./band";
import { Outside } from "./outside-link";
import { PageDialog } from "./page-dialog";
import { Sample } from "./sample";

/** The people of the board: three large, four smaller, the others small, as on the wall of a town hall. */
export function BoardBand({ ground, title, body, members, close, none, sample }: BoardView) {
  return (
    <Band kind="board" ground={ground} usual="paper">
      <BandHead title={title} body={body} />
      {members.length === 0 ? <p className="soft">{none}</p> : null}
      <p>
        <Sample sample={members.length > 0 ? sample : null} />
      </p>
      <ul className="board-wall">
        {members.map(({ id, anchor, name, role, portrait, more, moreOf }) => (
          <li key={id}>
            <Portrait portrait={portrait} />
            <div className="board-words">
              <h3>{name}</h3>
              <p className="soft">{role}</p>
              <a
                className={buttonClass({ size: "small" })}
                href={`#${anchor}`}
                {...logged("page.dialog")}
                aria-haspopup="dialog"
                aria-label={moreOf}
                data-keeps-scroll=""
              >
                {more}
              </a>
            </div>
          </li>
        ))}
      </ul>
      {members.map(({ id, anchor, name, role, biography, portrait, links }) => (
        <PageDialog key={id} id={anchor} title={name} close={close}>
          <div className="board-detail">
            <Portrait portrait={portrait} />
            <div className="board-words">
              <p className="board-role">
                {role} <Sample sample={sample} />
              </p>
              <p>{biography}</p>
              {links.length > 0 ? (
                <ul className="board-links">
                  {links.map((link) => (
                    <li key={link.label}>
                      <Outside link={link} className="icon-button" isIconAlone />
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </div>
        </PageDialog>
      ))}
    </Band>
  );
}

function Portrait({ portrait }: Pick<BoardView["members"][number], "portrait">) {
  return (
    <span className="board-portrait">
      {portrait ? (
        <Art picture={portrait} alt="" />
      ) : (
        <svg viewBox="0 0 24 24" width="96" height="96" aria-hidden="true">
          <path d="M9 5h6v1h1v1h1v5h-1v2h-1v2h2v1h2v1h1v1h1v5H3v-5h1v-1h1v-1h2v-1h2v-2H8v-2H7V7h1V6h1z" />
        </svg>
      )}
    </span>
  );
}
