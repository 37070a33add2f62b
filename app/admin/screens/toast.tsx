import { Link } from "react-router";
import { Notice } from "~/ui/notice";

export type ToastView = { words: string; undo: { to: string; label: string } | null };

/** Says above a page what was just done, and leads to the form that undoes it, if there is one. */
export function Toast({ toast }: { toast: ToastView }) {
  return (
    <Notice tone="good" live>
      <p>
        {toast.words}
        {toast.undo ? (
          <>
            {" "}
            <Link className="link" to={toast.undo.to}>
              {toast.undo.label}
            </Link>
          </>
        ) : null}
      </p>
    </Notice>
  );
}
