import type { ReactNode } from "react";

export type Fact = {
  term: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** "out" leaves the wallet, "in" comes into it. */
  tone?: "in" | "out" | "strong";
};

/** Terms and figures in two aligned columns. */
export function FactList({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="facts">
      {items.map(({ term, value, note, tone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts are told apart only by their place
        <div key={index} className={tone ? `fact fact-${tone}` : "fact"}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {note ? <dd className="fact-note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
