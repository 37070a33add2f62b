import "~/styles/money.css";
import type { IconName } from "~/ui/art-manifest";
import { Icon } from "~/ui/icon";
import { Money, type MoneyProps } from "./money";

const ICONS: Record<string, IconName> = { Twig: "leaf", SOL: "bolt" };

/** The icon of a coin, for which its name stands beside it. */
export function CoinIcon({ coin }: { coin: string }) {
  return <Icon name={ICONS[coin] ?? "coin"} />;
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
