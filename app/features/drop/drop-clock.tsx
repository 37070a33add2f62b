import type { DropState, DropView } from "~/domain/drop/view";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type DropTexts, formatDuration } from "./drop-text";

type DropClockProps = { texts: DropTexts; drop: DropView; state: DropState; ts: bigint };

/**
 * The time until a window opens or closes, by the chain's clock. Screen readers get the moment itself, which does not tick.
 */
export function DropClock({ texts, drop, state, ts }: DropClockProps) {
  const t = useT();
  const locale = useLocale();
  const { beginTs, endTs } = drop;
  if (state === "before") {
    return (
      <Clock
        shown={t(texts, "beginsIn", { duration: formatDuration(locale, texts, beginTs - ts) })}
        said={t(texts, "beginsAt", { time: beginTs })}
      />
    );
  }
  if (state !== "open") return null;
  return (
    <Clock
      shown={t(texts, "endsIn", { duration: formatDuration(locale, texts, endTs - ts) })}
      said={t(texts, "endsAt", { time: endTs })}
    />
  );
}

function Clock({ shown, said }: { shown: string; said: string }) {
  return (
    <p className="drop-clock">
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{said}</span>
    </p>
  );
}

type NextDropProps = { texts: DropTexts; nextBeginTs: bigint | null; ts: bigint };

/** When the next drop opens; nothing if none is announced. */
export function NextDrop({ texts, nextBeginTs, ts }: NextDropProps) {
  const t = useT();
  const locale = useLocale();
  if (nextBeginTs === null || nextBeginTs <= ts) return null;
  const duration = formatDuration(locale, texts, nextBeginTs - ts);
  return (
    <p className="soft">
      {t(texts, "nextBegins", { time: nextBeginTs })}{" "}
      <span aria-hidden="true" className="drop-next">
        {t(texts, "nextIn", { duration })}
      </span>
    </p>
  );
}
