import { Example } from "~/features/money/example";
import { midnightIn } from "~/features/money/example-date";
import { OwnFigures, type OwnFiguresTexts } from "./own-summary";

const DAYS_TO_NEXT = 30;

/** Nobody's figures: a grant of 15,000 SCG, of which 1,250 SCG are released every month. */
const MONTHLY_RAW = 1_250_000_000_000n;
const SUM = { coin: "SCG", decimals: 9, dueRaw: MONTHLY_RAW, toComeRaw: 11n * MONTHLY_RAW, flow: null } as const;

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
        sums={{ coins: [{ ...SUM, next: { ts: midnightIn(now, DAYS_TO_NEXT), raw: MONTHLY_RAW } }], isPartial: false }}
      />
    </Example>
  );
}
