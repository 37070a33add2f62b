import "~/styles/project.css";
import { Form, Link } from "react-router";
import { actAtHome, openHomePage } from "~/features/project-accounts/home-page.server";
import { logged } from "~/logs/logged";
import { sameOrigin } from "~/middleware/same-origin";
import { privateMeta } from "~/shell/page-meta";
import { Button, ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";

import type { Route } from "./+types/home";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

export function loader({ request, context }: Route.LoaderArgs) {
  return openHomePage({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return actAtHome({ request, context });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.name], loaderData.texts.description) : [];
}

export default function ProjectHome({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, who, done, status, pictures, details, isOpen, isSendable, create, projects, password } = loaderData;
  return (
    <div data-district="company">
      <PageHead
        title={texts.name}
        lead={who}
        crumbs={[{ label: texts.name }]}
        crumbsLabel={texts.whereYouAre}
        isCompact
      />
      <div className="on-paper">
        <div className="wrap band project-page project-home">
          {done && !actionData ? (
            <Notice tone="good" live>
              <p>{done}</p>
            </Notice>
          ) : null}
          {actionData ? (
            <Notice tone="danger" live>
              <p>{actionData.notice}</p>
            </Notice>
          ) : null}
          <Notice tone={status.isRefused ? "warning" : "info"} title={status.title}>
            <p>{status.text}</p>
            {status.reason ? <p>{status.reason}</p> : null}
          </Notice>
          {create ? (
            <section aria-labelledby="project-list">
              <h2 id="project-list">{texts.projects}</h2>
              {projects.length > 0 ? (
                <DataTable
                  caption={texts.projects}
                  captionHidden
                  columns={(["id", "symbol", "name", "mainnet", "updated", "services"] as const).map((key) => ({
                    key,
                    label: texts.columns[key],
                  }))}
                  rows={projects.map(({ to, services, ...project }) => ({
                    key: String(project.id),
                    cells: {
                      ...project,
                      name: (
                        <Link to={to} className="link" {...logged("part.link")}>
                          {project.name}
                        </Link>
                      ),
                      services: (
                        <Link
                          to={services}
                          className="link"
                          aria-label={`${texts.services}: ${project.name}`}
                          {...logged("part.link")}
                        >
                          {texts.services}
                        </Link>
                      ),
                    },
                  }))}
                />
              ) : (
                <p>{texts.noProjects}</p>
              )}
              <ButtonLink to={create} variant="primary" {...logged("part.link")}>
                {texts.create}
              </ButtonLink>
            </section>
          ) : null}
          <section aria-labelledby="project-pictures">
            <h2 id="project-pictures">{texts.pictures}</h2>
            <p className="soft">{texts.kept}</p>
            <ul className="project-pictures">
              {pictures.map(({ purpose, name, state, to, label }) => (
                <li key={purpose}>
                  <div>
                    <h3>{name}</h3>
                    <p className="soft">{state}</p>
                  </div>
                  {to ? (
                    <ButtonLink to={to} size="small" aria-label={`${name}: ${label}`} {...logged("part.link")}>
                      {label}
                    </ButtonLink>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
          <Form method="post" className="row">
            {isOpen ? (
              <Button
                type="submit"
                name="deed"
                value="submit"
                variant="primary"
                unready={!isSendable}
                {...logged("part.button")}
              >
                {texts.submit}
              </Button>
            ) : null}
            {details ? (
              <ButtonLink to={details} {...logged("part.link")}>
                {texts.details}
              </ButtonLink>
            ) : null}
            <ButtonLink to={password} {...logged("part.link")}>
              {texts.password}
            </ButtonLink>
            <Button type="submit" name="deed" value="logout" {...logged("part.button")}>
              {texts.logout}
            </Button>
          </Form>
        </div>
      </div>
    </div>
  );
}
