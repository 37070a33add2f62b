import { useShell } from "~/shell/use-shell";
import { Pagination } from "~/ui/navigation";

export type PositionPagesProps = {
  /** The path of the screen after the language. */
  screen: "powerzoneCoinStakingView" | "powerzoneCoinStakingWriteUnStaking";
  texts: { label: string; newer: string; older: string };
  isFirstPage: boolean;
  nextCursor: string | null;
};

/** Links to further pages of positions. `before` in the address is where a page begins. */
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
