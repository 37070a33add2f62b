import type { CoinPart } from "~/domain/account/view";
import type { PositionView } from "~/domain/staking/view";
import { formatCoin } from "~/features/money/money-text";
import { formatChainTs } from "~/locales/format";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { WHEN } from "./account-when";
import type { AccountTexts } from "./account-words";
import { Panel } from "./panel";

type Words = { texts: AccountTexts };

/** The positions of coin staking, one line each. */
export function AccountCoin({ texts, part }: Words & { part: CoinPart }) {
  const t = useT();
  const { positions } = part;
  return (
    <Panel
      title={texts.coinStaking}
      way={{ to: "powerzoneCoinStakingView", label: texts.toCoin, log: "myAccount.toCoin" }}
    >
      <p className="soft">{t(texts, "positions", { count: positions.length })}</p>
      <ul className="account-lines">
        {positions.map((position) => (
          <li key={position.address}>
            <PositionLine texts={texts} position={position} decimals={part.decimals} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PositionLine({ texts, position, decimals }: Words & { position: PositionView; decimals: number }) {
  const t = useT();
  const locale = useLocale();
  const { principalRaw, termDays, figures } = position;
  if (figures.state === "left") return texts.coinLeft;
  const amount = formatCoin(locale, principalRaw, decimals);
  if (figures.state === "matured") return <RichText part={texts} name="coinOver" values={{ amount }} />;
  const days = t(texts, "days", { count: termDays });
  const date = formatChainTs(locale, figures.endTs);
  return <RichText part={texts} name="coinTerm" values={{ amount, days, date }} tags={WHEN} />;
}
