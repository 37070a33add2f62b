import { sendDueMails } from "~/domain/mail/send-mail.server";
import { publishDueNews } from "~/domain/news/publish.server";
import type { Env } from "~/server/env.server";
import { postOf } from "~/server/post.server";
import { openDatabase } from "~db/client";
import { followAnchor } from "./anchor-audit-log";
import { bringJobsOn } from "./bring-jobs-on";
import { drawWinners } from "./draw-winners";
import { followOrders } from "./follow-orders";
import { followGearDays } from "./gear-days";
import { indexChain } from "./index-chain";
import { indexFormerChain } from "./index-former-chain";
import { runTasks } from "./run-tasks";
import { settleForgottenTransactions } from "./settle-forgotten";
import { watchSite } from "./watch-site";

/**
 * Every minute: transactions are settled, jobs are brought on, winners are drawn, payments of services are looked for, days of
 * gear are promised and their seeds published, what happened on both chains enters the lists, scheduled news is published, the
 * site's health is watched, and mails that wait are sent.
 */
export async function runEveryMinute(env: Env): Promise<void> {
  const db = openDatabase(env.DB);
  await runTasks(
    { cron: "every minute", db },
    {
      settleForgottenTransactions: settleForgottenTransactions(env),
      bringJobsOn: bringJobsOn(env),
      drawWinners: drawWinners(env),
      followGearDays: followGearDays(env),
      followOrders: followOrders(env),
      indexChain: indexChain(env),
      indexFormerChain: indexFormerChain(env),
      watchHealth: watchSite(env),
      followAnchor: followAnchor(env),
      publishDueNews: publishDueNews({ db, now: new Date() }),
      sendDueMails: sendDueMails({ db, now: new Date(), post: postOf(env) }),
    },
  );
}
