import { adminPage, leadToProof } from "~/admin/admin-deps.server";
import { openDeed } from "~/admin/authority/open-deed.server";
import { pageTitle } from "~/admin/page-title";
import { DeedScreen } from "~/admin/screens/deed-screen";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/deed";

/** Where the wallet of an authority signs the deed at this address. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const deps = adminPage({ request, context }, "operator");
  leadToProof({ request, staff: deps.actor.staff });
  const { admin, adminAuthorityDeed, transactionProgress } = textsOf(context.get(localeContext));
  return {
    deed: await openDeed(deps, params.key),
    texts: adminAuthorityDeed.page,
    words: admin.form,
    progress: transactionProgress,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.deed.title)] : [];
}

export default function AdminDeed({ loaderData }: Route.ComponentProps) {
  // the link to the next deed stays on this route, and the state of the last one must not
  return <DeedScreen key={loaderData.deed.id} {...loaderData} />;
}
