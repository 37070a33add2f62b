import { data, Link } from "react-router";
import { readIndexerState } from "~/domain/indexer/queries.server";
import { getRegister } from "~/domain/migration/register.server";
import { listKnownAccounts } from "~/domain/proof/known-accounts.server";
import { getProofPage } from "~/domain/proof/page.server";
import { grantListSchema } from "~/domain/vesting/input";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { KnownAccountsList } from "~/features/proof/known-accounts";
import { useFoldOfAddress } from "~/features/proof/proof-fold";
import { ProofParts } from "~/features/proof/proof-parts";
import { landing, logged } from "~/logs/logged";
import { readAddress } from "~/server/address-params.server";
import { migrationDeps } from "~/server/migration-deps.server";
import { RELEASE_HASH } from "~/server/release.server";
import { pageMeta } from "~/shell/page-meta";
import { pictures } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/proof";

/** The page is read from the chain for each request, or at most a few seconds before; it is never cached longer. */
export const handle = landing("proof.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { texts, deps, frame, locale } = await openMoneyScreen(context);
  const url = new URL(request.url);
  const asked = readAddress(grantListSchema.pick({ coin: true, after: true }), url, locale);
  const migration = migrationDeps(context);
  const [reading, register] = await Promise.all([
    readOrProblem(context, () => getProofPage(deps, asked)),
    getRegister(migration),
  ]);
  const lists = await readIndexerState(deps);
  const page = {
    frame: { ...frame, scene: pictures["heads/proof"] },
    texts: texts.proof,
    rewards: texts.nftStaking.rewards,
    localePath: locale.path,
    origin: url.origin,
    reading,
    accounts: reading.problem ? await listKnownAccounts(deps.db, migration.evm.chainId) : null,
    register,
    lists,
    releaseHash: RELEASE_HASH,
    // a page of the grants is asked for by its address, and so is open
    isGrantsAsked: url.searchParams.has("coin") || url.searchParams.has("after"),
  };
  return data(page, { status: reading.problem ? 503 : 200 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts } = loaderData;
  const { title, description } = texts;
  return pageMeta({
    origin,
    localePath,
    slug: "proof",
    title: `${title} | Punkvism`,
    description,
  });
}

export default function Proof({ loaderData }: Route.ComponentProps) {
  const { frame, texts, reading, accounts, localePath } = loaderData;
  useFoldOfAddress();
  return (
    <MoneyPage
      frame={frame}
      title={texts.heading}
      name={texts.title}
      lead={reading.value ? texts.lead : undefined}
      here={texts.title}
    >
      <div className="wrap band proof">
        {reading.value ? (
          <ProofParts {...loaderData} value={reading.value} readAgain={<ReadAgain {...loaderData} />} />
        ) : (
          <EmptyState
            title={texts.unreachable.title}
            action={
              <ButtonLink
                variant="primary"
                to={`/${localePath}/proof`}
                replace
                reloadDocument
                {...logged("proof.readAgain")}
              >
                {frame.labels.tryAgain}
              </ButtonLink>
            }
          >
            <p>{reading.problem.message}</p>
            <p>{texts.unreachable.text}</p>
          </EmptyState>
        )}
        {accounts ? <KnownAccountsList texts={texts} accounts={accounts} /> : null}
      </div>
    </MoneyPage>
  );
}

function ReadAgain({ texts, localePath }: Pick<Route.ComponentProps["loaderData"], "texts" | "localePath">) {
  return (
    <Link
      className="external link"
      to={`/${localePath}/proof`}
      replace
      preventScrollReset
      {...logged("proof.readAgain")}
    >
      {texts.refresh}
    </Link>
  );
}
