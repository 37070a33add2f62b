import { Link } from "react-router";
import { DataTable } from "~/ui/data-table";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { StairPlot } from "~/ui/plot/stair-plot";
import type { BoardView, PlotView } from "../board-view";
import { AdminHead } from "./admin-head";
import { AdminTable } from "./admin-table";
import { Value } from "./value";

export type BoardScreenProps = {
  view: BoardView;
  texts: Record<"none" | "asTable" | "day" | "figure" | "sample", string>;
};

/** Every board of the staff area. */
export function BoardScreen({ view, texts }: BoardScreenProps) {
  return (
    <>
      <AdminHead title={view.title} lead={view.lead} />
      {view.isSample ? (
        <Notice>
          <p>{texts.sample}</p>
        </Notice>
      ) : null}
      {view.figures.length > 0 ? (
        <dl className="admin-board">
          {view.figures.map(({ key, label, value, isBad, advice, to }) => (
            <div key={key} data-bad={isBad ? "" : undefined}>
              <dt>
                {to ? <Link to={to}>{label}</Link> : label}
                {advice ? <span className="soft">{advice}</span> : null}
              </dt>
              <dd>
                <Value value={value} none={texts.none} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {view.plots.map((plot) => (
        <BoardPlot key={plot.name} plot={plot} texts={texts} />
      ))}
      {view.tables.map((table) => (
        <AdminTable key={table.name} table={table} none={texts.none} />
      ))}
    </>
  );
}

/** A plot over time, and its points as a table. */
function BoardPlot({ plot, texts }: { plot: PlotView; texts: BoardScreenProps["texts"] }) {
  return (
    <figure className="admin-plot">
      <figcaption>
        <h2>{plot.title}</h2>
      </figcaption>
      <StairPlot
        description={plot.description}
        layers={[{ key: plot.name, stairs: plot.stairs, ink: "accent" }]}
        scale={plot.scale}
        ends={plot.ends.map((end) => <span key={end}>{end}</span>)}
      />
      <Fold summary={texts.asTable}>
        <DataTable
          caption={plot.title}
          captionHidden
          columns={[
            { key: "at", label: texts.day },
            { key: "value", label: texts.figure, align: "end" },
          ]}
          rows={plot.points.map(({ at, value }) => ({ key: at, cells: { at, value } }))}
        />
      </Fold>
    </figure>
  );
}
