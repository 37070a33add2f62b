import { dropTabOf } from "~/domain/drop/rules";
import type { DropView } from "~/domain/drop/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { type LogKey, logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import type { Picture } from "~/ui/art-manifest";
import { Button, ButtonLink } from "~/ui/button";
import { opensDialog } from "~/ui/dialog";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { Signer } from "~/wallet/use-signer";
import { giftAnchor } from "./drop-anchor";
import { DropBadge } from "./drop-badge";
import { DropClock } from "./drop-clock";
import { DropDialog } from "./drop-dialog";
import { dropFacts } from "./drop-facts";
import { DropSupply } from "./drop-supply";
import { answerText, type DropTexts, giftName, giftSpelled, totalText } from "./drop-text";
import { GiftPicture } from "./gift-picture";
import { useDropTaking } from "./use-drop-taking";

export type DropItemProps = {
  frame: MoneyFrame;
  texts: DropTexts;
  drop: DropView;
  picture: Picture;
  signer: Signer;
  isSignedIn: boolean;
  /** Whether it is the first gift that this wallet can take, whose button is the loud one of the screen. */
  isFirstReady: boolean;
  /** Chain second. */
  ts: bigint;
};

/** The buttons that the specification names, by the drop's number. */
const OPEN_LOGS: Readonly<Record<number, LogKey>> = {
  1: "punkyDrop.drop1",
  2: "punkyDrop.drop2",
  3: "punkyDrop.drop3",
  4: "punkyDrop.drop4",
};

/** A drop: what this wallet gets, until when, and the button that opens its modal; or why the wallet cannot take it. */
export function DropItem(props: DropItemProps) {
  const { frame, texts, drop, picture, signer, isSignedIn, isFirstReady, ts } = props;
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const { wish, transaction, state, why, done, canTake, leave } = useDropTaking({ drop, signer, isSignedIn, ts });
  const answer = answerText({ locale, texts, drop, state, why, isSignedIn });
  const gift = giftName(locale, texts, isSignedIn ? drop : { ...drop, mine: null });
  const listTo = `/${localePath}/mypage/myDrop?tab=${tabOf(drop)}`;
  const dialogId = `drop-${drop.number}`;
  const log = OPEN_LOGS[drop.number];
  const titleId = giftAnchor(drop.number);
  // what can be taken stands out, and so does what a visitor may be able to take
  const isOffered = canTake || (!isSignedIn && state === "open");
  return (
    <li className="drop" data-state={state} data-offered={isOffered || undefined}>
      <div className="drop-head">
        <p className="drop-number">{t(texts, "number", { number: drop.number })}</p>
        <DropBadge texts={texts} state={state} why={why} />
      </div>
      <div className="drop-gift">
        <GiftPicture drop={drop} picture={picture} isShown={isSignedIn} />
        <div>
          {/* so large that it may need two lines: an amount alone breaks before the coin and not within its name */}
          <h3 id={titleId}>{drop.mine ? gift.replaceAll("\u00a0", " ") : gift}</h3>
          <p className="soft">
            {isSignedIn && drop.mine
              ? why === "ended"
                ? texts.gift.wasYours
                : texts.gift.yours
              : totalText(locale, texts, drop)}
          </p>
        </div>
      </div>
      {isOffered || why === null || why === "before" ? (
        <DropClock texts={texts} drop={drop} state={state} ts={ts} />
      ) : null}
      {state === "before" ? null : <DropSupply texts={texts} drop={drop} />}
      {isOffered || why === "notListed" ? null : (
        <p className="drop-answer" data-why={why ?? undefined}>
          {answer}{" "}
          {why === "failed" || why === "taken" || why === "underWay" ? (
            <ButtonLink size="small" variant="quiet" to={listTo} {...logged("punkyDrop.toList")}>
              {texts.toList}
            </ButtonLink>
          ) : null}
        </p>
      )}
      <Button {...lookOf(isOffered, isFirstReady)} {...opensDialog(dialogId)} {...(log ? logged(log) : {})}>
        {t(texts, canTake ? "take" : isOffered ? "open" : "details", { number: drop.number, gift })}
        {/* the specification's words name the drop and not what a press does */}
        {isOffered && !canTake ? <span className="visually-hidden">: {texts.openSaid}</span> : null}
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
        facts={dropFacts(locale, texts, drop, gift)}
        canTake={canTake}
        wish={wish}
        signer={signer}
        transaction={transaction}
        done={done}
        listTo={listTo}
        onClosed={leave}
      />
    </li>
  );
}

function lookOf(isOffered: boolean, isFirstReady: boolean) {
  if (!isOffered) return { variant: "quiet", size: "small" } as const;
  return { variant: isFirstReady ? "primary" : "secondary", wide: true } as const;
}

/** The tab of the holder's list that shows this gift. */
const tabOf = ({ gift }: DropView) => dropTabOf(gift.kind, gift.kind === "nfts" ? gift.collection : gift.symbol);
