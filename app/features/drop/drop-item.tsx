import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { dropStateLater, dropTabOf, obstacleOf } from "~/domain/drop/rules";
import type { DropObstacle, DropState, DropView } from "~/domain/drop/view";
import type { TransactionView } from "~/domain/transaction-types";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatAmount, formatChainTs, formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { type Translate, translateIn } from "~/locales/translate";
import { type LogKey, logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { hasLanded, isBusy } from "~/transactions/transaction-phase";
import { useTransaction } from "~/transactions/use-transaction";
import { Art } from "~/ui/art";
import type { Picture } from "~/ui/art-manifest";
import { Button, ButtonLink } from "~/ui/button";
import { opensDialog } from "~/ui/dialog";
import { ExplorerLink } from "~/ui/explorer-link";
import type { Fact } from "~/ui/facts";
import { Badge } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { Signer } from "~/wallet/use-signer";
import { DropClock } from "./drop-clock";
import { type DropCostTexts, DropDialog } from "./drop-dialog";
import { type DropTexts, giftName, giftSpelled, obstacleText, visitorText } from "./drop-text";

export type DropItemProps = {
  frame: MoneyFrame;
  texts: DropTexts & { costs: DropCostTexts };
  drop: DropView;
  picture: Picture;
  signer: Signer;
  isSignedIn: boolean;
  /** Chain second. */
  ts: bigint;
};

const TONES = {
  draft: "faint",
  before: "accent",
  open: "good",
  exhausted: "warning",
  ended: "faint",
  gone: "faint",
} as const satisfies Record<DropState, string>;

/** The buttons that the specification names, by the drop's number. */
const OPEN_LOGS: Readonly<Record<number, LogKey>> = {
  1: "punkyDrop.drop1",
  2: "punkyDrop.drop2",
  3: "punkyDrop.drop3",
  4: "punkyDrop.drop4",
};

/** A drop: what it gives, to whom, until when, whether this wallet can take it, and the button that opens its modal. */
export function DropItem({ frame, texts, drop, picture, signer, isSignedIn, ts }: DropItemProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<TransactionView | null>(null);
  const wish = {
    kind: "takeDrop",
    lifetime: signer.lifetime,
    parameters: { campaignAddress: drop.address, place: String(drop.mine?.place ?? 0) },
  } as const;
  const transaction = useTransaction(wish, async (landed) => {
    await revalidate();
    setShown(landed);
  });
  const { phase } = transaction.state;
  const hasFailed = phase === "failed" || phase === "expired";
  const readAgain = useEffectEvent(() => void revalidate());
  // a failed attempt has to be reset, which only the list of attempts knows
  useEffect(() => {
    if (hasFailed) readAgain();
  }, [hasFailed]);

  const state = dropStateLater(drop, ts);
  // a fork may still undo what the network has only confirmed
  const done = hasLanded(phase) ? shown : null;
  const isUnderWay = !done && (isBusy(phase) || phase === "finalized");
  const why: DropObstacle | null = !isSignedIn ? null : isUnderWay ? "underWay" : obstacleOf(state, drop.mine);
  const answer = answerOf({ locale, texts, drop, state, why, isSignedIn });
  const gift = giftName(locale, texts, isSignedIn ? drop : { ...drop, mine: null });
  const dialogId = `drop-${drop.number}`;
  const log = OPEN_LOGS[drop.number];
  const titleId = `${dialogId}-gift`;
  return (
    <li className="drop" data-state={state}>
      <div className="drop-head">
        <p className="drop-number">{t(texts, "number", { number: drop.number })}</p>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </div>
      <div className="drop-gift">
        <GiftPicture drop={drop} picture={picture} isShown={isSignedIn} />
        <div>
          <h3 id={titleId}>{gift}</h3>
          <p className="soft">{isSignedIn && drop.mine ? texts.gift.yours : totalText(locale, texts, drop)}</p>
        </div>
      </div>
      <DropClock texts={texts} drop={drop} state={state} ts={ts} />
      <Supply texts={texts} drop={drop} />
      <p className="drop-answer" data-why={why ?? undefined}>
        {answer}{" "}
        {why === "failed" || why === "taken" || why === "underWay" ? (
          <ButtonLink
            size="small"
            variant="quiet"
            to={`/${localePath}/mypage/myDrop?tab=${tabOf(drop)}`}
            {...logged("punkyDrop.toList")}
          >
            {texts.toList}
          </ButtonLink>
        ) : null}
      </p>
      <Button
        variant={why === null && state === "open" ? "primary" : "secondary"}
        wide
        {...opensDialog(dialogId)}
        {...(log ? logged(log) : {})}
      >
        {t(texts, "open", { number: drop.number })}
      </Button>
      <DropDialog
        id={dialogId}
        frame={frame}
        texts={texts}
        drop={drop}
        gift={gift}
        spelled={isSignedIn ? giftSpelled(locale, drop) : null}
        shown={<GiftPicture drop={drop} picture={picture} isShown={isSignedIn} />}
        state={state}
        why={why}
        answer={answer}
        facts={factsOf(locale, texts, drop, gift)}
        canTake={isSignedIn && why === null && drop.mine !== null}
        wish={wish}
        signer={signer}
        transaction={transaction}
        done={done}
        listTo={`/${localePath}/mypage/myDrop?tab=${tabOf(drop)}`}
        onClosed={() => {
          if (isUnderWay) return;
          setShown(null);
          transaction.reset();
        }}
      />
    </li>
  );
}

/** The tab of the holder's list that shows this gift. */
const tabOf = ({ gift }: DropView) => dropTabOf(gift.kind, gift.kind === "nfts" ? gift.collection : gift.symbol);

function GiftPicture({ drop, picture, isShown }: { drop: DropView; picture: Picture; isShown: boolean }) {
  const face = isShown ? drop.mine?.face : null;
  if (!face) return <Art className="drop-picture" picture={picture} alt="" />;
  return (
    <img
      className="drop-picture"
      src={face.pictureUrl}
      width={96}
      height={128}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

function Supply({ texts, drop }: { texts: DropTexts; drop: DropView }) {
  const t = useT();
  const locale = useLocale();
  const { supply, recipients, claimedCount } = drop;
  if (supply === 0) return null;
  const left = Math.max(supply - claimedCount, 0);
  return (
    <div className="drop-supply">
      <p>
        <RichText part={texts.facts} name="leftNow" values={{ left: leftText(locale, texts, drop) }} />
      </p>
      <progress className="progress" max={supply} value={left} aria-hidden="true" />
      {supply < recipients ? (
        <p className="faint">{t(texts.facts, "firstCome", { count: t(texts, "wallets", { count: recipients }) })}</p>
      ) : null}
    </div>
  );
}

function leftText(locale: Locale, texts: DropTexts, { supply, claimedCount }: DropView): string {
  const t = translateIn(locale);
  const left = formatNumber(locale, Math.max(supply - claimedCount, 0));
  return t(texts.facts, "leftOf", { left, supply });
}

function totalText(locale: Locale, texts: DropTexts, { gift, supply, totalGiftRaw }: DropView): string {
  const t = translateIn(locale);
  if (supply === 0) return "";
  if (gift.kind === "nfts") return texts.gift.each;
  const amount = `${formatAmount(locale, totalGiftRaw, gift.decimals)}\u00a0${gift.symbol}`;
  return t(texts.gift, "shared", { amount, count: t(texts, "wallets", { count: supply }) });
}

type Answer = Pick<DropItemProps, "texts" | "drop" | "isSignedIn"> & {
  locale: Locale;
  state: DropState;
  why: DropObstacle | null;
};

function answerOf({ locale, texts, drop, state, why, isSignedIn }: Answer): string {
  if (!isSignedIn) return visitorText(locale, texts, drop, state);
  return why === null ? texts.canTake : obstacleText(locale, texts, drop, why);
}

function factsOf(locale: Locale, texts: DropTexts, drop: DropView, gift: string): Fact[] {
  const t = translateIn(locale);
  const { facts } = texts;
  const window = { from: formatChainTs(locale, drop.beginTs), until: formatChainTs(locale, drop.endTs) };
  const isKnown = drop.supply > 0;
  return [
    { term: facts.total, value: gift, tone: "strong" },
    ...(isKnown ? [{ term: facts.left, value: leftText(locale, texts, drop) }] : []),
    ...(isKnown && drop.state !== "draft"
      ? [
          { term: facts.from, value: window.from },
          { term: facts.until, value: window.until },
        ]
      : []),
    { term: facts.address, value: <ExplorerLink kind="address" value={drop.address} /> },
    ...freezeFacts(t, facts, drop),
  ];
}

/** Warns if somebody can freeze the coin, because the gift may then not reach the holder although the program allows it. */
function freezeFacts(t: Translate, facts: DropTexts["facts"], { gift, freeze }: DropView): Fact[] {
  if (!freeze || gift.kind !== "coins") return [];
  const { authority } = freeze;
  const value = authority ? <ExplorerLink kind="address" value={authority} /> : facts.freezeNone;
  return [{ term: t(facts, "freeze", { coin: gift.symbol }), value, note: authority ? facts.freezeCan : undefined }];
}
