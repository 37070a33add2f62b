import { createContext, type ReactNode, useContext } from "react";
import type { SampleView } from "~/content/views/figures.server";
import { Sample } from "./sample";

export type BandProps = {
  /** The class of the kind, such as `cards`. */
  kind: string;
  ground?: "night" | "paper";
  /** The ground used if the content names none. */
  usual?: "night" | "paper";
  children: ReactNode;
};

/** The id of the band that is drawn, if an action of the opening leads to it. */
export const BandAnchor = createContext<string | undefined>(undefined);

/** One band of a page, on its ground. Two bands of the same kind may follow one another only on different grounds. */
export function Band({ kind, ground, usual = "night", children }: BandProps) {
  const id = useContext(BandAnchor);
  return (
    <section className={`band ${kind} on-${ground ?? usual}`} id={id}>
      <div className="wrap">{children}</div>
    </section>
  );
}

type BandHeadProps = { title: string; body?: string; sample?: SampleView | null };

/** The heading of a band with its sentence below. */
export function BandHead({ title, body, sample = null }: BandHeadProps) {
  return (
    <div className="band-head">
      <h2>
        {title}
        {sample ? (
          <>
            {" "}
            <Sample sample={sample} />
          </>
        ) : null}
      </h2>
      {body ? <p className="lead">{body}</p> : null}
    </div>
  );
}
