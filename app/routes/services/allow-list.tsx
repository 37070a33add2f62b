import "~/styles/project.css";
import { Form } from "react-router";
import { openAllowList } from "~/features/services/allow-list-page.server";
import { landing, logged } from "~/logs/logged";
import { pageMeta } from "~/shell/page-meta";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { Field, OF_ADDRESS } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useT } from "~/ui/use-t";
import type { Route } from "./+types/allow-list";

export const handle = landing("page.landing");

export function loader({ request, context, params }: Route.LoaderArgs) {
  return openAllowList({ request, context }, params.id);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, id, texts, title } = loaderData;
  const head = { title: `${title} | Punkvism`, description: texts.description, isPrivate: true };
  return pageMeta({ origin, localePath, slug: `allowList/${id}`, ...head });
}

export default function AllowList({ loaderData }: Route.ComponentProps) {
  const { texts, title, facts, file, typed, problem, crumbsLabel } = loaderData;
  return (
    <div data-district="company">
      <PageHead title={title} lead={texts.lead} crumbs={[{ label: texts.name }]} crumbsLabel={crumbsLabel} isCompact />
      <div className="on-paper">
        <div className="wrap band project-page project-home">
          <Form method="get" className="stack-form" preventScrollReset>
            <Field
              id="allow-list-address"
              name="address"
              label={texts.address}
              defaultValue={typed}
              error={problem ?? undefined}
              maxLength={60}
              required
              {...OF_ADDRESS}
            />
            <div className="row">
              <Button type="submit" variant="primary" {...logged("part.button")}>
                {texts.check}
              </Button>
            </div>
          </Form>
          <Answer {...loaderData} />
          <section aria-labelledby="allow-list-facts">
            <h2 id="allow-list-facts">{texts.about}</h2>
            <FactList
              items={[
                { term: texts.size, value: facts.size },
                { term: texts.madeAt, value: facts.madeAt },
                { term: texts.root, value: <span className="service-said">{facts.root}</span>, tone: "below" },
                {
                  term: texts.reference,
                  value: <span className="service-said">{facts.reference}</span>,
                  tone: "below",
                },
              ]}
            />
            <p>{texts.how}</p>
            <p>
              <a className="link" href={file} download {...logged("page.download")}>
                {texts.file}
              </a>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

/** Whether the address that was asked for is on the list, with its proof. */
function Answer({ texts, found }: Pick<Route.ComponentProps["loaderData"], "texts" | "found">) {
  const t = useT();
  if (found === null) return null;
  if (found === "no") {
    return (
      <Notice tone="warning" title={texts.no} live>
        <p>{texts.noText}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={texts.yes} live>
      <p>{t(texts, "place", { place: found.place })}</p>
      <details>
        <summary {...logged("part.fold")}>{texts.proof}</summary>
        <ol>
          {found.proof.map((hash) => (
            <li key={hash} className="service-said">
              {hash}
            </li>
          ))}
        </ol>
      </details>
    </Notice>
  );
}
