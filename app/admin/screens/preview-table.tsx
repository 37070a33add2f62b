import { DataTable } from "~/ui/data-table";
import type { FormView, PreviewView } from "../form-view";
import { Value } from "./value";

/** What a form would do, in figures: the last thing to read before its button. */
export function PreviewTable({ preview, words }: { preview: PreviewView; words: FormView["words"] }) {
  const hasBefore = preview.effects.some(({ before }) => before);
  const before = hasBefore ? [{ key: "before", label: words.before }] : [];
  return (
    <div className="admin-table" role="status">
      <DataTable
        caption={words.preview}
        captionHidden
        // a dry run without earlier values has no heading "after" either: its values say what the form does
        columns={[{ key: "label", label: "" }, ...before, { key: "after", label: hasBefore ? words.after : "" }]}
        rows={preview.effects.map(({ label, before: was, after }) => ({
          key: label,
          cells: {
            label,
            before: <Value value={was ?? undefined} none="–" />,
            after: <Value value={after} none="–" />,
          },
        }))}
      />
    </div>
  );
}
