import { data, redirect } from "react-router";
import { storeProjectImage } from "~/domain/project-accounts/images.server";
import { IMAGES, isEditable, type ProjectImagePurpose } from "~/domain/project-accounts/rules";
import { AppError } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { envContext, localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { readSentForm } from "~/server/sent-form.server";
import { domainDeps, type ProjectRequest, projectPath, requireProjectAccount } from "./project-visit.server";

/** The page that asks for one picture. Answers 404 for one that this kind of account does not have. */
export async function openPicturePage(asked: ProjectRequest, purpose: string) {
  const account = await requireProjectAccount(asked);
  const known = IMAGES[account.kind].find((name) => name === purpose);
  if (!known) throw data(null, { status: 404 });
  if (!isEditable(account)) throw redirect(projectPath(asked));
  const { images, picture, cover, name, whereYouAre, links } = textsOf(asked.context.get(localeContext)).project;
  const home = { to: projectPath(asked), label: name };
  return {
    title: images[known].name,
    lead: images[known].what,
    texts: { ...picture, cover },
    hasCover: known === "idCard",
    crumbs: { home, label: whereYouAre },
    back: { to: home.to, label: links.home },
  };
}

/** Takes the picture that was sent, or says why not. */
export async function receivePicture(asked: ProjectRequest, purpose: string) {
  const { request, context } = asked;
  const locale = context.get(localeContext);
  const account = await requireProjectAccount(asked);
  try {
    await spendFor("write", { request, context });
    const form = await readSentForm(request);
    const picture = form.get("picture");
    const { picture: texts } = textsOf(locale).project;
    if (!(picture instanceof File) || picture.size === 0) return data({ notice: texts.missing }, { status: 400 });
    if (purpose === "idCard" && form.get("covered") !== "yes")
      return data({ notice: texts.uncovered }, { status: 400 });
    const { db, now } = domainDeps(asked);
    const deps = { db, now, images: context.get(envContext).PROJECT_IMAGES, account };
    const bytes = new Uint8Array(await picture.arrayBuffer());
    await storeProjectImage(deps, { purpose: purpose as ProjectImagePurpose, bytes });
    return redirect(projectPath(asked, "", "pictureStored"));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const known = error.code === "BodyTooLarge" ? new AppError("PictureTooLarge") : error;
    return data({ notice: describeError(known, locale) }, { status: known.status });
  }
}
