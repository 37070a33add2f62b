import { data, Form, Link, useNavigation } from "react-router";
import { listOfOne, MOST_NFTS, openSoccerGift } from "~/domain/development/drops.server";
import { SOCCER_GO_PLACES, soccerGiftInput } from "~/domain/development/input";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { developmentPageDeps } from "~/features/development/development-deps.server";
import { readDevelopmentInput } from "~/features/development/development-input.server";
import { DevelopmentPage, developmentMeta } from "~/features/development/development-page";
import { DropOpeningNotice } from "~/features/development/drop-opening-notice";
import { textsOf } from "~/locales/texts.server";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { Button } from "~/ui/button";
import { SelectField, TextAreaField } from "~/ui/field";
import type { Route } from "./+types/soccer-go";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

/** The places of a team and the collection of each. In development only. */
export function loader({ context }: Route.LoaderArgs) {
  const { wallet } = developmentPageDeps(context);
  return {
    wallet,
    call: textsOf(context.get(localeContext)).wallet.call,
    places: SOCCER_GO_PLACES.map(({ id, collection }) => ({ id, collection: COLLECTION_NAMES[collection] })),
    mostNfts: MOST_NFTS,
    sample: wallet ? listOfOne(wallet, null) : "",
  };
}

/** Opens the gift, or says what is wrong with its list. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, wallet } = developmentPageDeps(context);
  if (!wallet) throw data(null, { status: 401 });
  const { input, faults } = await readDevelopmentInput(request, soccerGiftInput);
  if (faults) return data({ faults }, 422);
  const opening = await openSoccerGift(deps, input);
  return data(opening, opening.faults ? 422 : 200);
}

export const meta = () => developmentMeta("Gifts for a Soccer Go team");

export default function SoccerGo({ loaderData, actionData }: Route.ComponentProps) {
  const { wallet, call, places, mostNfts, sample } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  return (
    <DevelopmentPage
      slug="soccerGo"
      lead="Gives each wallet of a list a new sample NFT for a place in a Soccer Go team, as a drop that is open for a week."
      wallet={wallet}
      call={call}
    >
      <Form method="post" className="stack-form">
        <DropOpeningNotice answer={actionData} />
        <SelectField label="Place in the team" name="place">
          {places.map(({ id, collection }) => (
            <option key={id} value={id}>
              {id}: {collection}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="List (CSV)"
          hint={`One column, wallet, and at most ${mostNfts} lines.`}
          name="list"
          rows={8}
          spellCheck={false}
          defaultValue={sample}
          required
        />
        <p>
          <Button type="submit" variant="primary" busy={isBusy}>
            Open the gift
          </Button>
        </p>
      </Form>
      <p>
        <Link className="link" to="/kor/soccergo">
          The page of the game, in Korean
        </Link>
      </p>
    </DevelopmentPage>
  );
}
