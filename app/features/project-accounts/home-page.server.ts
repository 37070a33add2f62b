import { data, redirect } from "react-router";
import { submitApplication } from "~/domain/project-accounts/application.server";
import { listProjectImages } from "~/domain/project-accounts/images.server";
import { IMAGES, isEditable, isRequired, missingImages } from "~/domain/project-accounts/rules";
import { endProjectSession } from "~/domain/project-accounts/sessions.server";
import { listOwnProjects } from "~/domain/projects/queries.server";
import { AppError } from "~/errors";
import { formatDate, formatDateTime } from "~/locales/format";
import { tIn } from "~/locales/i18next.server";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { describeError, readBody } from "~/server/http.server";
import { endedSealedCookie } from "~/server/sealed-cookie.server";
import {
  domainDeps,
  PROJECT_COOKIES,
  type ProjectRequest,
  projectPath,
  readProjectCookie,
  requireProjectAccount,
} from "./project-visit.server";
import { doneOf } from "./run-project-form.server";

/** The page of an account: where its application stands, its pictures, its projects. */
export async function openHomePage(asked: ProjectRequest) {
  const account = await requireProjectAccount(asked);
  const { db } = domainDeps(asked);
  const locale = asked.context.get(localeContext);
  const { home, images: imageTexts, name, whereYouAre, statuses } = textsOf(locale).project;
  const t = tIn(locale, "project");
  const [images, projects] = [await listProjectImages(db, account.id), await listOwnProjects(db, account)];
  const isOpen = isEditable(account);
  const here = (path: string) => projectPath(asked, path);
  return {
    texts: { ...home, name, whereYouAre },
    who: account.email,
    done: doneOf(asked),
    status: {
      isRefused: account.status === "refused",
      title: statuses[account.status].title,
      text: statuses[account.status].text,
      reason: account.reason && t("home.reason", { reason: account.reason }),
    },
    pictures: IMAGES[account.kind].map((purpose) => {
      const image = images.find((one) => one.purpose === purpose);
      const optional = isRequired(purpose) ? home.missing : home.optional;
      const facts = image && { at: formatDateTime(locale, image.uploadedAt), size: `${image.width} × ${image.height}` };
      const deletion = image?.deleteAt && t("home.deleted", { day: formatDate(locale, image.deleteAt) });
      return {
        purpose,
        name: imageTexts[purpose].name,
        state: facts ? [t("home.received", facts), deletion ?? ""].filter(Boolean).join(" ") : optional,
        to: isOpen ? here(`images/${purpose}`) : null,
        label: image ? home.replace : home.upload,
      };
    }),
    details: isOpen ? here(`details/${account.kind}`) : null,
    isSendable:
      isOpen &&
      missingImages(
        account.kind,
        images.map(({ purpose }) => purpose),
      ).length === 0,
    isOpen,
    create: account.status === "approved" ? here("create") : null,
    projects: projects.map(({ id, symbol, name: title, mainnet, updatedAt }) => ({
      ...{ id, symbol, name: title, mainnet: textsOf(locale).project.values.mainnets[mainnet] },
      ...{ updated: formatDateTime(locale, updatedAt), to: here(`edit/${id}`), services: here(`services/${id}`) },
    })),
    password: here("password"),
  };
}

/** Sends the application to staff, or logs out. */
export async function actAtHome(asked: ProjectRequest) {
  const { request, context } = asked;
  const { db, now } = domainDeps(asked);
  try {
    const deed = new URLSearchParams(await readBody(request)).get("deed");
    if (deed === "logout") {
      const sessionId = await readProjectCookie(asked, "session");
      if (sessionId) await endProjectSession({ db }, sessionId);
      const headers = { "Set-Cookie": endedSealedCookie(request, PROJECT_COOKIES.session) };
      return redirect(projectPath(asked, "login", "loggedOut"), { headers });
    }
    await submitApplication({ db, now, account: await requireProjectAccount(asked) });
    return redirect(projectPath(asked, "", "submitted"));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ notice: describeError(error, context.get(localeContext)) }, { status: error.status });
  }
}
