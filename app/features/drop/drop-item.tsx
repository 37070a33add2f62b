import { dropTabOf } from "~/domain/drop/rules";
import type { DropState, DropView } from "~/domain/drop/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { type LogKey, logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import type { Picture } from "~/ui/art-manifest";
import { Button, ButtonLink } from "~/ui/button";
import { opensDialog } from "~/ui/dialog";
import { Badge } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { Signer } from "~/wallet/use-signer";
import { DropClock } from "./drop-clock";
import type { DropCostTexts } from "./drop-content";
import { DropDialog } from "./drop-dialog";
import { dropFacts } from "./drop-facts";
import { DropSupply } from "./drop-supply";
import { answerText, type DropTexts, giftName, giftSpelled, totalText } from "./drop-text";
import { GiftPicture } from "./gift-picture";
import { useDropTaking } from "./use-drop-taking";

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
  const { wish, transaction, state, why, done, canTake, leave } = useDropTaking({ drop, signer, isSignedIn, ts });
  const answer = answerText({ locale, texts, drop, state, why, isSignedIn });
  const gift = giftName(locale, texts, isSignedIn ? drop : { ...drop, mine: null });
  const listTo = `/${localePath}/mypage/myDrop?tab=${tabOf(drop)}`;
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
      <DropSupply texts={texts} drop={drop} />
      <p className="drop-answer" data-why={why ?? undefined}>
        {answer}{" "}
        {why === "failed" || why === "taken" || why === "underWay" ? (
          <ButtonLink size="small" variant="quiet" to={listTo} {...logged("punkyDrop.toList")}>
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

/** The tab of the holder's list that shows this gift. */
const tabOf = ({ gift }: DropView) => dropTabOf(gift.kind, gift.kind === "nfts" ? gift.collection : gift.symbol);
