import "~/styles/my-list.css";
import { TwigList } from "~/features/my-page/twig-list";
import { loadTwigList } from "~/features/my-page/twig-list.server";
import { landing } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import type { Route } from "./+types/twig-list";

export const handle = landing("myTwigs.landing");

export function loader({ request, context }: Route.LoaderArgs) {
  return loadTwigList({ url: new URL(request.url), context });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.myPage], texts.lead);
}

export default function MyTwig({ loaderData }: Route.ComponentProps) {
  return <TwigList {...loaderData} />;
}
