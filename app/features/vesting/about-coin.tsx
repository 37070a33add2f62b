import { COIN_LINKS, type CoinFacts } from "~/domain/settings/coins";
import { formatNumber } from "~/locales/format";
import type { LocaleCode } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { useLocale } from "~/ui/use-locale";

type AboutCoinProps = {
  texts: Pick<Texts["vesting"]["plan"], "about">;
  about: CoinFacts;
  localeCode: LocaleCode;
};

/** What staff say of a coin: its name, where it is written about, and its mint. */
export function AboutCoin({ texts, about, localeCode }: AboutCoinProps) {
  const locale = useLocale();
  const words = texts.about;
  return (
    <div className="about-coin">
      <h3>
        {about.icon ? <Art picture={pictures[about.icon]} alt="" /> : null}
        <span>{`${about.name[localeCode]} (${about.symbol})`}</span>
      </h3>
      <FactList
        isWide
        items={[
          { term: words.mint, value: <ExplorerLink kind="address" value={about.mint} /> },
          { term: words.decimals, value: formatNumber(locale, about.decimals) },
          ...COIN_LINKS.flatMap((link) => {
            const url = about.links[link];
            return url ? [{ term: words[link], value: <CoinLink url={url} /> }] : [];
          }),
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
