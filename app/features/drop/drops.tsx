import { dropStateLater, obstacleOf } from "~/domain/drop/rules";
import type { DropListView, DropView } from "~/domain/drop/view";
import { useChainTs } from "~/features/money/use-chain-ts";
import { Art } from "~/ui/art";
import { EmptyState } from "~/ui/empty-state";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { CheckOther } from "./check-wallet";
import { NextDrop } from "./drop-clock";
import { DropItem } from "./drop-item";
import type { DropsData } from "./drops-screen.server";
import { useSteadyOrder } from "./use-steady-order";

export type DropsProps = Pick<DropsData, "frame" | "texts" | "art"> & {
  list: DropListView;
  isSignedIn: boolean;
};

/** How many gifts this wallet can take or that it is on no list, when the next drop begins, and the drops. */
export function Drops({ frame, texts, art, list, isSignedIn }: DropsProps) {
  const t = useT();
  const ts = useChainTs(list.chainTs);
  const signer = useSigner(frame.holderAddress);
  const drops = useSteadyOrder(list.drops, frame.holderAddress);
  if (drops.length === 0) {
    return (
      <EmptyState title={<span id="drops-title">{texts.noneTitle}</span>} art={<Art picture={art.none} alt="" />}>
        <p>{texts.noneText}</p>
      </EmptyState>
    );
  }
  const ready = isSignedIn ? drops.filter((drop) => isReady(drop, ts)) : [];
  const isOnNoList = isSignedIn && drops.every(({ mine }) => mine === null);
  const readyText = ready.length > 0 ? t(texts, "ready", { count: ready.length }) : texts.readyNone;
  return (
    <>
      <div className="drops-head">
        <h2 id="drops-title">{isSignedIn ? readyText : texts.dropsTitle}</h2>
        {isOnNoList ? <p>{texts.onNoList}</p> : null}
        <NextDrop texts={texts} nextBeginTs={nextBeginOf(drops, ts)} ts={ts} />
      </div>
      <ol className="drops">
        {drops.map((drop) => (
          <DropItem
            key={drop.address}
            frame={frame}
            texts={texts}
            drop={drop}
            picture={art.gifts[drop.address] as NonNullable<(typeof art.gifts)[string]>}
            signer={signer}
            isSignedIn={isSignedIn}
            isFirstReady={drop.address === ready[0]?.address}
            ts={ts}
          />
        ))}
      </ol>
      <p className="drops-read faint">{t(texts, "readAt", { time: list.chainTs })}</p>
      {isOnNoList ? <CheckOther texts={texts} signInFailed={frame.walletCall.signInFailed} /> : null}
    </>
  );
}

function isReady(drop: DropView, ts: bigint): boolean {
  return obstacleOf(dropStateLater(drop, ts), drop.mine) === null;
}

/** The chain second at which the next drop begins; null if none is announced. */
function nextBeginOf(drops: readonly DropView[], ts: bigint): bigint | null {
  const coming = drops.filter((drop) => dropStateLater(drop, ts) === "before").map(({ beginTs }) => beginTs);
  return coming.reduce<bigint | null>((first, begin) => (first === null || begin < first ? begin : first), null);
}
