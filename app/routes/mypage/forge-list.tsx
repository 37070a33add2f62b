import { loadClosedList } from "~/features/my-page/closed-list.server";
import { ClosedListPage } from "~/features/my-page/closed-list-page";
import { landing } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import type { Route } from "./+types/forge-list";

export const handle = landing("myForge.landing");

export function loader({ context }: Route.LoaderArgs) {
  return loadClosedList(context, "myForge");
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.myPage], texts.what);
}

export default function ForgeList({ loaderData }: Route.ComponentProps) {
  return <ClosedListPage {...loaderData} district="power-zone" backLog="myForge.back" />;
}
