import { data, redirect } from "react-router";
import { findProject } from "~/domain/projects/queries.server";
import { dataOf, hasGood } from "~/domain/services/codes";
import { cancelOrder } from "~/domain/services/commands.server";
import { followOrder } from "~/domain/services/follow.server";
import { listApplicants } from "~/domain/services/goods/recruit.server";
import { getOwnOrder, listPayments } from "~/domain/services/queries.server";
import { isPayable, type ServiceOrder } from "~/domain/services/rules";
import { AppError } from "~/errors";
import { openMoneyScreen } from "~/features/money/money-screen.server";
import {
  domainDeps,
  type ProjectRequest,
  projectPath,
  requireProjectAccount,
} from "~/features/project-accounts/project-visit.server";
import { formatDateTime, formatMoney, formatNumber } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { PINS } from "~/pins";
import { localeContext } from "~/server/context";
import { describeError, readBody } from "~/server/http.server";
import { serviceDeps } from "~/server/service-deps.server";
import { amountToDecimal } from "~programs/amounts";
import { notFound } from "./services-page.server";
import { standingOf } from "./standing";

const APPLICANTS_SHOWN = 50;

/** An order in full: what is paid for it, who becomes its admin, what cannot be undone, and what came of it. */
export async function openOrderPage(asked: ProjectRequest, id: string) {
  const account = await requireProjectAccount(asked);
  const { db, now } = domainDeps(asked);
  await lookNow(asked, await getOwnOrder(db, account, id).catch(notFound));
  const order = await getOwnOrder(db, account, id);
  const project = await findProject(db, String(order.projectId));
  const { frame, locale } = await openMoneyScreen(asked.context);
  const { services, project: common } = textsOf(locale);
  const standing = standingOf(order);
  const code = services.codes[order.code];
  const coins = PINS.services?.coins;
  const money = (one: { coin: "SCG" | "USDC"; raw: bigint }) =>
    formatMoney(locale, { raw: one.raw, decimals: coins?.[one.coin].decimals ?? order.decimals, coin: one.coin });
  const price = money({ coin: order.coin, raw: order.priceRaw });
  const payments = await listPayments(db, order);
  const { coin, payer, priceRaw, decimals } = order;
  const amount = amountToDecimal(priceRaw, decimals);
  return {
    texts: services.order,
    frame,
    crumbs: {
      home: { to: projectPath(asked), label: common.name },
      services: { to: projectPath(asked, `services/${order.projectId}`), label: services.page.title },
      label: common.whereYouAre,
    },
    name: code.name,
    standing: { ...services.standings[standing], tone: TONES[standing] },
    reason: standing === "impossible" ? reasonOf(order, services.reasons) : null,
    facts: [
      { term: services.order.facts.what, value: code.what },
      ...dataFacts(
        order,
        services.order.facts,
        (at) => formatDateTime(locale, at),
        (n) => formatNumber(locale, n),
      ),
      { term: services.order.facts.price, value: price, tone: "out" as const },
      { term: services.order.facts.project, value: project?.name ?? String(order.projectId) },
      { term: services.order.facts.payBefore, value: formatDateTime(locale, order.expiresAt) },
    ],
    payer,
    treasury: PINS.services?.treasury ?? "",
    number: order.id,
    promise: hasGood(order.code) ? services.promises[order.code] : null,
    price,
    wish: isPayable(order, now)
      ? { kind: "payOrder" as const, parameters: { order: order.id, coin, amount, amountRaw: String(priceRaw) } }
      : null,
    isWaiting: standing === "waiting",
    payments: payments.map(({ signature, payer: from, place, problem, coin: paidIn, amountRaw }) => ({
      ...{ signature, from, amount: money({ coin: paidIn, raw: amountRaw }) },
      place: services.places[place],
      problem: problem && services.problems[problem],
    })),
    good: standing === "made" ? await goodOf(asked, order) : null,
  };
}

const TONES = {
  waiting: "info",
  cancelled: "warning",
  expired: "warning",
  making: "info",
  made: "good",
  impossible: "danger",
} as const;

/** Gives an order up that was not paid. */
export async function actOnOrder(asked: ProjectRequest, id: string) {
  const { db, now } = domainDeps(asked);
  try {
    const deed = new URLSearchParams(await readBody(asked.request)).get("deed");
    if (deed !== "cancel") throw new AppError("InvalidInput");
    await cancelOrder({ db, now, account: await requireProjectAccount(asked) }, id);
    return redirect(projectPath(asked, `orders/${id}`));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ notice: describeError(error, asked.context.get(localeContext)) }, { status: error.status });
  }
}

/** Looks for a payment that somebody waits for on this page. Without the chain, the page shows what is known. */
async function lookNow({ context }: ProjectRequest, order: ServiceOrder): Promise<void> {
  const deps = serviceDeps(context);
  const isAwaited = order.good === "making" || standingOf(order) === "waiting";
  if (!deps || !isAwaited) return;
  try {
    await followOrder(deps, order.id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** What staff wrote, or the words of a reason of our own. */
function reasonOf({ reason }: ServiceOrder, words: Readonly<Record<string, string>>): string | null {
  return reason && (words[reason] ?? reason);
}

function dataFacts(
  order: ServiceOrder,
  words: Record<"title" | "wallets" | "closesAt", string>,
  time: (at: Date) => string,
  number: (value: number) => string,
): { term: string; value: string }[] {
  if (!hasGood(order.code)) return [];
  if (order.code === "CREATE_WHITELIST") {
    const { title, wallets } = dataOf(order, order.code);
    return [
      { term: words.title, value: title },
      { term: words.wallets, value: number(wallets.length) },
    ];
  }
  const { title, closesAt } = dataOf(order, order.code);
  return [
    { term: words.title, value: title },
    { term: words.closesAt, value: time(new Date(closesAt)) },
  ];
}

type Applicant = Record<"wallet" | "name" | "contact" | "answer" | "at", string>;
type GoodView = { page: string; root: string | null; file: string | null; applicants: Applicant[] };

/** Where the good is, and for a call who has answered to it. */
async function goodOf(asked: ProjectRequest, order: ServiceOrder): Promise<GoodView> {
  const { db } = domainDeps(asked);
  const locale = asked.context.get(localeContext);
  if (order.code === "CREATE_WHITELIST") {
    return { page: `/${locale.path}/allowList/${order.id}`, root: order.goodKey, file: null, applicants: [] };
  }
  const applicants = await listApplicants(db, order, APPLICANTS_SHOWN);
  return {
    page: `/${locale.path}/recruit/${order.id}`,
    root: null,
    file: projectPath(asked, `orders/${order.id}/applicants.csv`),
    applicants: applicants.map(({ walletAddress, name, contact, answer, createdAt }) => ({
      ...{ wallet: walletAddress, name, contact, answer },
      at: formatDateTime(locale, createdAt),
    })),
  };
}
