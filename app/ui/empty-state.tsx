import type { ReactNode } from "react";

/** Says plainly that a list is empty, why, and what to do about it. */
export function EmptyState({ title, children, action, art, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      {art}
      <div className="empty-text">
        <Heading className="empty-title">{title}</Heading>
        {children}
        {action}
      </div>
    </div>
  );
}

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  art?: ReactNode;
  /** 3 below the heading of a part. */
  level?: 2 | 3;
};
