import { type RouterContextProvider, redirect } from "react-router";
import { findProjectAccount, type ProjectAccount } from "~/domain/project-accounts/sessions.server";
import { configContext, databaseContext, localeContext } from "~/server/context";
import { readSealedCookie } from "~/server/sealed-cookie.server";

/** A request to the project pages. */
export type ProjectRequest = { request: Request; context: Readonly<RouterContextProvider> };

/** "session": of a project account, never of staff. "attempt": a code that is asked for, and what may follow it. */
export const PROJECT_COOKIES = {
  session: { name: "project", seconds: 12 * 60 * 60 },
  attempt: { name: "projectcode", seconds: 70 * 60 },
} as const;

/** The address of a project page in the language of the request. */
export function projectPath({ context }: Pick<ProjectRequest, "context">, path = "", done = ""): string {
  const page = `/${context.get(localeContext).path}/project${path && `/${path}`}`;
  return done ? `${page}?done=${done}` : page;
}

/** The id in a cookie of the project pages; null if there is none. */
export function readProjectCookie(
  { request, context }: ProjectRequest,
  cookie: keyof typeof PROJECT_COOKIES,
): Promise<string | null> {
  return readSealedCookie(request, context.get(configContext).sessionKeys, PROJECT_COOKIES[cookie]);
}

/** The account that is signed in. Leads to the log-in if there is none. */
export async function requireProjectAccount(asked: ProjectRequest): Promise<ProjectAccount> {
  const sessionId = await readProjectCookie(asked, "session");
  const deps = { db: asked.context.get(databaseContext), now: new Date() };
  const account = sessionId ? await findProjectAccount(deps, sessionId) : null;
  if (!account) throw redirect(projectPath(asked, "login"));
  return account;
}

/** What commands are given for a request. */
export function domainDeps({ context }: Pick<ProjectRequest, "context">) {
  return { db: context.get(databaseContext), now: new Date(), language: context.get(localeContext).code };
}
