import "~/styles/project.css";
import { Form, useNavigation } from "react-router";
import { openCall, receiveAnswer } from "~/features/services/recruit-page.server";
import { landing, logged } from "~/logs/logged";
import { sameOrigin } from "~/middleware/same-origin";
import { pageMeta } from "~/shell/page-meta";
import { Button } from "~/ui/button";
import { Field, TextAreaField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useT } from "~/ui/use-t";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/recruit";

export const handle = landing("page.landing");
export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

/** A project's call for members, and its form. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return openCall({ request, context }, params.id);
}

export function action({ request, context, params }: Route.ActionArgs) {
  return receiveAnswer({ request, context }, params.id);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, id, texts, title } = loaderData;
  const head = { title: `${title} | Punkvism`, description: texts.description, isPrivate: true };
  return pageMeta({ origin, localePath, slug: `recruit/${id}`, ...head });
}

export default function Recruit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { texts, title, paragraphs, closesAt, isOver, appliedAt, holder, walletCall, crumbsLabel } = loaderData;
  const state = useHolderState(holder);
  return (
    <div data-district="company">
      <PageHead
        title={title}
        lead={t(texts, isOver ? "closed" : "open", { at: closesAt })}
        crumbs={[{ label: texts.name }]}
        crumbsLabel={crumbsLabel}
        isCompact
      />
      <div className="on-paper">
        <div className="wrap band project-page project-home">
          <section aria-labelledby="recruit-details">
            <h2 id="recruit-details">{texts.details}</h2>
            {paragraphs.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are told apart only by their place
              <p key={at}>{text}</p>
            ))}
          </section>
          {appliedAt && state === "signed-in" ? (
            <Notice tone="good" title={texts.applied} live>
              <p>{t(texts, "appliedAt", { at: appliedAt })}</p>
            </Notice>
          ) : isOver ? null : state === "signed-in" && holder ? (
            <AnswerForm texts={texts} holder={holder} answer={actionData} />
          ) : (
            <ConnectCall state={state === "signed-in" ? "visitor" : state} texts={walletCall} />
          )}
        </div>
      </div>
    </div>
  );
}

type AnswerProps = Pick<Route.ComponentProps["loaderData"], "texts"> & {
  holder: string;
  answer: Route.ComponentProps["actionData"];
};

function AnswerForm({ texts, holder, answer }: AnswerProps) {
  const isSending = useNavigation().state === "submitting";
  const shared = (name: "name" | "contact" | "answer") => ({
    ...{ id: `recruit-${name}`, name, label: texts.fields[name], required: true },
    error: answer?.problems[name],
    defaultValue: answer?.typed[name] ?? "",
  });
  return (
    <Form method="post" className="stack-form project-form" noValidate>
      <h2>{texts.form}</h2>
      {answer?.notice ? (
        <Notice tone="danger" live>
          <p>{answer.notice}</p>
        </Notice>
      ) : null}
      <input type="hidden" name="wallet" value={holder} />
      <Field {...shared("name")} autoComplete="nickname" />
      <Field {...shared("contact")} hint={texts.contactHint} autoComplete="off" />
      <TextAreaField {...shared("answer")} rows={6} />
      <p className="soft">{texts.privacy}</p>
      <div className="row">
        <Button type="submit" variant="primary" busy={isSending} {...logged("part.button")}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </div>
    </Form>
  );
}
