import "~/styles/project.css";
import { ProjectForm } from "~/features/project-accounts/project-form";
import { projectFormAt } from "~/features/project-accounts/project-forms.server";
import { openProjectForm, runProjectForm } from "~/features/project-accounts/run-project-form.server";
import { sameOrigin } from "~/middleware/same-origin";
import { privateMeta } from "~/shell/page-meta";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/form";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

/** The form at this address of the project pages. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const { plan, key } = projectFormAt(pathIn(params));
  return openProjectForm({ request, context }, plan, key);
}

export function action({ request, context, params }: Route.ActionArgs) {
  const { plan, key } = projectFormAt(pathIn(params));
  return runProjectForm({ request, context }, plan, key);
}

const pathIn = (params: Route.LoaderArgs["params"]) => `${params.form}/${params["*"]}`;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, crumbs, description } = loaderData;
  return privateMeta([title, crumbs.home.label], description);
}

export default function ProjectFormPage({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <div data-district="company">
      <PageHead
        title={view.title}
        lead={view.lead}
        crumbs={[view.crumbs.home, { label: view.title }]}
        crumbsLabel={view.crumbs.label}
        isCompact
      />
      <div className="on-paper">
        <div className="wrap band stack-form project-page">
          {view.done && !actionData ? (
            <Notice tone="good" live>
              <p>{view.done}</p>
            </Notice>
          ) : null}
          <ProjectForm key={view.name} view={view} answer={actionData} />
        </div>
      </div>
    </div>
  );
}
