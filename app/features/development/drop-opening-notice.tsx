import { Link } from "react-router";
import type { DropOpening } from "~/domain/development/view";
import { useShell } from "~/shell/use-shell";
import { Notice } from "~/ui/notice";

type Props = { answer: DropOpening | { faults: string[] } | undefined };

/** Says that a drop was opened, or what is wrong with its list. In development only. */
export function DropOpeningNotice({ answer }: Props) {
  const { localePath } = useShell();
  if (!answer) return null;
  if (answer.faults) {
    return (
      <Notice live tone="danger" title="Nothing was opened">
        <ul>
          {answer.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  const { number, address, gift, recipients } = answer.opened;
  return (
    <Notice live tone="good" title={`Drop No. ${number} is open: ${gift} for ${recipients} on its list`}>
      <p>
        <code>{address}</code>
      </p>
      <p>
        <Link className="link" to={`/${localePath}/powerzonePunkyDrop#drop-${number}-gift`}>
          See it on the page of drops
        </Link>
      </p>
    </Notice>
  );
}
