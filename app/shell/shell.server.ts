import { livePagesIn, menusIn, policiesIn } from "~/content/menus";
import { identityOf } from "~/domain/settings/company";
import type { KnownCompany } from "~/domain/settings/company.server";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { RenderMode } from "~/server/context";
import type { Config } from "~/server/env.server";
import { drawShellParts } from "./shell-parts.server";
import type { Shell, ShownChain } from "./use-shell";

const known = new WeakMap<KnownCompany, Map<string, Shell>>();

/**
 * What every page of a language shares. It is the same object until its contents change, so that its HTML is drawn once. A
 * public page's document contains the HTML parts only in its own HTML: in the data they are a non-enumerable property, like
 * a page's bands (routes/page.tsx).
 */
export function shellOf(locale: Locale, config: Config, reading: KnownCompany, mode: RenderMode["kind"]): Shell {
  const shells = known.get(reading) ?? new Map<string, Shell>();
  known.set(reading, shells);
  const isSentAsData = mode === "streamed";
  const key = `${locale.code} ${config.cluster} ${isSentAsData}`;
  const shell = shells.get(key) ?? makeShell(locale, chainOf(config), reading);
  shells.set(key, Object.defineProperty(shell, "html", { enumerable: isSentAsData }));
  return shell;
}

/** The explorers of Kaia and of its test network. */
const OLD_EXPLORERS: Readonly<Record<number, string>> = {
  8217: "https://kaiascan.io",
  1001: "https://kairos.kaiascan.io",
};

/** Addresses of a public cluster may contain keys, so they are not sent. */
function chainOf({ cluster, rpcUrls, evmChainId }: Config): ShownChain {
  if (cluster === "local") return { cluster, localNodeUrl: rpcUrls[0] ?? null, oldExplorerUrl: null };
  return { cluster, localNodeUrl: null, oldExplorerUrl: OLD_EXPLORERS[evmChainId] ?? null };
}

function makeShell(locale: Locale, chain: ShownChain, { company, isSampleCompany }: KnownCompany): Shell {
  const texts = textsOf(locale);
  const menus = menusIn(locale, texts.shell);
  const identity = identityOf(company);
  return {
    locale: locale.code,
    localePath: locale.path,
    chain,
    texts: texts.shell,
    walletTexts: texts.wallet.header,
    livePages: livePagesIn(menus),
    company: identity,
    isSampleCompany,
    html: drawShellParts({
      locale: locale.code,
      texts: texts.shell,
      menus,
      policies: policiesIn(locale, texts.shell),
      company: identity,
      isSampleCompany,
    }),
  };
}
