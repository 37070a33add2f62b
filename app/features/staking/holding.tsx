import { useState } from "react";
import { figuresAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatDue } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useLocale } from "~/ui/use-locale";
import { CoinClaimDialog, type CoinClaimDialogProps } from "./claim-dialog";
import { FirstStake } from "./first-stake";
import { HoldingHead } from "./holding-head";
import type { CoinOffer } from "./offer-facts";
import { byEnd } from "./position-order";
import { PositionPages } from "./position-pages";
import { PositionRow } from "./position-row";
import { ViewAction } from "./view-action";

export type HoldingProps = Pick<CoinClaimDialogProps, "frame" | "errors"> & {
  texts: CoinClaimDialogProps["texts"] & Pick<Texts["staking"], "history" | "offer">;
  calendar: string;
  localePath: string;
  reading: {
    positions: readonly PositionView[];
    nextCursor: string | null;
    chainTs: bigint;
    before: string | null;
    isFirstPage: boolean;
    decimals: number;
    offer: CoinOffer | null;
  };
  /** What could be staked; null if there is a position, or if it could not be read. */
  balanceRaw: bigint | null;
  /** Opens the dialog that claims from all positions. */
  onClaimAll: () => void;
};

/** With more positions than these, a wide screen shows each on one line, so that they can be compared. */
const ROWS_OF_CARDS = 8;

/** A holder's positions in the coin pool: the sums, one row each, and the one button that claims. */
export function Holding({ frame, texts, errors, calendar, localePath, reading, balanceRaw, onClaimAll }: HoldingProps) {
  const locale = useLocale();
  const ts = useChainTs(reading.chainTs);
  const [claimed, setClaimed] = useState<PositionView | null>(null);
  const { view } = texts;
  const { decimals, isFirstPage, nextCursor } = reading;
  const positions = byEnd(reading.positions, (end) => formatDue(locale, end, new Date(Number(reading.chainTs) * 1000)));
  const isPartial = !isFirstPage || nextCursor !== null;
  const payers = positions.filter((position) => figuresAt(position, ts).dueNetRaw > 0n);
  // a position that its last claim has closed is still shown until its modal is closed
  const claiming = positions.find(({ address }) => address === claimed?.address) ?? claimed;
  const isEmpty = positions.length === 0 && !isPartial;
  return (
    <div className={isEmpty ? "holding is-empty" : "holding"}>
      {isEmpty ? (
        <FirstStake texts={texts.offer} decimals={decimals} balanceRaw={balanceRaw} offer={reading.offer} />
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
      {isEmpty ? null : (
        <section
          className={positions.length > ROWS_OF_CARDS ? "positions is-long" : "positions"}
          aria-labelledby="positions-title"
        >
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
      <ViewAction
        texts={view}
        claimableRaw={payers.reduce((sum, payer) => sum + figuresAt(payer, ts).dueNetRaw, 0n)}
        decimals={decimals}
        first={isEmpty ? (balanceRaw === 0n ? "coin" : "stake") : null}
        payers={payers.length}
        isPartial={isPartial}
        onClaim={() => setClaimed(payers[0] ?? null)}
        onClaimAll={onClaimAll}
      />
    </div>
  );
}
