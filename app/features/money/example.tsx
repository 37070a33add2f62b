import "~/styles/money.css";
import type { ReactNode } from "react";

export type ExampleProps = {
  /** Says that the figures are an example. */
  label: string;
  children: ReactNode;
};

/** What a holder would see here, in grey and out of reach, for visitors who have not connected a wallet. */
export function Example({ label, children }: ExampleProps) {
  return (
    <section className="example" aria-label={label}>
      <p className="example-mark">{label}</p>
      <div className="example-content" inert>
        {children}
      </div>
    </section>
  );
}
