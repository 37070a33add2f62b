import type { DropView } from "~/domain/drop/view";
import { giftName } from "~/features/drop/drop-text";
import { formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { WHEN } from "./account-when";
import type { AccountTexts } from "./account-words";
import { Panel } from "./panel";

type Words = { texts: AccountTexts };

/** Drops that can be taken now. */
export function AccountDrops({
  texts,
  drops,
  giftWords,
}: Words & { drops: readonly DropView[]; giftWords: Texts["drop"]["gift"] }) {
  const locale = useLocale();
  const ready = drops.filter(({ obstacle }) => obstacle === null);
  return (
    <Panel title={texts.drops} way={{ to: "powerzonePunkyDrop", label: texts.toDrops, log: "myAccount.toDrops" }}>
      {ready.length === 0 ? (
        <p className="soft">{texts.dropsNone}</p>
      ) : (
        <>
          <ul className="account-lines">
            {ready.map((drop) => (
              <li key={drop.address}>
                <RichText
                  part={texts}
                  name="dropReady"
                  values={{
                    number: drop.number,
                    gift: giftName(locale, { gift: giftWords }, drop),
                    date: formatChainTs(locale, drop.endTs),
                  }}
                  tags={WHEN}
                />
              </li>
            ))}
          </ul>
          <p className="soft">{texts.dropsWhat}</p>
        </>
      )}
    </Panel>
  );
}
