import "~/styles/project.css";
import { Form } from "react-router";
import { OrderGood } from "~/features/services/order-good";
import { actOnOrder, openOrderPage } from "~/features/services/order-page.server";
import { OrderPayments } from "~/features/services/order-payments";
import { PayOrder } from "~/features/services/pay-order";
import { logged } from "~/logs/logged";
import { sameOrigin } from "~/middleware/same-origin";
import { privateMeta } from "~/shell/page-meta";
import { OpenTransactions } from "~/transactions/open-transactions";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/order";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

/** One order: what it is, before it is paid in full, and what came of it. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return openOrderPage({ request, context }, params.id);
}

export function action({ request, context, params }: Route.ActionArgs) {
  return actOnOrder({ request, context }, params.id);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.name, loaderData.crumbs.services.label], loaderData.texts.lead) : [];
}

export default function ProjectOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, frame, crumbs, name, standing, reason, facts, payer, number, promise, isWaiting } = loaderData;
  return (
    <div data-district="company">
      <PageHead
        title={name}
        lead={texts.lead}
        crumbs={[crumbs.home, crumbs.services, { label: name }]}
        crumbsLabel={crumbs.label}
        isCompact
      />
      <OpenTransactions texts={frame.progress} holderAddress={frame.holderAddress} underWay={frame.underWay} />
      <div className="on-paper">
        <div className="wrap band project-page project-home">
          {actionData ? (
            <Notice tone="danger" live>
              <p>{actionData.notice}</p>
            </Notice>
          ) : null}
          <Notice tone={standing.tone} title={standing.title}>
            <p>{standing.text}</p>
            {reason ? <p>{reason}</p> : null}
          </Notice>
          <section aria-labelledby="order-preview">
            <h2 id="order-preview">{texts.preview}</h2>
            <FactList
              items={[
                ...facts,
                { term: texts.facts.payer, value: <span className="service-said">{payer}</span>, tone: "below" },
                { term: texts.facts.number, value: <span className="service-said">{number}</span>, tone: "below" },
              ]}
            />
            {promise ? (
              <>
                <h3>{texts.adminTitle}</h3>
                <p>{promise.admin}</p>
                <h3>{texts.finalTitle}</h3>
                <p>{promise.final}</p>
              </>
            ) : null}
            <p>{texts.refund}</p>
          </section>
          {isWaiting ? <PayOrder {...loaderData} /> : null}
          <OrderGood texts={texts} good={loaderData.good} />
          <OrderPayments texts={texts} payments={loaderData.payments} />
          {isWaiting ? (
            <Form method="post" className="row">
              <Button type="submit" name="deed" value="cancel" {...logged("part.button")}>
                {texts.cancel}
              </Button>
            </Form>
          ) : null}
        </div>
      </div>
    </div>
  );
}
