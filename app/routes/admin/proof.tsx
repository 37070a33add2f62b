import { Form, redirect } from "react-router";
import { adminDeps } from "~/admin/admin-deps.server";
import { openPage, wayBack } from "~/admin/open-page.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { AdminHead } from "~/admin/screens/admin-head";
import { FormScreen } from "~/admin/screens/form-screen";
import { PasskeyButton } from "~/admin/screens/passkey-button";
import { codeSchema } from "~/domain/staff/input";
import { finishProof, startProof } from "~/domain/staff/sign-in.server";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { configContext, localeContext } from "~/server/context";
import { endedStaffCookie, readStaffCookie, staffCookie } from "~/server/staff-cookie.server";
import { doorDeps, sendMailsSoon } from "~/server/staff-door.server";
import { Button } from "~/ui/button";
import type { Route } from "./+types/proof";

const FIELDS = [{ name: "code", kind: "code" }] as const;

/** Somebody who is in proves again who they are: first a code is asked for, then it is typed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const attempt = await readStaffCookie(request, context.get(configContext).sessionKeys, "attempt");
  const view = openPage(context, { page: "proof", fields: FIELDS });
  const { again, passkey } = textsOf(context.get(localeContext)).admin;
  return { view, isSent: attempt !== null, again, passkey: { label: passkey.proof, stopped: passkey.stopped } };
}

const askedSchema = z.union([z.object({ send: z.literal("yes") }), codeSchema]);

export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: askedSchema,
      fields: FIELDS,
      run: async (asked) => {
        const { db, now, actor, adminSecret } = adminDeps({ request, context });
        const { language } = await doorDeps({ request, context });
        const { sessionKeys } = context.get(configContext);
        if ("send" in asked) {
          const id = await startProof({ db, now, adminSecret }, actor.staff, language);
          sendMailsSoon(context);
          const cookie = await staffCookie(request, sessionKeys, { cookie: "attempt", id });
          return redirect(`/admin/proof?${new URLSearchParams({ to: wayBack(request) })}`, {
            headers: { "Set-Cookie": cookie },
          });
        }
        const attempt = await readStaffCookie(request, sessionKeys, "attempt");
        if (!attempt) throw new AppError("CodeExpired");
        await finishProof({ db, now, adminSecret }, actor.staff, { attempt, code: asked.code });
        return redirect(wayBack(request), { headers: { "Set-Cookie": endedStaffCookie(request, "attempt") } });
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function StaffProof({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isSent, again, passkey } = loaderData;
  return (
    <>
      {isSent ? (
        <FormScreen view={view} result={actionData?.result} />
      ) : (
        <AdminHead title={view.title} lead={view.lead} />
      )}
      <Form method="post">
        <Button type="submit" name="send" value="yes" variant={isSent ? undefined : "primary"}>
          {isSent ? again.more : again.send}
        </Button>
      </Form>
      <PasskeyButton purpose="proof" {...passkey} />
    </>
  );
}
