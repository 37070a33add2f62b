import { Link } from "react-router";
import { Badge } from "~/ui/notice";
import type { ValueView } from "../value-view";

const CLASS_OF = { text: undefined, figure: "admin-figure", address: "admin-address" } as const;

/** A text with a part that may be wider than its column, such as a hash or an address of a site. */
const LONG = /\S{30}|https:\/\/\S/;

/** A day as D1 keeps it, which would wrap at its hyphens. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A value of a list, of a row or of a board. `none` stands for one that is missing. */
export function Value({ value, none }: { value: ValueView | undefined; none: string }) {
  if (!value || value.kind === "none") return <span className="faint">{none}</span>;
  if (value.kind === "time") return <time dateTime={value.iso}>{value.text}</time>;
  if (value.kind === "chip") return <Badge tone="faint">{value.text}</Badge>;
  if (value.kind === "link") return <ValueLink to={value.to}>{value.text}</ValueLink>;
  if (value.kind === "lines") {
    return (
      <ul className="admin-lines">
        {value.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and are told apart only by their place
          <li key={index}>{line}</li>
        ))}
      </ul>
    );
  }
  return <span className={CLASS_OF[value.kind] ?? classOfText(value.text)}>{value.text}</span>;
}

function classOfText(text: string): string | undefined {
  if (DAY.test(text)) return "admin-figure";
  return LONG.test(text) ? "admin-long" : undefined;
}

/** A link to a page of the staff area, or to another site such as an explorer, which learns nothing of where it came from. */
function ValueLink({ to, children }: { to: string; children: string }) {
  const look = LONG.test(children) ? "link admin-long" : "link";
  return to.startsWith("/admin") ? (
    <Link className={look} to={to}>
      {children}
    </Link>
  ) : (
    <a className={look} href={to} rel="noreferrer">
      {children}
    </a>
  );
}
