import { findDayProof } from "~/domain/gear/proof.server";
import { AppError } from "~/errors";
import { databaseContext, localeContext } from "~/server/context";
import { answering } from "~/server/http.server";
import type { Route } from "./+types/proof-file";

/** All that anybody needs to check the draws of a day (tools/gear/verify-gear.mjs), as a file. */
export function loader({ params, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    const proof = await findDayProof(context.get(databaseContext), params.day);
    if (!proof) throw new AppError("NotFound");
    return new Response(JSON.stringify(proof, null, 1), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="gear-${proof.day}.json"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
