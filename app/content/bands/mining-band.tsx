import type { MiningView } from "~/content/views/company.server";
import { logged } from "~/logs/logged";
import { buttonClass } from "~/ui/button-class";
import { Icon } from "~/ui/icon";
import { Band, BandHead } from "./band";
import { PageDialog } from "./page-dialog";
import { PlotFigure } from "./plot-figure";

/** The amounts that holders would mine, behind one button. */
export function MiningBand({ ground, title, body, button, anchor, close, note, plot, none }: MiningView) {
  return (
    <Band kind="mining" ground={ground}>
      <div className="mining-meter">
        <BandHead title={title} body={body} />
        {plot ? (
          <div className="mining-press">
            <a
              className={buttonClass({ variant: "primary", size: "large" })}
              href={`#${anchor}`}
              {...logged("page.dialog")}
              aria-haspopup="dialog"
              data-keeps-scroll=""
            >
              <Icon name="chart" />
              {button}
            </a>
            <p className="faint">{note}</p>
          </div>
        ) : (
          <p className="soft">{none}</p>
        )}
      </div>
      {plot ? (
        <PageDialog id={anchor} title={button} close={close}>
          <PlotFigure plot={plot} />
          <p className="faint mining-note">{note}</p>
        </PageDialog>
      ) : null}
    </Band>
  );
}
