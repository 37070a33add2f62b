import { useShell } from "~/shell/use-shell";

/** Marks a fact as an example until the operator enters the real one. */
export function SampleMark() {
  const { texts } = useShell();
  return (
    <span className="sample" title={texts.sampleMeaning}>
      {texts.sample}
    </span>
  );
}
