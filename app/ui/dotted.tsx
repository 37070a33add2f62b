import "~/styles/money.css";
import { Fragment, type ReactNode } from "react";

/** Short parts with a dot between them, such as sums. A part that begins a new line has no dot before it, and none hangs at a line's end. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className="dotted">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart only by their place
        <Fragment key={index}>
          {index > 0 ? " " : null}
          <span>
            {index > 0 ? <span className="dotted-dot">· </span> : null}
            {part}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
