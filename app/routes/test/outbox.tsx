import { listWaitingMails } from "~/domain/mail/send-mail.server";
import { databaseContext } from "~/server/context";
import type { Route } from "./+types/outbox";

/** The mails that wait on this machine, where no service delivers them: codes and invitations among them. */
export async function loader({ context }: Route.LoaderArgs) {
  return { mails: await listWaitingMails(context.get(databaseContext)) };
}

export function meta() {
  return [{ title: "Outbox" }, { name: "robots", content: "noindex" }];
}

/** In development only. */
export default function TestOutbox({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="wrap band stack on-paper">
      <h1>Outbox</h1>
      <p>Mails are not sent from this machine. These wait, the newest first.</p>
      {loaderData.mails.map(({ id, to, subject, text }) => (
        <article key={id}>
          <h2>{subject}</h2>
          <p className="faint">{to}</p>
          <pre>{text}</pre>
        </article>
      ))}
    </main>
  );
}
