import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./navigation";

export type District = "punktopia" | "benefit" | "power-zone" | "rwa" | "coin" | "game" | "company";

export type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  /** Names the breadcrumb for screen readers. */
  crumbsLabel?: string;
  /** The place's picture: a strip above the words on a phone, beside them on a wide screen. */
  scene?: ReactNode;
  /** On a phone, where figures and deeds come first, the heading is small and there is no scene. */
  isCompact?: boolean;
  /** On a phone, there is no sentence below the heading either. */
  isLeadHidden?: boolean;
  children?: ReactNode;
};

/** The head of a page: where it is, what it is in one sentence, and what to do next. */
export function PageHead({
  title,
  lead,
  crumbs,
  crumbsLabel,
  scene,
  isCompact,
  isLeadHidden,
  children,
}: PageHeadProps) {
  return (
    <div className={isCompact ? "page-head is-compact" : "page-head"}>
      <div className="wrap page-head-grid">
        <div className="page-head-text">
          {crumbs ? <Breadcrumb label={crumbsLabel ?? ""} items={crumbs} /> : null}
          <h1>{title}</h1>
          {lead ? <p className={isLeadHidden ? "lead wide-only" : "lead"}>{lead}</p> : null}
          {children}
        </div>
        {scene ? <div className="page-head-scene">{scene}</div> : null}
      </div>
    </div>
  );
}
