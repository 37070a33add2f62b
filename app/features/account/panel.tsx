import type { ReactNode } from "react";
import { type LogKey, logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";

export type PanelProps = { title: string; children: ReactNode; way?: { to: string; label: string; log: LogKey } };

/** A part of the account, with a link to its own screen. */
export function Panel({ title, children, way }: PanelProps) {
  const { localePath } = useShell();
  return (
    <div className="panel account-part">
      <h3>{title}</h3>
      {children}
      {way ? (
        <p className="account-way">
          <ButtonLink size="small" to={`/${localePath}/${way.to}`} {...logged(way.log)}>
            {way.label}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}
