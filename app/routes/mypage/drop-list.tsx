import "~/styles/my-list.css";
import { isRouteErrorResponse } from "react-router";
import { dropListSchema } from "~/domain/drop/input";
import { DropList } from "~/features/drop/drop-list";
import { loadDropList } from "~/features/drop/drop-list.server";
import { receiveDropReset } from "~/features/drop/drop-reset.server";
import { landing } from "~/logs/logged";
import { sameOrigin } from "~/middleware/same-origin";
import { readAddress } from "~/server/address-params.server";
import { localeContext } from "~/server/context";
import { privateMeta } from "~/shell/page-meta";
import type { Route } from "./+types/drop-list";

export const handle = landing("myDrops.landing");
export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDropList({ url: new URL(request.url), context });
}

export function action({ request, context }: Route.ActionArgs) {
  const { tab } = readAddress(dropListSchema, new URL(request.url), context.get(localeContext));
  return receiveDropReset(context, { request, tab });
}

/** Resetting is idempotent, so that it may be sent again if nobody answered. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    console.warn("resetting was not answered", error);
    return { problem: null };
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.myPage], texts.lead);
}

export default function MyDrops({ loaderData, actionData }: Route.ComponentProps) {
  return <DropList {...loaderData} answer={actionData} />;
}
