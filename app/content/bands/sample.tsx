import type { SampleView } from "~/content/views/figures.server";

/** Marks something as an example until the operator enters the real thing. */
export function Sample({ sample }: { sample: SampleView | null }) {
  if (!sample) return null;
  return (
    <span className="sample" title={sample.meaning}>
      {sample.label}
    </span>
  );
}
