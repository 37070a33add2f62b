import { useSyncExternalStore } from "react";
import { Icon } from "./icon";

export type ToastKind = "info" | "success" | "error";
type Toast = { id: number; message: string; kind: ToastKind };

const SHOWN_MS = 6_000;
const MOST = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a message at the foot of the page. An error stays until it is dismissed, anything else for six seconds. */
export function showToast(message: string, kind: ToastKind = "info"): void {
  const toast = { id: nextId++, message, kind };
  set([...toasts.filter((shown) => shown.message !== message), toast].slice(-MOST));
  if (kind !== "error") setTimeout(() => dismiss(toast.id), SHOWN_MS);
}

/** The black toasts with an X at the foot of the page. The layout renders this once. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, message, kind }) => (
        <div key={id} className={`toast toast-${kind}`} role={kind === "error" ? "alert" : undefined}>
          <p>{message}</p>
          <button
            type="button"
            className="icon-button"
            aria-label={closeLabel}
            onClick={() => dismiss(id)}
            data-log="part.close"
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}

const NONE: readonly Toast[] = [];

function dismiss(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
