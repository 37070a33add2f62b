import { useShell } from "~/shell/use-shell";
import { Pagination } from "~/ui/navigation";

export type PositionPagesProps = {
  /** Path of the screen below the language. */
  screen: "powerzoneCoinStakingView" | "powerzoneCoinStakingWriteUnStaking";
  texts: { label: string; newer: string; older: string };
  isFirstPage: boolean;
  nextCursor: string | null;
};

/** The way through more positions than one screen shows; `before` in the address is where a page begins. */
export function PositionPages({ screen, texts, isFirstPage, nextCursor }: PositionPagesProps) {
  const { localePath } = useShell();
  const here = `/${localePath}/${screen}`;
  return (
    <Pagination
      label={texts.label}
      newer={isFirstPage ? null : here}
      older={nextCursor ? `${here}?before=${nextCursor}` : null}
      newerLabel={texts.newer}
      olderLabel={texts.older}
    />
  );
}
