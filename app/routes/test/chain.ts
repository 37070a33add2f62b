import type { ActionFunctionArgs, LoaderFunctionArgs, MiddlewareFunction } from "react-router";
import { changeChain, getChainTime } from "~/domain/development/commands.server";
import { developmentInput } from "~/domain/development/input";
import { AppError } from "~/errors";
import { findDevelopmentDeps } from "~/features/development/development-deps.server";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput } from "~/server/http.server";

export const middleware: MiddlewareFunction<Response>[] = [sameOrigin];

/** GET /test/chain: the local chain's time. In development only. */
export function loader({ context }: LoaderFunctionArgs) {
  return answering(context.get(localeContext), async () => answer(await getChainTime(depsOf(context))));
}

/** POST /test/chain: time travel, coins for a wallet. In development only. */
export function action({ request, context }: ActionFunctionArgs) {
  return answering(context.get(localeContext), async () => {
    return answer(await changeChain(depsOf(context), await readInput(request, developmentInput)));
  });
}

function depsOf(context: LoaderFunctionArgs["context"]) {
  const deps = findDevelopmentDeps(context);
  if (!deps) throw new AppError("NotFound");
  return deps;
}
