import { data, Form, useNavigation } from "react-router";
import { listOfOne, MOST_NFTS, openDevelopmentDrop } from "~/domain/development/drops.server";
import { dropInput } from "~/domain/development/input";
import { developmentPageDeps } from "~/features/development/development-deps.server";
import { readDevelopmentInput } from "~/features/development/development-input.server";
import { DevelopmentPage, developmentMeta } from "~/features/development/development-page";
import { DropOpeningNotice } from "~/features/development/drop-opening-notice";
import { textsOf } from "~/locales/texts.server";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { Button } from "~/ui/button";
import { Field, SelectField, TextAreaField } from "~/ui/field";
import { DEVELOPMENT_COINS, DEVELOPMENT_COLLECTIONS } from "~programs/development-keys";
import type { Route } from "./+types/drop-creator";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

const MOST_BYTES = 512 * 1024;

/** Loads the form with which a developer makes a drop on the local chain. In development only. */
export function loader({ context }: Route.LoaderArgs) {
  const { wallet } = developmentPageDeps(context);
  return {
    wallet,
    call: textsOf(context.get(localeContext)).wallet.call,
    coins: DEVELOPMENT_COINS.map(({ symbol }) => symbol),
    collections: DEVELOPMENT_COLLECTIONS.map(({ slug, name }) => ({ slug, name })),
    mostNfts: MOST_NFTS,
    sample: wallet ? listOfOne(wallet, "12.5") : "",
  };
}

/** Makes the drop, or says what is wrong with its list, one sentence per line. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, wallet } = developmentPageDeps(context);
  if (!wallet) throw data(null, { status: 401 });
  const { input, faults } = await readDevelopmentInput(request, dropInput, MOST_BYTES);
  if (faults) return data({ faults }, 422);
  const opening = await openDevelopmentDrop(deps, input);
  return data(opening, opening.faults ? 422 : 200);
}

export const meta = () => developmentMeta("Make a drop");

export default function DropCreator({ loaderData, actionData }: Route.ComponentProps) {
  const { wallet, call, coins, collections, mostNfts, sample } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  return (
    <DevelopmentPage
      slug="powerzonePunkyDropCreator"
      lead="Opens a campaign of the local chain for a list, signed by the development operator, and shows it on the page of drops."
      wallet={wallet}
      call={call}
    >
      <Form method="post" className="stack-form">
        <DropOpeningNotice answer={actionData} />
        <input type="hidden" name="intent" value="open" />
        <SelectField label="Gift" name="gift">
          <optgroup label="A coin: columns wallet and amount">
            {coins.map((symbol) => (
              <option key={symbol}>{symbol}</option>
            ))}
          </optgroup>
          <optgroup label={`A new NFT each: column wallet alone, at most ${mostNfts} lines`}>
            {collections.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </optgroup>
        </SelectField>
        <TextAreaField label="List (CSV)" name="list" rows={8} spellCheck={false} defaultValue={sample} required />
        <Field label="Begins in" name="beginsInMinutes" type="number" defaultValue={0} suffix="minutes" required />
        <Field
          label="Lasts"
          name="lastsMinutes"
          type="number"
          min={1}
          defaultValue={10_080}
          suffix="minutes"
          required
        />
        <Field
          label="Supply"
          name="supply"
          type="number"
          min={1}
          hint="How many of the list, the first to come. Empty: all."
        />
        <p>
          <Button type="submit" variant="primary" busy={isBusy}>
            Open the drop
          </Button>
        </p>
      </Form>
    </DevelopmentPage>
  );
}
