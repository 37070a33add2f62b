import { useShell } from "~/shell/use-shell";

/** Stands beside a fact that is an example until the operator enters the real one. */
export function SampleMark() {
  const { texts } = useShell();
  return (
    <span className="sample" title={texts.sampleMeaning}>
      {texts.sample}
    </span>
  );
}
