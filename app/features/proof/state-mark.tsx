import { Icon } from "~/ui/icon";
import type { FoldState } from "./proof-states";

/** A state in a few words, with a mark that does not depend on colour. */
export function StateMark({ state: { tone, text } }: { state: Pick<FoldState, "tone" | "text"> }) {
  return (
    <span className={`proof-state proof-state-${tone}`}>
      {tone === "plain" ? null : <Icon name={tone === "good" ? "check" : "warning"} />}
      <span>{text}</span>
    </span>
  );
}
