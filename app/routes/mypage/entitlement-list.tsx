import "~/styles/my-list.css";
import { EntitlementList } from "~/features/my-page/entitlement-list";
import { loadEntitlementList } from "~/features/my-page/entitlement-list.server";
import { landing } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import type { Route } from "./+types/entitlement-list";

export const handle = landing("myEntitlements.landing");

export function loader({ request, context }: Route.LoaderArgs) {
  return loadEntitlementList({ url: new URL(request.url), context });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.myPage], texts.lead);
}

export default function MyEntitlements({ loaderData }: Route.ComponentProps) {
  return <EntitlementList {...loaderData} />;
}
