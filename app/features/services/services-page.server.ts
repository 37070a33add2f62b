import { data } from "react-router";
import { getOwnProject } from "~/domain/projects/queries.server";
import { hasGood } from "~/domain/services/codes";
import { listOffers, listOwnOrders } from "~/domain/services/queries.server";
import { SERVICE_CODES } from "~/domain/settings/subjects";
import { AppError } from "~/errors";
import {
  domainDeps,
  type ProjectRequest,
  projectPath,
  requireProjectAccount,
} from "~/features/project-accounts/project-visit.server";
import { formatDateTime, formatMoney } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { configContext, localeContext } from "~/server/context";
import { ORDER_PATHS } from "./order-forms.server";
import { standingOf } from "./standing";

/** What a project can order, what it has ordered, and what cannot be ordered yet. Answers 404 for another's project. */
export async function openServicesPage(asked: ProjectRequest, key: string) {
  const account = await requireProjectAccount(asked);
  const { db } = domainDeps(asked);
  const project = await getOwnProject(db, account, key).catch(notFound);
  const locale = asked.context.get(localeContext);
  const { services, project: common } = textsOf(locale);
  const [offers, orders] = await Promise.all([
    listOffers({ db, adminSecret: asked.context.get(configContext).adminCode }),
    listOwnOrders(db, account, project.id),
  ]);
  const priceOf = (one: { coin: string; decimals: number; priceRaw: bigint }) =>
    formatMoney(locale, { raw: one.priceRaw, decimals: one.decimals, coin: one.coin });
  return {
    texts: services.page,
    project: project.name,
    crumbs: { home: { to: projectPath(asked), label: common.name }, label: common.whereYouAre },
    offers: offers.map((offer) => ({
      ...{ code: offer.code, name: services.codes[offer.code].name, what: services.codes[offer.code].what },
      ...{ price: priceOf(offer), to: projectPath(asked, `${ORDER_PATHS[offer.code]}/${project.id}`) },
    })),
    // said plainly, so that nobody looks for it
    notYet: SERVICE_CODES.filter((code) => !hasGood(code)).map((code) => services.codes[code].name),
    orders: orders.map((order) => ({
      ...{ id: order.id, name: services.codes[order.code].name, price: priceOf(order) },
      standing: services.standings[standingOf(order)].title,
      ...{ at: formatDateTime(locale, order.createdAt), to: projectPath(asked, `orders/${order.id}`) },
    })),
  };
}

/** Another's project or order is answered as one that is not there. */
export function notFound(error: unknown): never {
  const isMissing = error instanceof AppError && ["ProjectNotFound", "OrderNotFound", "NotFound"].includes(error.code);
  throw isMissing ? data(null, { status: 404 }) : error;
}
