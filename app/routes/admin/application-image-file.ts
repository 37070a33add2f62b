import { adminPage } from "~/admin/admin-deps.server";
import { lookAtImage } from "~/domain/project-accounts/staff-commands.server";
import { requireFreshProof } from "~/domain/staff/guard";
import { AppError } from "~/errors";
import { envContext, localeContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import type { Route } from "./+types/application-image-file";

/** The bytes of a picture of an application; each answer is a look that the audit log has. Nothing may keep them. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const deps = adminPage({ request, context }, "operator");
  try {
    requireFreshProof(deps.actor.staff, deps.now);
    const images = context.get(envContext).PROJECT_IMAGES;
    const { bytes, type } = await lookAtImage({ ...deps, images }, { accountId: params.key, imageId: params.image });
    const headers = { "Content-Type": type, "Cache-Control": "no-store", "Content-Disposition": "inline" };
    return new Response(bytes, { headers });
  } catch (error) {
    throw error instanceof AppError ? answerError(error, context.get(localeContext)) : error;
  }
}
