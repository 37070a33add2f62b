import "~/styles/project.css";
import { PictureForm } from "~/features/project-accounts/picture-form";
import { openPicturePage, receivePicture } from "~/features/project-accounts/picture-page.server";
import { sameOrigin } from "~/middleware/same-origin";
import { privateMeta } from "~/shell/page-meta";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/picture";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

/** One picture of an application: what it has to show, and the form that sends it. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return openPicturePage({ request, context }, params.purpose);
}

export function action({ request, context, params }: Route.ActionArgs) {
  return receivePicture({ request, context }, params.purpose);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.title, loaderData.crumbs.home.label], loaderData.lead) : [];
}

export default function ProjectPicture({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, texts, hasCover, crumbs, back } = loaderData;
  return (
    <div data-district="company">
      <PageHead
        title={title}
        lead={lead}
        crumbs={[crumbs.home, { label: title }]}
        crumbsLabel={crumbs.label}
        isCompact
      />
      <div className="on-paper">
        <div className="wrap band stack-form project-page">
          <PictureForm texts={texts} hasCover={hasCover} back={back} notice={actionData?.notice ?? null} />
        </div>
      </div>
    </div>
  );
}
