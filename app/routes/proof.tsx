import { data, Link } from "react-router";
import { readIndexerState } from "~/domain/indexer/queries.server";
import { getProof } from "~/domain/proof/coin-staking.server";
import { getGrantVaults } from "~/domain/proof/grants.server";
import { getOtherVaults } from "~/domain/proof/vaults.server";
import { getCoinPool } from "~/domain/staking/queries.server";
import { grantListSchema } from "~/domain/vesting/input";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { GrantVaultsPart } from "~/features/proof/grant-vaults";
import { ListsFreshness } from "~/features/proof/lists-freshness";
import { OtherVaultsPart } from "~/features/proof/other-vaults";
import { PowersList, ProgramFacts, ProofPool, VaultsTable } from "~/features/proof/proof-tables";
import { ReleaseFacts } from "~/features/proof/release-facts";
import { landing, logged } from "~/logs/logged";
import { readAddress } from "~/server/address-params.server";
import { RELEASE_HASH } from "~/server/release.server";
import { pageMeta } from "~/shell/page-meta";
import { pictures } from "~/ui/art-manifest";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { Route } from "./+types/proof";

/** The page is read from the chain for each request, or at most a few seconds before; it is never cached longer. */
export const handle = landing("proof.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { texts, deps, frame, locale } = await openMoneyScreen(context);
  const url = new URL(request.url);
  const asked = readAddress(grantListSchema.pick({ coin: true, after: true }), url, locale);
  const reading = await readOrProblem(context, async () => ({
    proof: await getProof(deps),
    pool: await getCoinPool(deps),
    others: await getOtherVaults(deps),
    grants: await getGrantVaults(deps, asked),
  }));
  const lists = await readIndexerState(deps);
  const page = {
    frame: { ...frame, scene: pictures["heads/proof"] },
    texts: texts.proof,
    rewards: texts.nftStaking.rewards,
    localePath: locale.path,
    origin: url.origin,
    reading,
    lists,
    releaseHash: RELEASE_HASH,
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
  const t = useT();
  const { frame, texts, rewards, localePath, reading, lists, releaseHash } = loaderData;
  if (!reading.value) {
    return (
      <MoneyPage frame={frame} title={texts.heading} here={texts.title}>
        <div className="wrap band">
          <EmptyState title={texts.unreachable.title} action={<ReadAgain texts={texts} localePath={localePath} />}>
            <p>{reading.problem.message}</p>
            <p>{texts.unreachable.text}</p>
          </EmptyState>
        </div>
      </MoneyPage>
    );
  }
  const { proof, pool, others, grants } = reading.value;
  const readAt = { time: proof.chainTs, slot: proof.slot };
  return (
    <MoneyPage frame={frame} title={texts.heading} lead={texts.lead} here={texts.title}>
      <div className="wrap band proof">
        <p className="row-apart soft">
          <span>{t(texts, "readAt", readAt)}</span>
          <ReadAgain texts={texts} localePath={localePath} />
        </p>
        <section className="stack-form" aria-labelledby="vaults-title">
          <h2 id="vaults-title">{texts.vaults.title}</h2>
          <VaultsTable texts={texts.vaults} proof={proof} />
        </section>
        <section className="stack-form" aria-labelledby="other-vaults-title">
          <h2 id="other-vaults-title">{texts.others.title}</h2>
          <OtherVaultsPart texts={texts} rewards={rewards} others={others} chainTs={proof.chainTs} />
        </section>
        <section className="stack-form" aria-labelledby="grants-title">
          <h2 id="grants-title">{texts.grants.title}</h2>
          <GrantVaultsPart
            texts={texts.grants}
            columns={texts.vaults.columns}
            grants={grants}
            localePath={localePath}
          />
        </section>
        <div className="proof-columns">
          <div className="stack-form">
            <section className="stack-form" aria-labelledby="powers-title">
              <h2 id="powers-title">{texts.powers.title}</h2>
              <p className="soft">{texts.powers.lead}</p>
              {proof.mint.freezeAuthority ? <Notice tone="warning" title={texts.powers.freezeCan} /> : null}
              <PowersList texts={texts.powers} proof={proof} />
            </section>
            <section className="stack-form" aria-labelledby="program-title">
              <h2 id="program-title">{texts.program.title}</h2>
              {others.programs.map((program) => (
                <ProgramFacts
                  key={program.address}
                  texts={texts.program}
                  program={program}
                  name={texts.others.programs[program.name]}
                />
              ))}
            </section>
          </div>
          <div className="stack-form">
            <section className="stack-form" aria-labelledby="pool-title">
              <h2 id="pool-title">{texts.pool.title}</h2>
              <ProofPool texts={texts.pool} labels={frame.labels} proof={proof} pool={pool} />
            </section>
            <section className="stack-form" aria-labelledby="lists-title">
              <h2 id="lists-title">{texts.lists.title}</h2>
              <ListsFreshness texts={texts.lists} states={lists} />
            </section>
            {releaseHash ? <ReleaseFacts texts={texts.release} hash={releaseHash} /> : null}
          </div>
        </div>
      </div>
    </MoneyPage>
  );
}

function ReadAgain({ texts, localePath }: { texts: { refresh: string }; localePath: string }) {
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
