import type { PickTexts } from "~/locales/text-shape";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { useT } from "~/ui/use-t";
import { giftAnchor } from "./drop-anchor";
import type { DropListData } from "./drop-list.server";

export type DropsWaitingProps = {
  texts: PickTexts<DropListData["texts"], "waiting" | "waitingOne" | "number" | "take" | "takeGift">;
  waiting: DropListData["waiting"];
};

/**
 * The gifts that can be taken now, whose entries the list does not have yet: what, how much, until when, and the way to
 * take each. The one that ends first comes first, with the loud button of the screen. Nothing without such gifts.
 */
export function DropsWaiting({ texts, waiting }: DropsWaitingProps) {
  const t = useT();
  const { localePath } = useShell();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="drops-waiting-title">
        {t(texts, "waiting", { count: waiting.length })}
      </h2>
      <ul className="drops-waiting in-two">
        {waiting.map(({ number, gift, endTs }, place) => (
          <li key={number}>
            <p>
              <strong>{gift}</strong>
              <small className="soft">
                {t(texts, "waitingOne", { drop: t(texts, "number", { number }), date: endTs })}
              </small>
            </p>
            <ButtonLink
              variant={place === 0 ? "primary" : "secondary"}
              size="small"
              viewTransition
              to={`/${localePath}/powerzonePunkyDrop#${giftAnchor(number)}`}
              aria-label={t(texts, "takeGift", { gift })}
              {...logged("myDrops.toDrops")}
            >
              {texts.take}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
