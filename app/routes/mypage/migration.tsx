import "~/styles/my-list.css";
import "~/styles/nft-staking.css";
import "~/styles/nft-holder.css";
import "~/styles/migration.css";
import { MigrationPage } from "~/features/migration/migration-page";
import { loadMigrationScreen } from "~/features/migration/migration-screen.server";
import { landing } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import type { Route } from "./+types/migration";

export const handle = landing("myMigration.landing");

export function loader({ request, context }: Route.LoaderArgs) {
  return loadMigrationScreen(context, new URL(request.url));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts, myPage } = loaderData;
  return privateMeta([texts.title, myPage], texts.lead);
}

export default function Migration({ loaderData }: Route.ComponentProps) {
  return <MigrationPage screen={loaderData} />;
}
