import "~/styles/project.css";
import { Link } from "react-router";
import { openServicesPage } from "~/features/services/services-page.server";
import { logged } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/services";

/** The services that a project can order, and those that it has ordered. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return openServicesPage({ request, context }, params.key);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.title, loaderData.crumbs.home.label], loaderData.texts.lead) : [];
}

export default function ProjectServices({ loaderData }: Route.ComponentProps) {
  const { texts, project, crumbs, offers, notYet, orders } = loaderData;
  return (
    <div data-district="company">
      <PageHead
        title={texts.title}
        lead={project}
        crumbs={[crumbs.home, { label: texts.title }]}
        crumbsLabel={crumbs.label}
        isCompact
      />
      <div className="on-paper">
        <div className="wrap band project-page project-home">
          <section aria-labelledby="service-offers">
            <h2 id="service-offers">{texts.offers}</h2>
            <p>{texts.lead}</p>
            {offers.length === 0 ? <p>{texts.none}</p> : null}
            <ul className="project-pictures">
              {offers.map(({ code, name, what, price, to }) => (
                <li key={code}>
                  <div>
                    <h3>{name}</h3>
                    <p>{what}</p>
                    <p>
                      <strong>{price}</strong>
                    </p>
                  </div>
                  <ButtonLink to={to} variant="primary" aria-label={`${texts.order}: ${name}`} {...logged("part.link")}>
                    {texts.order}
                  </ButtonLink>
                </li>
              ))}
            </ul>
            {notYet.length > 0 ? (
              <p className="soft">
                {texts.notYet} {notYet.join(" · ")}
              </p>
            ) : null}
          </section>
          <section aria-labelledby="service-orders">
            <h2 id="service-orders">{texts.orders}</h2>
            {orders.length === 0 ? (
              <p>{texts.noOrders}</p>
            ) : (
              <DataTable
                caption={texts.orders}
                captionHidden
                columns={(["name", "standing", "price", "at"] as const).map((key) => ({
                  key,
                  label: texts.columns[key],
                }))}
                rows={orders.map(({ id, name, to, ...order }) => ({
                  key: id,
                  cells: {
                    ...order,
                    name: (
                      <Link to={to} className="link" {...logged("part.link")}>
                        {name}
                      </Link>
                    ),
                  },
                }))}
              />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
