import type { PlotView } from "~/content/views/figures.server";
import { Band, BandHead } from "./band";
import { PlotFigure } from "./plot-figure";

export function PlotBand({ ground, title, body, plot }: PlotView) {
  return (
    <Band kind="chart" ground={ground}>
      <BandHead title={title} body={body} />
      <PlotFigure plot={plot} />
    </Band>
  );
}
