import { findDraw, proofOf } from "~/domain/draws/queries.server";
import { AppError } from "~/errors";
import { databaseContext, localeContext } from "~/server/context";
import { answering } from "~/server/http.server";
import type { Route } from "./+types/proof-file";

/** All that anybody needs to check a draw, with every entrant, as a file. */
export function loader({ params, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    const row = await findDraw(context.get(databaseContext), params.id);
    if (!row) throw new AppError("NotFound");
    return new Response(JSON.stringify(proofOf(row), null, 1), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="draw-${row.id}.json"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
