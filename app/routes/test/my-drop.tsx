import { data, Form, Link, useNavigation } from "react-router";
import { changeDropStates } from "~/domain/development/drop-states.server";
import { dropStateInput } from "~/domain/development/input";
import { listDrops } from "~/domain/drop/queries.server";
import { dropTabOf } from "~/domain/drop/rules";
import { SEARCHED_STATUSES } from "~/domain/drop/view";
import { statusWordsOf } from "~/domain/status-words.server";
import { developmentPageDeps } from "~/features/development/development-deps.server";
import { DevelopmentPage, developmentMeta } from "~/features/development/development-page";
import { localeOfCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { readInput } from "~/server/http.server";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { DEVELOPMENT_COINS, DEVELOPMENT_COLLECTIONS } from "~programs/development-keys";
import type { Route } from "./+types/my-drop";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

const WINDOWS = [
  { value: "open", label: "Open now, for a week" },
  { value: "before", label: "Begins in three days" },
  { value: "minute", label: "Ends in a minute" },
] as const;

/** The drops whose lists contain the wallet that is signed in. In development only. */
export async function loader({ context }: Route.LoaderArgs) {
  const { deps, wallet } = developmentPageDeps(context);
  const { drops } = wallet ? await listDrops(deps, wallet) : { drops: [] };
  return {
    wallet,
    call: textsOf(context.get(localeContext)).wallet.call,
    words: statusWordsOf(localeOfCode("en")).dropLog,
    gifts: [
      ...DEVELOPMENT_COINS.map(({ symbol }) => ({ value: symbol, label: symbol })),
      ...DEVELOPMENT_COLLECTIONS.map(({ slug, name }) => ({ value: slug, label: `${name} (NFT)` })),
    ],
    drops: drops
      .filter(({ mine }) => mine !== null)
      .map(({ number, address, gift, state, obstacle, mine }) => {
        const name = gift.kind === "nfts" ? gift.collection : gift.symbol;
        const status = mine?.attempt?.status ?? null;
        return { number, address, name, tab: dropTabOf(gift.kind, name), state, obstacle, status };
      }),
  };
}

/** Makes the wallet eligible, writes an attempt, or removes all attempts written here. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, wallet } = developmentPageDeps(context);
  if (!wallet) throw data(null, { status: 401 });
  return { said: await changeDropStates(deps, { wallet, input: await readInput(request, dropStateInput) }) };
}

export const meta = () => developmentMeta("Walk through the drop states");

export default function MyDropStates({ loaderData, actionData }: Route.ComponentProps) {
  const { wallet, call, gifts } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  return (
    <DevelopmentPage
      slug="myDrop"
      lead="Puts the wallet that is signed in on lists, and its tries into any state. Written tries are in D1 alone: the chain knows of none."
      wallet={wallet}
      call={call}
    >
      {actionData ? <Notice live tone="good" title={actionData.said} /> : null}
      <Form method="post" className="stack-form">
        <input type="hidden" name="intent" value="list" />
        <SelectField label="Gift" name="gift">
          {gifts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField label="Window" name="window">
          {WINDOWS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <p>
          <Button type="submit" variant="primary" busy={isBusy}>
            Put me on a list
          </Button>
        </p>
      </Form>
      <Tries drops={loaderData.drops} words={loaderData.words} />
      <Form method="post">
        <input type="hidden" name="intent" value="clear" />
        <Button type="submit">Take all written tries back</Button>
      </Form>
    </DevelopmentPage>
  );
}

function Tries({ drops, words }: Pick<Route.ComponentProps["loaderData"], "drops" | "words">) {
  const { localePath } = useShell();
  if (drops.length === 0) return <p className="soft">This wallet is on no list of a drop that is shown.</p>;
  return (
    <DataTable
      caption="Drops whose lists have this wallet"
      columns={[
        { key: "drop", label: "Drop" },
        { key: "state", label: "State" },
        { key: "try", label: "Last try" },
        { key: "acts", label: "Write a try", align: "act" },
      ]}
      rows={drops.map(({ number, address, name, tab, state, obstacle, status }) => ({
        key: address,
        cells: {
          drop: `No. ${number}, ${name}`,
          state: obstacle === null ? state : `${state}: ${obstacle}`,
          try: (
            <Link className="link" to={`/${localePath}/mypage/myDrop?tab=${tab}`}>
              {status === null ? "none" : `${words[status]} ${status}`}
            </Link>
          ),
          acts: (
            <Form method="post" className="row">
              <input type="hidden" name="intent" value="try" />
              <input type="hidden" name="campaign" value={address} />
              {SEARCHED_STATUSES.map((written) => (
                <Button key={written} type="submit" size="small" name="status" value={written}>
                  {words[written]} {written}
                </Button>
              ))}
            </Form>
          ),
        },
      }))}
    />
  );
}
