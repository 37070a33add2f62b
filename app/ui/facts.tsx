import type { ReactNode } from "react";

export type Fact = {
  term: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** "out" leaves the wallet, "in" comes into it. "below": the value stands below its term, which has a line of its own. */
  tone?: "in" | "out" | "strong" | "below";
};

/** Terms and figures in two aligned columns. `isWide`: where there is room, two facts stand beside each other. */
export function FactList({ items, isWide = false }: { items: readonly Fact[]; isWide?: boolean }) {
  return (
    <dl className={isWide ? "facts in-two" : "facts"}>
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
