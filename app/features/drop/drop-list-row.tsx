import { DROP_LOG, type DropLogStatus } from "~/domain/drop/view";
import { formatAmount } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { translateIn } from "~/locales/translate";
import { Badge } from "~/ui/notice";
import type { DropListData } from "./drop-list.server";

const STATUS_TONES = {
  [DROP_LOG.none]: "faint",
  [DROP_LOG.processing]: "accent",
  [DROP_LOG.completed]: "good",
  [DROP_LOG.failed]: "danger",
} as const satisfies Record<DropLogStatus, string>;

type RowProps = { texts: DropListData["texts"]; entry: DropListData["entries"][number] };

/** What was taken, in words: an NFT by its name, coins by their amount. */
export function giftOf(
  locale: Locale,
  texts: RowProps["texts"],
  { gift, nftName, amountRaw }: RowProps["entry"],
): string {
  const t = translateIn(locale);
  if (gift.kind === "nfts") return nftName ?? t(texts, "nft", { collection: gift.collection });
  return `${formatAmount(locale, amountRaw, gift.decimals)}\u00a0${gift.symbol}`;
}

/** The outcome of an attempt, and why. */
export function DropStatus({ texts, entry }: RowProps) {
  const { status, isReset, intentId, problem } = entry;
  const notes = [isReset ? texts.wasReset : null, intentId === null ? texts.elsewhere : null, problem];
  const said = notes.filter((note) => note !== null);
  return (
    <span className="my-list-status">
      <Badge tone={STATUS_TONES[status]}>{texts.status[status]}</Badge>
      {said.map((note) => (
        <small key={note} className="entry-note">
          {note}
        </small>
      ))}
    </span>
  );
}
