import { data } from "react-router";
import { adminPage } from "~/admin/admin-deps.server";
import { findPictureFile, pictureFileOf } from "~/server/picture-file.server";
import type { Route } from "./+types/picture";

/** A file of an uploaded picture for staff, also before something public shows it. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  adminPage({ request, context }, "editor");
  const asked = pictureFileOf(params);
  const found = asked && (await findPictureFile(context, { ...asked, isPublic: false }));
  if (!found) throw data(null, { status: 404 });
  return found;
}
