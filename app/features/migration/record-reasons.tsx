import type { MigrationView } from "~/domain/migration/view";
import type { Texts } from "~/locales/texts.server";
import { reasonOf } from "./reason-words";

/** Each record that is not complete, with why it failed or what it waits for. */
export function RecordReasons({ texts, records }: { texts: Texts["migration"]; records: readonly MigrationView[] }) {
  const others = records.filter(({ status }) => status !== "complete");
  if (others.length === 0) return null;
  return (
    <ul className="migration-reasons">
      {others.map((record) => (
        <li key={record.seq}>
          <strong>{record.oldNftName}</strong> · {reasonOf(texts, record) ?? texts.status[record.status]}
        </li>
      ))}
    </ul>
  );
}
