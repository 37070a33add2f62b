import "~/styles/money.css";
import { Fragment, type ReactNode } from "react";

/** Short parts, such as sums, with dots between them. There is no dot at the beginning or the end of a line. */
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
