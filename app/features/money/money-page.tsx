import { useT } from "~/ui/use-t";
import "~/styles/staking/index.css";
import type { ReactNode } from "react";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import type { MoneyFrame } from "./money-frame";
import { MoneyHead } from "./money-head";

export type MoneyPageProps = {
  frame: MoneyFrame;
  title: ReactNode;
  /** The plain name of the screen, with which a compact head begins. */
  name?: string;
  lead?: ReactNode;
  /** The name of this screen in the path. The first screen of the Power zone has none. */
  here?: string;
  /** The step of an application, which has three. */
  step?: 1 | 2 | 3;
  /** The id of the transaction that the screen itself shows. */
  except?: string | null;
  children: ReactNode;
};

/**
 * The frame of a screen of coin staking, or of one that belongs to it: the breadcrumbs, the scene, and transactions that are
 * under way elsewhere.
 */
export function MoneyPage({ frame, title, name, lead, here, step, except, children }: MoneyPageProps) {
  const t = useT();
  const { localePath } = useShell();
  const { labels } = frame;
  // a holder comes for figures and deeds, which are to be on the first screen
  const isVisitor = frame.holderAddress === null;
  const home = `/${localePath}/powerzoneCoinStaking`;
  const crumbs = [
    { label: labels.powerZone },
    { label: labels.coinStaking, to: here ? home : undefined },
    ...(here ? [{ label: here }] : []),
    ...(step ? [{ label: t(labels, "step", { step }) }] : []),
  ];
  return (
    <div data-district="power-zone">
      <MoneyHead
        frame={frame}
        except={except}
        title={title}
        name={name}
        isCompact
        lead={isVisitor ? lead : undefined}
        crumbs={crumbs}
        crumbsLabel={labels.breadcrumb}
        scene={isVisitor ? <Art picture={frame.scene} alt="" first /> : null}
      />
      {children}
    </div>
  );
}
