import { Form } from "react-router";
import { adminDeps, adminPage } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { AdminHead } from "~/admin/screens/admin-head";
import { leadWithToast } from "~/admin/toast.server";
import { endStaffSession, listStaffSessions } from "~/domain/staff/sessions.server";
import { z } from "~/domain/zod";
import { formatDateTime } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import type { Route } from "./+types/sessions";

/** Where somebody is signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, actor } = adminPage({ request, context });
  const locale = context.get(localeContext);
  const sessions = await listStaffSessions({ db, now }, actor.staff);
  return {
    texts: textsOf(locale).admin.sessions,
    sessions: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: formatDateTime(locale, createdAt),
      lastSeenAt: formatDateTime(locale, lastSeenAt),
    })),
  };
}

/** Ends one of them. */
export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: z.object({ session: z.string().min(1).max(100) }),
      fields: [],
      run: async ({ session }) => {
        const { db, actor } = adminDeps({ request, context });
        await endStaffSession({ db }, actor.staff, session);
        return leadWithToast({ request, context }, "/admin/sessions", { words: "sessionEnded" });
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.texts.title)] : [];
}

export default function StaffSessions({ loaderData }: Route.ComponentProps) {
  const { texts, sessions } = loaderData;
  const columns = (["browser", "address", "since", "seen"] as const).map((key) => ({ key, label: texts[key] }));
  return (
    <>
      <AdminHead title={texts.title} lead={texts.lead} />
      <div className="admin-table">
        <DataTable
          caption={texts.title}
          captionHidden
          columns={[...columns, { key: "end", label: texts.end, align: "act" }]}
          rows={sessions.map(({ idHash, userAgent, ipAddress, createdAt, lastSeenAt, isThisOne }) => ({
            key: idHash,
            cells: {
              browser: userAgent,
              address: ipAddress,
              since: createdAt,
              seen: lastSeenAt,
              end: isThisOne ? (
                texts.thisOne
              ) : (
                <Form method="post">
                  <Button type="submit" size="small" name="session" value={idHash}>
                    {texts.end}
                  </Button>
                </Form>
              ),
            },
          }))}
        />
      </div>
    </>
  );
}
