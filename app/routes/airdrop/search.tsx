import "~/styles/search.css";
import "~/styles/airdrop.css";
import { OwnAirdrops } from "~/features/airdrop/own-airdrops";
import { AirdropSearchForm } from "~/features/airdrop/search-form";
import { AirdropSearchResult } from "~/features/airdrop/search-result";
import { loadAirdropSearch } from "~/features/airdrop/search-screen.server";
import { landing } from "~/logs/logged";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/search";

export const handle = landing("airdrop.landing");

/** Whether an address gets an airdrop, for anybody; `?address=` is the address that was asked for. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadAirdropSearch({ request, context });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, typed } = loaderData;
  const { title, description } = texts;
  const isPrivate = typed !== "";
  return pageMeta({ origin, localePath, slug: "airdrop", title: `${title} | Punkvism`, description, isPrivate });
}

export default function AirdropSearch({ loaderData }: Route.ComponentProps) {
  const { texts, powerZone, scene, typed, found, own } = loaderData;
  // a holder who is on a list most likely came for their own airdrop
  const isOwnFirst = own.length > 0;
  const search = <AirdropSearchForm key={typed} {...loaderData} isTask={!isOwnFirst} />;
  return (
    <div data-district="power-zone">
      <PageHead
        title={texts.name}
        lead={texts.lead}
        crumbs={[{ label: powerZone }, { label: texts.name }]}
        crumbsLabel={texts.whereYouAre}
        scene={<Art picture={scene} alt="" first />}
        isCompact
      >
        {isOwnFirst ? null : search}
      </PageHead>
      <div className="wrap band stack-form">
        {found ? <AirdropSearchResult key={found.address} texts={texts} found={found} own={own} /> : null}
        <OwnAirdrops {...loaderData} />
        {isOwnFirst ? search : null}
      </div>
    </div>
  );
}
