import { data, type RouterContextProvider, redirect } from "react-router";
import { applyToCall, findApplication, getCall } from "~/domain/services/goods/recruit.server";
import { applicationSchema } from "~/domain/services/goods/recruit-input";
import { AppError } from "~/errors";
import { formatDateTime } from "~/locales/format";
import { tIn } from "~/locales/i18next.server";
import { textsOf } from "~/locales/texts.server";
import { databaseContext, localeContext } from "~/server/context";
import { findSolanaWallet } from "~/server/holders";
import { describeError, readBody } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { notFound } from "./services-page.server";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const FIELDS = ["name", "contact", "answer"] as const;
type Field = (typeof FIELDS)[number];

/** A call for members, and whether the visitor's wallet has answered to it. */
export async function openCall({ request, context }: Asked, id: string) {
  const db = context.get(databaseContext);
  const locale = context.get(localeContext);
  const call = await getCall(db, id).catch(notFound);
  const holder = findSolanaWallet(context);
  const appliedAt = holder ? await findApplication(db, id, holder) : null;
  const { services, shell, wallet } = textsOf(locale);
  return {
    ...{ origin: new URL(request.url).origin, localePath: locale.path, id, holder },
    texts: services.recruit,
    walletCall: wallet.call,
    crumbsLabel: shell.whereYouAre,
    title: call.title,
    paragraphs: call.details.split(/\n+/).filter((text) => text.trim() !== ""),
    closesAt: formatDateTime(locale, call.closesAt),
    isOver: call.closesAt <= new Date(),
    appliedAt: appliedAt && formatDateTime(locale, appliedAt),
  };
}

/** Takes an answer to a call; if it cannot be taken, the form comes back with what was typed and why. */
export async function receiveAnswer({ request, context }: Asked, id: string) {
  const locale = context.get(localeContext);
  let typed: Record<string, string> = {};
  const refused = (problems: Partial<Record<Field, string>>, notice: string | null, status: number) =>
    data({ typed, problems, notice }, { status });
  try {
    typed = Object.fromEntries(new URLSearchParams(await readBody(request)));
    const wallet = findSolanaWallet(context);
    if (!wallet) throw new AppError("NotSignedIn");
    // the page may have been made for another account than the one that is signed in now
    if (typed.wallet !== wallet) throw new AppError("WrongWallet");
    await spendFor("form", { request, context }, wallet);
    const read = applicationSchema.safeParse(typed);
    if (!read.success) return refused(problemsOf(read.error.issues, context), null, 400);
    await applyToCall({ db: context.get(databaseContext), now: new Date(), wallet }, id, read.data);
    return redirect(`/${locale.path}/recruit/${id}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused({}, describeError(error, locale), error.status);
  }
}

type Issue = { path: PropertyKey[]; message: string; maximum?: number | bigint };

function problemsOf(issues: readonly Issue[], context: Asked["context"]): Partial<Record<Field, string>> {
  const t = tIn(context.get(localeContext), "project");
  const problems: Partial<Record<Field, string>> = {};
  for (const { path, message, maximum } of issues) {
    const field = FIELDS.find((name) => name === path[0]);
    if (!field) continue;
    problems[field] ??= t(message === "tooLong" ? "problems.tooLong" : "problems.missing", { max: String(maximum) });
  }
  return problems;
}
