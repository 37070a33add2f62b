import type { ReactNode } from "react";
import { Icon } from "./icon";

type Tone = "info" | "good" | "warning" | "danger";
const ICONS = { info: "info", good: "check", warning: "warning", danger: "warning" } as const;

/** Something to know before going on. With `live`, screen readers read it as soon as it appears. */
export function Notice({ tone = "info", title, children, live }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={live ? (tone === "danger" ? "alert" : "status") : undefined}>
      <Icon name={ICONS[tone]} />
      <div>
        {title ? <p className="notice-title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

export type NoticeProps = { tone?: Tone; title?: ReactNode; children?: ReactNode; live?: boolean };

export function Badge({
  tone = "accent",
  children,
}: {
  tone?: "accent" | "good" | "danger" | "warning" | "faint";
  children: ReactNode;
}) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
