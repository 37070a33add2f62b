import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { useLocale } from "~/ui/use-locale";
import type { AboutCoinView } from "./about-coin.server";

type AboutCoinProps = { texts: Pick<Texts["vesting"]["plan"], "about">; about: AboutCoinView };

/** What staff say of a coin: its name, where it is written about, and its mint. */
export function AboutCoin({ texts, about }: AboutCoinProps) {
  const locale = useLocale();
  const words = texts.about;
  return (
    <div className="about-coin">
      <h3>
        {about.picture ? <Art picture={about.picture} alt="" /> : null}
        <span>{about.name}</span>
      </h3>
      <FactList
        isWide
        items={[
          { term: words.mint, value: <ExplorerLink kind="address" value={about.mint} /> },
          { term: words.decimals, value: formatNumber(locale, about.decimals) },
          ...about.links.map(({ place, url }) => ({ term: words[place], value: <CoinLink url={url} /> })),
        ]}
      />
    </div>
  );
}

function CoinLink({ url }: { url: string }) {
  const { texts } = useShell();
  return (
    <a className="external link" href={url} target="_blank" rel="noreferrer" {...logged("vestingPlan.coinLink")}>
      {new URL(url).host}
      <Icon name="external" label={texts.opensNewTab} />
    </a>
  );
}
