import { type ReactNode, useState } from "react";
import { figuresAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { useChainTs } from "~/features/money/use-chain-ts";
import type { Texts } from "~/locales/texts.server";
import { Art } from "~/ui/art";
import type { Picture } from "~/ui/art-manifest";
import { EmptyState } from "~/ui/empty-state";
import { CoinClaimDialog, type CoinClaimDialogProps } from "./claim-dialog";
import { HoldingHead } from "./holding-head";
import { byEnd } from "./position-order";
import { PositionPages } from "./position-pages";
import { PositionRow } from "./position-row";
import { positionTotals } from "./position-totals";
import { ViewAction } from "./view-action";

export type HoldingProps = Pick<CoinClaimDialogProps, "frame" | "errors"> & {
  texts: CoinClaimDialogProps["texts"] & Pick<Texts["staking"], "history">;
  empty: Picture;
  calendar: string;
  localePath: string;
  reading: {
    positions: readonly PositionView[];
    nextCursor: string | null;
    chainTs: bigint;
    before: string | null;
    isFirstPage: boolean;
    decimals: number;
  };
  /** Draws the dialog that claims from all positions; `onClose` is called once it is closed. */
  claimAll: (onClose: () => void) => ReactNode;
};

/** A holder's positions in the coin pool: the sums, one row each, and the one button that claims. */
export function Holding({ frame, texts, errors, empty, calendar, localePath, reading, claimAll }: HoldingProps) {
  const ts = useChainTs(reading.chainTs);
  const [claimed, setClaimed] = useState<PositionView | null>(null);
  const [isClaimingAll, setIsClaimingAll] = useState(false);
  const { view } = texts;
  const { decimals, isFirstPage, nextCursor } = reading;
  const positions = byEnd(reading.positions);
  const isPartial = !isFirstPage || nextCursor !== null;
  const payers = positions.filter((position) => figuresAt(position, ts).dueNetRaw > 0n);
  // a position that its last claim has closed is still shown until its modal is closed
  const claiming = positions.find(({ address }) => address === claimed?.address) ?? claimed;
  return (
    <>
      {positions.length === 0 && !isPartial ? (
        <EmptyState title={view.emptyTitle} art={<Art picture={empty} alt="" />}>
          <p>{view.emptyText}</p>
        </EmptyState>
      ) : null}
      <HoldingHead
        texts={texts}
        labels={frame.labels}
        calendar={calendar}
        localePath={localePath}
        positions={positions}
        isPartial={isPartial}
        decimals={decimals}
        chainTs={reading.chainTs}
        ts={ts}
        before={reading.before}
        canClaim={payers.length > 0 || isPartial}
      />
      {positions.length === 0 && !isPartial ? null : (
        <section className="positions" aria-labelledby="positions-title">
          <h2 id="positions-title">{view.positions}</h2>
          {payers.length > 0 ? <p className="faint">{view.claimFee}</p> : null}
          {positions.map((position) => (
            <PositionRow
              key={position.address}
              texts={texts}
              position={position}
              ts={ts}
              decimals={decimals}
              onClaim={payers.length > 1 || isPartial ? () => setClaimed(position) : null}
            />
          ))}
          <PositionPages
            screen="powerzoneCoinStakingView"
            texts={{ label: view.positions, newer: texts.history.newer, older: texts.history.older }}
            isFirstPage={isFirstPage}
            nextCursor={nextCursor}
          />
        </section>
      )}
      {claiming ? (
        <CoinClaimDialog
          key={claiming.address}
          frame={frame}
          texts={texts}
          errors={errors}
          position={claiming}
          ts={ts}
          decimals={decimals}
          onClose={() => setClaimed(null)}
        />
      ) : null}
      {isClaimingAll ? claimAll(() => setIsClaimingAll(false)) : null}
      <ViewAction
        texts={view}
        claimableRaw={positionTotals(positions, ts).claimableRaw}
        decimals={decimals}
        isEmpty={positions.length === 0 && !isPartial}
        payers={payers.length}
        isPartial={isPartial}
        onClaim={() => setClaimed(payers[0] ?? null)}
        onClaimAll={() => setIsClaimingAll(true)}
      />
    </>
  );
}
