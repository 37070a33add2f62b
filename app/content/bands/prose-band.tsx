import type { ProseView } from "~/content/views/text.server";
import { Actions } from "./actions";
import { Band } from "./band";
import { Blocks } from "./blocks";

/** Running text, its heading beside it. */
export function ProseBand({ ground, title, blocks, actions }: ProseView) {
  return (
    <Band kind="prose" ground={ground} usual="paper">
      <div className="prose-grid">
        <h2>{title}</h2>
        <div className="prose-text blocks">
          <Blocks blocks={blocks} />
          <Actions actions={actions} />
        </div>
      </div>
    </Band>
  );
}
