import type { SampleView } from "~/content/views/figures.server";

/** Stands beside what is an example until the operator enters the real thing. */
export function Sample({ sample }: { sample: SampleView | null }) {
  if (!sample) return null;
  return (
    <span className="sample" title={sample.meaning}>
      {sample.label}
    </span>
  );
}
