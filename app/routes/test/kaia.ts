import type { ActionFunctionArgs, MiddlewareFunction } from "react-router";
import { callKaia } from "~/domain/development/commands.server";
import { kaiaCallInput } from "~/domain/development/input";
import { AppError } from "~/errors";
import { findDevelopmentDeps } from "~/features/development/development-deps.server";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput } from "~/server/http.server";

export const middleware: MiddlewareFunction<Response>[] = [sameOrigin];

/** POST /test/kaia: a call to the local node of the former chain, for the development wallet. In development only. */
export function action({ request, context }: ActionFunctionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = findDevelopmentDeps(context);
    if (!deps) throw new AppError("NotFound");
    return answer({ result: await callKaia(deps, await readInput(request, kaiaCallInput)) });
  });
}
