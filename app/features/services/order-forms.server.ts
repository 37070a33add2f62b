import { redirect } from "react-router";
import { getOwnProject } from "~/domain/projects/queries.server";
import { type OfferedCode, ORDER_DATA, orderFields } from "~/domain/services/codes";
import { createOrder } from "~/domain/services/commands.server";
import { listOffers } from "~/domain/services/queries.server";
import { isWalletAddress } from "~/domain/solana/is-wallet-address";
import { z } from "~/domain/zod";
import { planForm } from "~/features/project-accounts/plan-form.server";
import type { ProjectField } from "~/features/project-accounts/project-form-view";
import {
  domainDeps,
  type ProjectRequest,
  projectPath,
  requireProjectAccount,
} from "~/features/project-accounts/project-visit.server";
import type { Texts } from "~/locales/texts.server";
import { configContext } from "~/server/context";

/** Where each code is ordered, below the project pages; the project's key follows. */
export const ORDER_PATHS = {
  CREATE_WHITELIST: "order/allowList",
  CREATE_RECRUIT: "order/recruit",
} as const satisfies Record<OfferedCode, string>;

/** A list of five thousand addresses as a form sends it. */
const LIST_BYTES = 400_000;

const NUMBER: ProjectField = { name: "number", kind: "hidden" };
const PAYER: ProjectField = { name: "payer", kind: "text", autoComplete: "off" };
const TITLE: ProjectField = { name: "title", kind: "text", autoComplete: "off" };

/** The forms with which an account orders services for one of its projects. */
export const ORDER_FORMS = {
  [`${ORDER_PATHS.CREATE_WHITELIST}/:key`]: orderForm("CREATE_WHITELIST", "orderAllowList", [
    TITLE,
    { name: "wallets", kind: "area", autoComplete: "off" },
  ]),
  [`${ORDER_PATHS.CREATE_RECRUIT}/:key`]: orderForm("CREATE_RECRUIT", "orderRecruit", [
    TITLE,
    { name: "details", kind: "area", autoComplete: "off" },
    { name: "closesAt", kind: "time", autoComplete: "off" },
  ]),
};

function orderForm(code: OfferedCode, name: keyof Texts["project"]["forms"], fields: readonly ProjectField[]) {
  const schema = z.intersection(z.object(orderFields), ORDER_DATA[code]);
  return planForm({
    ...{ name, schema, fields: [...fields, PAYER, NUMBER], links: { home: "" }, maxBytes: LIST_BYTES },
    open: async (asked, key) => {
      const { db } = domainDeps(asked);
      const account = await requireProjectAccount(asked);
      const project = await getOwnProject(db, account, key);
      const { adminCode: adminSecret } = asked.context.get(configContext);
      const offers = await listOffers({ db, adminSecret });
      if (account.status !== "approved" || !offers.some((offer) => offer.code === code)) {
        throw redirect(projectPath(asked, `services/${key}`));
      }
      const payer = [project.adminWallet, account.walletAddress].find((wallet) => wallet && isWalletAddress(wallet));
      return { number: crypto.randomUUID(), payer: payer ?? "" };
    },
    run: async (asked, { number, payer, ...data }, key) => {
      const id = await create(asked, { number, payer, data, code, projectId: key });
      return redirect(projectPath(asked, `orders/${id}`));
    },
  });
}

async function create(asked: ProjectRequest, input: Parameters<typeof createOrder>[2]): Promise<string> {
  const { db, now } = domainDeps(asked);
  const account = await requireProjectAccount(asked);
  const { adminCode: adminSecret } = asked.context.get(configContext);
  return createOrder({ db, now, account, adminSecret }, await listOffers({ db, adminSecret }), input);
}
