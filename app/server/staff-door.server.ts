import type { RouterContextProvider } from "react-router";
import { sendDueMails } from "~/domain/mail/send-mail.server";
import type { StaffOrigin } from "~/domain/staff/sessions.server";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { configContext, databaseContext, envContext, executionContext, localeContext } from "./context";
import { postOf } from "./post.server";
import { clientAddress, clientNetwork, spendFor } from "./rate-limits.server";

export type DoorDeps = {
  db: Database;
  now: Date;
  adminSecret: string;
  origin: StaffOrigin;
  language: LocaleCode;
};

/** What signing in needs of a request; each use is counted against the limit of sign-ins. Throws TooManyRequests. */
export async function doorDeps({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<DoorDeps> {
  await spendFor("sign-in", { request, context });
  return {
    db: context.get(databaseContext),
    now: new Date(),
    adminSecret: context.get(configContext).adminCode,
    origin: {
      ipAddress: clientAddress(request),
      network: clientNetwork(request),
      userAgent: request.headers.get("User-Agent") ?? "",
    },
    language: context.get(localeContext).code,
  };
}

/** Sends the mails that an action has just queued, once it is answered. */
export function sendMailsSoon(context: Readonly<RouterContextProvider>): void {
  const deps = { db: context.get(databaseContext), now: new Date(), post: postOf(context.get(envContext)) };
  context.get(executionContext).waitUntil(sendDueMails(deps));
}
