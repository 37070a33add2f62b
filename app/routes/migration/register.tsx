import "~/styles/receipt.css";
import { registerInput } from "~/domain/migration/input";
import { listPairs } from "~/domain/migration/pairs.server";
import { readOrProblem } from "~/features/money/money-screen.server";
import { ReadingProblem } from "~/features/money/reading-problem";
import { PairList } from "~/features/receipt/pair-list";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { readAddress } from "~/server/address-params.server";
import { localeContext } from "~/server/context";
import { migrationDeps } from "~/server/migration-deps.server";
import { pageMeta } from "~/shell/page-meta";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/register";

export const handle = landing("register.landing");

/** Every pair of old and new NFTs, page by page from the gate itself, for anybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { receipt, proof, shell } = textsOf(locale);
  const url = new URL(request.url);
  const { before } = readAddress(registerInput, url, locale);
  const reading = await readOrProblem(context, () => listPairs(migrationDeps(context), before));
  return {
    reading,
    texts: receipt,
    isFirst: before === null,
    origin: url.origin,
    localePath: locale.path,
    crumbs: [{ label: proof.title, to: `/${locale.path}/proof` }, { label: receipt.list.title }],
    crumbsLabel: shell.whereYouAre,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, isFirst } = loaderData;
  const { title, description } = texts.list;
  const slug = "proof/migration";
  return pageMeta({
    origin,
    localePath,
    slug,
    title: `${title} | Punkvism`,
    description,
    share: "proof",
    isPrivate: !isFirst,
  });
}

export default function MigrationRegister({ loaderData }: Route.ComponentProps) {
  const { reading, texts, isFirst, localePath, crumbs, crumbsLabel } = loaderData;
  return (
    <div data-district="coin">
      <PageHead title={texts.list.heading} lead={texts.list.lead} crumbs={crumbs} crumbsLabel={crumbsLabel} isCompact />
      <div className="wrap band receipt">
        {reading.problem ? (
          <ReadingProblem labels={texts.problem} message={reading.problem.message} />
        ) : (
          <PairList texts={texts} page={reading.value} isFirst={isFirst} localePath={localePath} />
        )}
        <p>
          <ButtonLink
            viewTransition
            to={{ pathname: `/${localePath}/proof`, hash: "migration-title" }}
            {...logged("register.sums")}
          >
            {texts.list.sums}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
