import type { PriceView } from "~/content/views/latest.server";
import { Notice } from "~/ui/notice";
import { Band, BandHead } from "./band";

/** The last price that an exchange reported, and when. */
export function PriceBand({ ground, title, body, price, note }: PriceView) {
  return (
    <Band kind="price" ground={ground}>
      <div className="price-grid">
        <BandHead title={title} body={body} />
        {price ? (
          <div className="price-board">
            <p>
              <span className="price-figure">{price.figure}</span> <span className="figure">{price.unit}</span>
            </p>
            <p className="faint">{note}</p>
          </div>
        ) : (
          <Notice>{note}</Notice>
        )}
      </div>
    </Band>
  );
}
