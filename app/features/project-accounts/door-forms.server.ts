import { redirect } from "react-router";
import {
  findVerified,
  type ProjectCodePurpose,
  sendProjectCode,
  verifyProjectCode,
} from "~/domain/project-accounts/codes.server";
import { codeSchema, emailSchema, newPasswordSchema, signInSchema } from "~/domain/project-accounts/input";
import { resetProjectPassword } from "~/domain/project-accounts/passwords.server";
import { isEmailTaken } from "~/domain/project-accounts/register.server";
import { finishProjectSignIn, startProjectSignIn } from "~/domain/project-accounts/sign-in.server";
import { AppError } from "~/errors";
import { isBreachedIn } from "~/server/breached-passwords.server";
import { configContext } from "~/server/context";
import { clientNetwork } from "~/server/rate-limits.server";
import { endedSealedCookie, sealedCookie } from "~/server/sealed-cookie.server";
import { sendMailsSoon } from "~/server/staff-door.server";
import { planForm } from "./plan-form.server";
import {
  domainDeps,
  PROJECT_COOKIES,
  type ProjectRequest,
  projectPath,
  readProjectCookie,
} from "./project-visit.server";

const EMAIL = { name: "email", kind: "email", autoComplete: "username" } as const;
const NEW_PASSWORD = [
  { name: "password", kind: "password", autoComplete: "new-password" },
  { name: "passwordCheck", kind: "password", autoComplete: "new-password" },
] as const;

/** The forms of somebody who is not signed in. None of them says whether an address has an account before its owner proved it. */
export const DOOR_FORMS = {
  login: planForm({
    name: "login",
    schema: signInSchema,
    fields: [EMAIL, { name: "password", kind: "password", autoComplete: "current-password" }],
    links: { register: "register", forgotten: "forgotten" },
    run: async (asked, typed) => {
      const { db, now, language } = domainDeps(asked);
      const deps = { db, now, network: clientNetwork(asked.request) };
      return toCode(asked, await startProjectSignIn(deps, { ...typed, language }));
    },
  }),
  register: planForm({
    name: "register",
    schema: emailSchema,
    fields: [EMAIL],
    links: { login: "login" },
    run: (asked, { email }) => sendCode(asked, { email, purpose: "register" }),
  }),
  forgotten: planForm({
    name: "forgotten",
    schema: emailSchema,
    fields: [EMAIL],
    links: { login: "login" },
    run: (asked, { email }) => sendCode(asked, { email, purpose: "password" }),
  }),
  code: planForm({
    name: "code",
    schema: codeSchema,
    fields: [{ name: "code", kind: "code" }],
    links: { register: "register", login: "login" },
    open: async (asked) => {
      await attemptOf(asked, "login");
      return {};
    },
    run: takeCode,
  }),
  newPassword: planForm({
    name: "newPassword",
    schema: newPasswordSchema,
    fields: NEW_PASSWORD,
    links: { forgotten: "forgotten" },
    open: async (asked) => {
      const attempt = await attemptOf(asked, "forgotten");
      const { db, now } = domainDeps(asked);
      if (!(await findVerified({ db, now }, { attempt, purpose: "password" })))
        throw redirect(projectPath(asked, "forgotten"));
      return {};
    },
    run: async (asked, { password }) => {
      const { db, now, language } = domainDeps(asked);
      const attempt = await attemptOf(asked, "forgotten");
      await resetProjectPassword({ db, now, isBreached: isBreachedIn(asked.context) }, { attempt, password, language });
      sendMailsSoon(asked.context);
      return redirect(projectPath(asked, "login", "passwordChanged"), { headers: { "Set-Cookie": forgotten(asked) } });
    },
  }),
};

/** The attempt that the browser has; without one it is led to where a new one begins. */
export async function attemptOf(asked: ProjectRequest, begin: string): Promise<string> {
  const attempt = await readProjectCookie(asked, "attempt");
  if (!attempt) throw redirect(projectPath(asked, begin));
  return attempt;
}

/** The Set-Cookie header that starts a session. */
export async function sessionCookieOf({ request, context }: ProjectRequest, id: string): Promise<string> {
  return sealedCookie(request, context.get(configContext).sessionKeys, { ...PROJECT_COOKIES.session, id });
}

/** The Set-Cookie header that forgets an attempt. */
export function forgotten({ request }: ProjectRequest): string {
  return endedSealedCookie(request, PROJECT_COOKIES.attempt);
}

async function sendCode(
  asked: ProjectRequest,
  wish: { email: string; purpose: ProjectCodePurpose },
): Promise<Response> {
  const { db, now, language } = domainDeps(asked);
  return toCode(asked, await sendProjectCode({ db, now }, { ...wish, language }));
}

async function toCode(asked: ProjectRequest, id: string): Promise<Response> {
  const { request, context } = asked;
  sendMailsSoon(context);
  const cookie = await sealedCookie(request, context.get(configContext).sessionKeys, {
    ...PROJECT_COOKIES.attempt,
    id,
  });
  return redirect(projectPath(asked, "code", "codeSent"), { headers: { "Set-Cookie": cookie } });
}

/** What follows a code that was typed: the form of a new account, a session, or a new password. */
async function takeCode(asked: ProjectRequest, { code }: { code: string }): Promise<Response> {
  const { db, now } = domainDeps(asked);
  const attempt = await attemptOf(asked, "login");
  const { email, purpose } = await verifyProjectCode({ db, now }, { attempt, code });
  if (purpose === "password") return redirect(projectPath(asked, "newPassword", "verified"));
  if (purpose === "register") {
    if (await isEmailTaken(db, email)) throw new AppError("AccountExists");
    return redirect(projectPath(asked, "register/personal", "verified"));
  }
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookieOf(asked, await finishProjectSignIn({ db, now }, attempt)));
  headers.append("Set-Cookie", forgotten(asked));
  return redirect(projectPath(asked), { headers });
}
