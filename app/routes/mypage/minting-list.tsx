import { loadClosedList } from "~/features/my-page/closed-list.server";
import { ClosedListPage } from "~/features/my-page/closed-list-page";
import { landing } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import type { Route } from "./+types/minting-list";

export const handle = landing("myMinting.landing");

export function loader({ context }: Route.LoaderArgs) {
  return loadClosedList(context, "minting");
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.myPage], texts.what);
}

export default function MintingList({ loaderData }: Route.ComponentProps) {
  return <ClosedListPage {...loaderData} district="punktopia" backLog="myMinting.back" />;
}
