import { Link } from "react-router";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { RichText } from "~/ui/rich-text";

/** For a wallet that has nothing to stake: what a stake takes, and the pages that say where coins and NFTs come from. */
export function WhereFrom({ texts }: { texts: Texts["staking"]["offer"] }) {
  const { localePath } = useShell();
  const linkTo = (slug: "punkvismCoin" | "nftProject") => (text: string) => (
    <Link className="link" to={`/${localePath}/${slug}`} {...logged("part.link")}>
      {text}
    </Link>
  );
  return (
    <p>
      <RichText part={texts} name="whereFrom" tags={{ coin: linkTo("punkvismCoin"), nfts: linkTo("nftProject") }} />
    </p>
  );
}
