import { Link } from "react-router";
import { adminPage } from "~/admin/read-form.server";
import { AdminHead } from "~/admin/screens/admin-head";
import { findAuditHead } from "~/domain/audit/queries.server";
import { countMails } from "~/domain/mail/send-mail.server";
import { mayAct } from "~/domain/staff/roles";
import { formatNumber } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/main";

/** What needs somebody's attention, each with the list that it comes from. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, actor } = adminPage({ request, context });
  const locale = context.get(localeContext);
  const { board } = textsOf(locale).admin;
  if (!mayAct(actor.staff.role, "operator")) return { board, rows: [] };
  const [audit, failed, queued] = await Promise.all([
    findAuditHead(db),
    countMails(db, "failed"),
    countMails(db, "queued"),
  ]);
  const rows = [
    {
      key: "audit",
      label: board.audit,
      value: formatNumber(locale, audit?.seq ?? 0),
      isBad: false,
      to: "/admin/audit",
    },
    {
      key: "failed",
      label: board.failedMails,
      value: formatNumber(locale, failed),
      isBad: failed > 0,
      to: "/admin/outbox?status=failed",
    },
    {
      key: "queued",
      label: board.queuedMails,
      value: formatNumber(locale, queued),
      isBad: false,
      to: "/admin/outbox?status=queued",
    },
  ];
  return { board, rows };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: `${loaderData.board.title} · Punkvism` }] : [];
}

export default function AdminMain({ loaderData }: Route.ComponentProps) {
  const { board, rows } = loaderData;
  return (
    <>
      <AdminHead title={board.title} lead={rows.length > 0 ? board.lead : board.nothing} />
      <dl className="admin-board">
        {rows.map(({ key, label, value, isBad, to }) => (
          <div key={key} data-bad={isBad ? "" : undefined}>
            <dt>
              <Link to={to}>{label}</Link>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
