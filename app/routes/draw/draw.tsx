import "~/styles/receipt.css";
import { data } from "react-router";
import { DrawFacts } from "~/features/draw/draw-facts";
import { openDraw } from "~/features/draw/draw-screen.server";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { databaseContext, localeContext } from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import { ExplorerLink } from "~/ui/explorer-link";
import { PageHead } from "~/ui/page-head";
import { useT } from "~/ui/use-t";
import type { Route } from "./+types/draw";

export const handle = landing("page.landing");

/** A draw and its proof, for anybody. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const shown = await openDraw(context.get(databaseContext), locale, params.id);
  if (!shown) throw data(null, { status: 404 });
  const { draw, shell } = textsOf(locale);
  return {
    shown,
    texts: draw,
    origin: new URL(request.url).origin,
    localePath: locale.path,
    crumbsLabel: shell.whereYouAre,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, shown, texts } = loaderData;
  const { description } = texts;
  const title = `${shown.title} | Punkvism`;
  return pageMeta({ origin, localePath, slug: `draw/${shown.id}`, title, description, isPrivate: true });
}

export default function Draw({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { shown, texts, localePath, crumbsLabel } = loaderData;
  const { result, entrantCount, winnerCount } = shown;
  const counts = { entrants: entrantCount, winners: winnerCount };
  return (
    <div data-district="coin">
      <PageHead
        title={shown.title}
        lead={result ? t(texts, "drawn", counts) : t(texts, "planned", { ...counts, at: shown.drawAt })}
        crumbs={[{ label: texts.title }]}
        crumbsLabel={crumbsLabel}
        isCompact
      />
      <div className="wrap band receipt">
        {result ? (
          <section aria-labelledby="winners">
            <h2 id="winners">{texts.winners}</h2>
            <ol>
              {result.winners.map((address) => (
                <li key={address}>
                  <ExplorerLink kind="address" value={address}>
                    <span className="receipt-said">{address}</span>
                  </ExplorerLink>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        <section aria-labelledby="proof">
          <h2 id="proof">{texts.proof}</h2>
          <DrawFacts texts={texts} shown={shown} />
          <p>
            <a className="link" href={`/${localePath}/draw/${shown.id}/proof.json`} {...logged("page.download")}>
              {texts.file}
            </a>
          </p>
        </section>
        <section aria-labelledby="check">
          <h2 id="check">{texts.check}</h2>
          <ol>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
