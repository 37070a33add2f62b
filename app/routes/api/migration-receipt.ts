import { receiptInput } from "~/domain/migration/input";
import { getReceipt } from "~/domain/migration/receipt.server";
import { localeContext } from "~/server/context";
import { answer, answering, parseInput, refuseMethod } from "~/server/http.server";
import { migrationDeps } from "~/server/migration-deps.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-receipt";

export const action = refuseMethod;

/** GET /api/migration/receipt?gateId: what the site says about a record of the gate, compared with both chains just now. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("read", { request, context });
    const { gateId } = parseInput(receiptInput, Object.fromEntries(new URL(request.url).searchParams));
    return answer(await getReceipt(migrationDeps(context), gateId));
  });
}
