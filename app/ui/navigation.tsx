import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { logged } from "~/logs/logged";
import { ButtonLink } from "./button";

/** The current step of a sequence; `current` counts from 0. */
export function Steps({ label, items, current }: { label: string; items: readonly string[]; current: number }) {
  return (
    <ol className="steps" aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item}
          aria-current={index === current ? "step" : undefined}
          data-done={index < current ? "" : undefined}
        >
          {item}
        </li>
      ))}
    </ol>
  );
}

type Log = Parameters<typeof logged>[0];

export type Tab = { to: To; label: ReactNode; isCurrent: boolean; log?: Log };

/** Tabs are addresses: they work without JavaScript, can be sent to a friend, and Back returns to the last one. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ to, label, isCurrent, log = "part.tab" }, index) => (
        <Link
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs are told apart only by their place
          key={index}
          to={to}
          aria-current={isCurrent ? "page" : undefined}
          {...logged(log)}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

export type PaginationProps = {
  label: string;
  newer: To | null;
  older: To | null;
  newerLabel: string;
  olderLabel: string;
  /** The log's key for the links to newer and older entries, if the catalogue has one. */
  newerLog?: Log;
  olderLog?: Log;
};

/** Links through the pages of a list by key; nothing is shown if there is only one page. */
export function Pagination({
  label,
  newer,
  older,
  newerLabel,
  olderLabel,
  newerLog = "part.newer",
  olderLog = "part.older",
}: PaginationProps) {
  if (!newer && !older) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {newer ? (
        <ButtonLink to={newer} size="small" rel="prev" {...logged(newerLog)}>
          ← {newerLabel}
        </ButtonLink>
      ) : (
        <span />
      )}
      {older ? (
        <ButtonLink to={older} size="small" rel="next" {...logged(olderLog)}>
          {olderLabel} →
        </ButtonLink>
      ) : null}
    </nav>
  );
}

export type Crumb = { label: string; to?: To };

export function Breadcrumb({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {items.map(({ label, to }) => (
          <li key={label}>
            {to ? (
              <Link to={to} viewTransition {...logged("part.crumb")}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
