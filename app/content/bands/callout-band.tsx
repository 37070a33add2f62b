import type { CalloutView } from "~/content/views/text.server";
import { Actions } from "./actions";
import { Band } from "./band";

/** A sign-board on two posts: one thing to do next. */
export function CalloutBand({ ground, title, body, actions }: CalloutView) {
  return (
    <Band kind="callout" ground={ground}>
      <div className="callout-board">
        <h2>{title}</h2>
        <p>{body}</p>
        <Actions actions={actions} />
      </div>
    </Band>
  );
}
