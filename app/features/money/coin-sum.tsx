import "~/styles/money.css";
import type { IconName } from "~/ui/art-manifest";
import { Icon } from "~/ui/icon";
import { Money, type MoneyProps } from "./money";

const ICONS: Record<string, IconName> = { SCG: "coin", Twig: "leaf", SOL: "bolt" };

/** The icon of a coin, for which its name stands beside it: its first letter if it has none of its own. */
export function CoinIcon({ coin }: { coin: string }) {
  const name = ICONS[coin];
  if (name) return <Icon name={name} />;
  return <span className="icon coin-letter" data-letter={coin.slice(0, 1)} aria-hidden="true" />;
}

/** A sum of one coin with the coin's icon before it. */
export function CoinSum({ coin, ...figure }: MoneyProps & { coin: string }) {
  return (
    <span className="coin-sum">
      <CoinIcon coin={coin} />
      <Money coin={coin} {...figure} />
    </span>
  );
}
