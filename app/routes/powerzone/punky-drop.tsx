import "~/styles/staking/index.css";
import "~/styles/drop.css";
import { CheckWallet } from "~/features/drop/check-wallet";
import { Drops } from "~/features/drop/drops";
import { loadDrops } from "~/features/drop/drops-screen.server";
import { KnownDrops } from "~/features/drop/known-drops";
import { MoneyHead } from "~/features/money/money-head";
import { ReadingProblem } from "~/features/money/reading-problem";
import { landing, logged } from "~/logs/logged";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { PageLink } from "~/ui/page-link";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/punky-drop";

export const handle = landing("punkyDrop.landing");

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDrops({ url: new URL(request.url), context });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, ...page } = loaderData.page;
  return pageMeta({ ...page, slug: "powerzonePunkyDrop", title: `${title} | Punkvism` });
}

export default function PunkyDrop({ loaderData }: Route.ComponentProps) {
  const { frame, texts, airdrops, art, reading, known } = loaderData;
  const holderState = useHolderState(frame.holderAddress);
  const hasDrops = reading.value !== null && reading.value.drops.length > 0;
  return (
    <div data-district="power-zone">
      <MoneyHead
        frame={frame}
        title={texts.name}
        lead={texts.lead}
        crumbs={[{ label: frame.labels.powerZone }, { label: texts.name }]}
        crumbsLabel={texts.pathLabel}
        isCompact
        scene={<Art picture={art.scene} alt="" first />}
      >
        {hasDrops && holderState !== "signed-in" ? (
          <CheckWallet texts={texts} callTexts={frame.walletCall} state={holderState} />
        ) : null}
      </MoneyHead>
      <section className="wrap band" aria-labelledby="drops-title">
        {reading.value ? (
          <Drops {...loaderData} list={reading.value} isSignedIn={holderState === "signed-in"} />
        ) : (
          <ReadingProblem
            labels={texts}
            // the bold line must not say that nothing is affected, because a gift can expire meanwhile
            message={reading.problem.code === "ChainUnavailable" ? texts.away : reading.problem.message}
            log={logged("punkyDrop.tryAgain")}
          >
            <h2 id="drops-title" className="visually-hidden">
              {texts.dropsTitle}
            </h2>
          </ReadingProblem>
        )}
        <KnownDrops texts={texts} known={known} isSignedIn={holderState === "signed-in"} />
      </section>
      <div className="on-paper">
        <section className="wrap band" aria-labelledby="how-title">
          <h2 id="how-title">{texts.how.title}</h2>
          <dl className="drop-how">
            {texts.how.items.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          <p>
            <PageLink
              className="link"
              prefetch="none"
              to={`/${loaderData.page.localePath}/airdrop`}
              {...logged("part.link")}
            >
              {airdrops.title}
            </PageLink>{" "}
            {airdrops.what}
          </p>
        </section>
      </div>
    </div>
  );
}
