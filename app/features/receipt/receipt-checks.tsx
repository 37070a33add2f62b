import type { Check } from "~/domain/migration/receipt-claims";
import type { Texts } from "~/locales/texts.server";
import { DataTable } from "~/ui/data-table";
import { Badge } from "~/ui/notice";

const TONES = { holds: "good", differs: "danger", unread: "warning", unnamed: "faint" } as const;

/** Every claim of a receipt in full, with what its chain says about it. */
export function ReceiptChecks({ texts, checks }: { texts: Texts["receipt"]["checks"]; checks: readonly Check[] }) {
  return (
    <DataTable
      caption={texts.title}
      captionHidden
      columns={[
        { key: "claim", label: texts.columns.claim },
        { key: "said", label: texts.columns.said },
        { key: "chain", label: texts.columns.chain },
        { key: "state", label: texts.columns.state },
      ]}
      rows={checks.map(({ claim, chain, state, said, found }) => ({
        key: claim,
        cells: {
          claim: texts.claims[claim],
          said: <code className="receipt-said">{said || texts.nothing}</code>,
          chain: texts.chains[chain],
          state: (
            <span>
              <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
              {state === "differs" ? (
                <>
                  {" "}
                  {texts.instead} <code className="receipt-said">{found ?? texts.nothing}</code>
                </>
              ) : null}
            </span>
          ),
        },
      }))}
    />
  );
}
