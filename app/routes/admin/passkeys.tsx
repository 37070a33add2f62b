import { Form, Link } from "react-router";
import { adminDeps, adminPage, leadToProof } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { AddPasskey } from "~/admin/screens/add-passkey";
import { AdminHead } from "~/admin/screens/admin-head";
import { leadWithToast } from "~/admin/toast.server";
import { addPasskey } from "~/domain/passkeys/add.server";
import { attestationField, passkeyNameField } from "~/domain/passkeys/input";
import { listPasskeys } from "~/domain/passkeys/queries.server";
import { removePasskey } from "~/domain/passkeys/remove.server";
import { findProvenWith } from "~/domain/staff/sessions.server";
import { z } from "~/domain/zod";
import { formatDateTime } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { formRefusedContext, localeContext } from "~/server/context";
import { relyingPartyIn } from "~/server/relying-party.server";
import { sendMailsSoon } from "~/server/staff-door.server";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/passkeys";

/** The passkeys of whoever is in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { passkeys: texts, passkey } = textsOf(context.get(localeContext)).admin;
  if (context.get(formRefusedContext)) return { texts, passkeys: [], missing: passkey.missing, mayChange: true };
  const { db, actor, adminSecret } = adminPage({ request, context });
  leadToProof({ request, staff: actor.staff });
  const locale = context.get(localeContext);
  const passkeys = await listPasskeys(db, actor.staff.accountId);
  return {
    texts,
    missing: passkey.missing,
    mayChange: passkeys.length === 0 || (await findProvenWith({ db, adminSecret }, actor.staff)) === "passkey",
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: formatDateTime(locale, createdAt),
      lastUsedAt: lastUsedAt ? formatDateTime(locale, lastUsedAt) : texts.never,
    })),
  };
}

const sentSchema = z.union([
  z.object({ remove: z.string().min(1).max(2_000) }),
  z.object({ made: attestationField, name: passkeyNameField }),
]);

/** Adds the passkey that the browser made, or removes one. */
export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: sentSchema,
      fields: [],
      run: async (sent) => {
        const deps = { ...adminDeps({ request, context }), site: relyingPartyIn(request, context) };
        if ("remove" in sent) await removePasskey(deps, { id: sent.remove, language: deps.language });
        else await addPasskey(deps, { ...sent, language: deps.language });
        sendMailsSoon(context);
        const words = "remove" in sent ? "passkeyRemoved" : "passkeyAdded";
        return leadWithToast({ request, context }, "/admin/passkeys", { words });
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.texts.title)] : [];
}

export default function StaffPasskeys({ loaderData }: Route.ComponentProps) {
  const { texts, passkeys, missing, mayChange } = loaderData;
  const columns = (["name", "since", "used"] as const).map((key) => ({ key, label: texts[key] }));
  return (
    <>
      <AdminHead title={texts.title} lead={texts.lead} />
      {passkeys.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <div className="admin-table">
          <DataTable
            caption={texts.title}
            captionHidden
            columns={mayChange ? [...columns, { key: "remove", label: texts.remove, align: "act" }] : columns}
            rows={passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
              key: id,
              cells: {
                name,
                since: createdAt,
                used: lastUsedAt,
                remove: (
                  <Form method="post">
                    <Button type="submit" size="small" name="remove" value={id}>
                      {texts.remove}
                    </Button>
                  </Form>
                ),
              },
            }))}
          />
        </div>
      )}
      {mayChange ? (
        <AddPasskey texts={texts} missing={missing} />
      ) : (
        <Notice>
          <p>{texts.needed}</p>
          <p>
            <Link className="link" to="/admin/proof?to=/admin/passkeys">
              {texts.confirm}
            </Link>
          </p>
        </Notice>
      )}
    </>
  );
}
