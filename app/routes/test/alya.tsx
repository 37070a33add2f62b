import "~/styles/staking/index.css";
import "~/styles/nft-staking.css";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { nftMintInput } from "~/domain/development/input";
import { mintSampleNfts } from "~/domain/development/nfts.server";
import { NFT_REWARDS } from "~/domain/settings/nft-pools";
import { developmentPageDeps } from "~/features/development/development-deps.server";
import { readDevelopmentInput } from "~/features/development/development-input.server";
import { DevelopmentPage, developmentMeta } from "~/features/development/development-page";
import { TEST_LANGUAGES } from "~/features/development/test-languages";
import { findTab, tabPath } from "~/features/nft-staking/nft-screens";
import { loadNftScreen } from "~/features/nft-staking/nft-staking-screen.server";
import { PoolTerms } from "~/features/nft-staking/pool/pool-terms";
import { sameOrigin } from "~/middleware/same-origin";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/alya";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

/**
 * The pool of Wise Alya with its four reward streams, as its tab shows it, in the one language that the address names. In
 * development only. The page in another language redirects to the right one.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { wallet } = developmentPageDeps(context);
  const slug = url.pathname.endsWith("/alyaKor") ? "alyaKor" : "alyaEng";
  const wanted = `/${TEST_LANGUAGES[slug]}/test/${slug}`;
  if (url.pathname !== wanted) throw redirect(wanted);
  const screen = await loadNftScreen({ url, context, params: { tab: "wise-alya" } }, "boost");
  const { pool, texts, lead, face, frame } = screen;
  const names = pool.value?.streams.map(({ name }) => name) ?? [];
  return {
    wallet,
    slug,
    call: frame.walletCall,
    texts: { pool: texts.pool, rewards: texts.rewards, labels: texts.labels, stakeDialog: texts.stakeDialog },
    pool,
    lead,
    face,
    missing: NFT_REWARDS.filter((reward) => !names.includes(reward)),
    poolPath: `/${TEST_LANGUAGES[slug]}/${tabPath("boost", "wise-alya")}`,
  } as const;
}

/** Puts new Wise Alya NFTs into the wallet that is signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, wallet } = developmentPageDeps(context);
  if (!wallet) throw data(null, { status: 401 });
  const { input, faults } = await readDevelopmentInput(request, nftMintInput.omit({ collection: true }));
  if (faults) return data({ title: `Nothing was minted: ${faults.join(", ")}`, isDone: false }, 422);
  const minted = await mintSampleNfts(deps, { ...input, collection: "wise-alya", wallet });
  return data({ title: `Minted: ${minted.map(({ name }) => name).join(", ")}`, isDone: true });
}

export const meta = () => developmentMeta("Wise Alya");

export default function Alya({ loaderData, actionData }: Route.ComponentProps) {
  const { wallet, call, slug, missing, pool, texts, lead, face, poolPath } = loaderData;
  const tab = findTab("boost", "wise-alya");
  const isBusy = useNavigation().state !== "idle";
  return (
    <>
      <DevelopmentPage
        slug={slug}
        lead="The pool of Wise Alya on the local chain with its four rewards, as a holder reads it in this language."
        wallet={wallet}
        call={call}
      >
        {pool.problem ? <Notice tone="danger" title={pool.problem.message} /> : null}
        {missing.length > 0 ? (
          <Notice tone="danger" title={`The pool has no stream for: ${missing.join(", ")}`} />
        ) : null}
        <Form method="post" className="stack-form">
          {actionData ? <Notice live tone={actionData.isDone ? "good" : "danger"} title={actionData.title} /> : null}
          <Field label="Wise Alya NFTs" name="count" type="number" min={1} max={10} defaultValue={1} required />
          <p className="row">
            <Button type="submit" variant="primary" busy={isBusy}>
              Put them into my wallet
            </Button>
            <Link className="link" to={poolPath}>
              Stake them in the pool
            </Link>
          </p>
        </Form>
      </DevelopmentPage>
      {pool.value && tab ? (
        <div className="on-paper" data-district="power-zone">
          <PoolTerms texts={texts} lead={lead} pool={pool.value} tab={tab} face={face} period={null} />
        </div>
      ) : null}
    </>
  );
}
