import { isPicturePublic } from "~/domain/pictures/find-picture.server";
import { AppError } from "~/errors";
import { databaseContext, localeContext } from "~/server/context";
import { answerError, refuseMethod } from "~/server/http.server";
import { findKeptPicture, keepPicture } from "~/server/nft-pictures.server";
import { findPictureFile, pictureFileOf } from "~/server/picture-file.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/picture";

export const action = refuseMethod;

/**
 * GET /api/pictures/:id/:file: a file of a picture that staff uploaded, such as `480.webp`. It answers NotFound until
 * something public has shown the picture.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const locale = context.get(localeContext);
  const asked = pictureFileOf(params);
  if (!asked) return answerError(new AppError("NotFound"), locale);
  const key = `${new URL(request.url).origin}/api/pictures/${params.id}/${params.file}`;
  const kept = await findKeptPicture(key);
  if (kept) return kept;
  try {
    await spendFor("picture", { request, context });
  } catch (error) {
    if (error instanceof AppError) return answerError(error, locale);
    throw error;
  }
  const isPublic = await isPicturePublic(context.get(databaseContext), asked.id);
  const found = isPublic ? await findPictureFile(context, { ...asked, isPublic }) : null;
  if (!found) return answerError(new AppError("NotFound"), locale);
  keepPicture(context, key, found);
  return found;
}
