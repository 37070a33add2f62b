import { data, Form, Link, useNavigation } from "react-router";
import { nftMintInput } from "~/domain/development/input";
import { mintSampleNfts } from "~/domain/development/nfts.server";
import { developmentPageDeps } from "~/features/development/development-deps.server";
import { DevelopmentPage, developmentMeta } from "~/features/development/development-page";
import { textsOf } from "~/locales/texts.server";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { readInput } from "~/server/http.server";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { Field, SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { DEVELOPMENT_COLLECTIONS } from "~programs/development-keys";
import type { Route } from "./+types/minting";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

/** Pages where an NFT of a sample collection can be staked. */
const POOLS: Readonly<Record<string, readonly string[]>> = {
  genesis: ["powerzoneNftStaking"],
  punkykongz: ["powerzoneNftStaking/punkykongz", "powerzonePunkyNova"],
  "punky-hag": ["powerzoneNftStaking/punky-hag", "powerzonePunkyNova/punky-hag"],
  "wise-alya": ["powerzoneNftStaking/wise-alya"],
};

/** The sample collections. In development only. */
export function loader({ context }: Route.LoaderArgs) {
  const { wallet } = developmentPageDeps(context);
  return {
    wallet,
    call: textsOf(context.get(localeContext)).wallet.call,
    collections: DEVELOPMENT_COLLECTIONS.map(({ slug, name }) => ({ slug, name })),
  };
}

/** Puts new NFTs into the wallet that is signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, wallet } = developmentPageDeps(context);
  if (!wallet) throw data(null, { status: 401 });
  const input = await readInput(request, nftMintInput);
  return { minted: await mintSampleNfts(deps, { ...input, wallet }), pools: POOLS[input.collection] ?? [] };
}

export const meta = () => developmentMeta("Mint sample NFTs");

export default function Minting({ loaderData, actionData }: Route.ComponentProps) {
  const { wallet, call, collections } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  return (
    <DevelopmentPage
      slug="myMinting"
      lead="Puts new NFTs of a sample collection into the wallet that is signed in, verified as one of it."
      wallet={wallet}
      call={call}
    >
      <Form method="post" className="stack-form">
        <Outcome answer={actionData} />
        <SelectField label="Collection" name="collection">
          {collections.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field label="How many" name="count" type="number" min={1} max={10} defaultValue={1} required />
        <p>
          <Button type="submit" variant="primary" busy={isBusy}>
            Mint
          </Button>
        </p>
      </Form>
    </DevelopmentPage>
  );
}

function Outcome({ answer }: { answer: Route.ComponentProps["actionData"] }) {
  const { localePath } = useShell();
  if (!answer) return null;
  const { minted, pools } = answer;
  return (
    <Notice live tone="good" title="Minted">
      <ul>
        {minted.map(({ name, mint }) => (
          <li key={mint}>
            {name}: <code>{mint}</code>
          </li>
        ))}
      </ul>
      {pools.length === 0 ? <p>No pool takes this collection.</p> : null}
      <p className="row">
        {pools.map((path) => (
          <Link key={path} className="link" to={`/${localePath}/${path}`}>
            Stake in {path}
          </Link>
        ))}
      </p>
    </Notice>
  );
}
