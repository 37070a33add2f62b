import { Example } from "~/features/money/example";
import { midnightIn } from "~/features/money/example-date";
import { OwnFigures, type OwnFiguresTexts } from "./own-summary";

const DAYS_TO_NEXT = 30;

/** Nobody's figures: 1,250 SCG of a grant that is released every month. */
const DUE = [{ coin: "SCG", decimals: 9, raw: 1_250_000_000_000n }] as const;

export type ExampleGrantsProps = {
  /** `example` says that the figures are an example. */
  texts: OwnFiguresTexts & { example: string };
  /** The time of the server. */
  now: Date;
};

/** What a holder of a grant sees first, for visitors without a wallet. */
export function ExampleGrants({ texts, now }: ExampleGrantsProps) {
  return (
    <Example label={texts.example}>
      <OwnFigures
        texts={texts}
        sums={{ due: DUE, next: { coin: "SCG", ts: midnightIn(now, DAYS_TO_NEXT) }, flowing: [], isPartial: false }}
      />
    </Example>
  );
}
