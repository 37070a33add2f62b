import "~/styles/receipt.css";
import { data, useLocation } from "react-router";
import { receiptInput } from "~/domain/migration/input";
import { ReadingProblem } from "~/features/money/reading-problem";
import { NotedFacts } from "~/features/receipt/noted-facts";
import { receiptLead } from "~/features/receipt/receipt-lead";
import { openReceiptScreen, type ReceiptScreen } from "~/features/receipt/receipt-screen.server";
import { ReceiptSheet } from "~/features/receipt/receipt-sheet";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { localeContext } from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useT } from "~/ui/use-t";
import type { Route } from "./+types/receipt";

export const handle = landing("receipt.landing");

const STATUS: Record<ReceiptScreen["kind"], number> = { receipt: 200, unknown: 404, problem: 503 };

/** The receipt of one migration, for anybody, read from both chains for each request. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { receipt, proof, shell } = textsOf(locale);
  const asked = receiptInput.safeParse(params);
  const screen: ReceiptScreen = asked.success
    ? await openReceiptScreen(context, asked.data.gateId)
    : { kind: "unknown" };
  const page = {
    screen,
    texts: receipt,
    gateId: params.gateId,
    origin: new URL(request.url).origin,
    localePath: locale.path,
    crumbs: [
      { label: proof.title, to: `/${locale.path}/proof` },
      { label: receipt.list.title, to: `/${locale.path}/proof/migration` },
      { label: receipt.title },
    ],
    crumbsLabel: shell.whereYouAre,
  };
  return data(page, { status: STATUS[screen.kind] });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, gateId } = loaderData;
  const title = `${texts.title} ${gateId} | Punkvism`;
  const { description } = texts;
  return pageMeta({ origin, localePath, slug: `migration/${gateId}`, title, description, isPrivate: true });
}

export default function MigrationReceipt({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { screen, texts, gateId, origin, localePath, crumbs, crumbsLabel } = loaderData;
  const register = (
    <ButtonLink viewTransition to={`/${localePath}/proof/migration`} {...logged("receipt.register")}>
      {texts.list.all}
    </ButtonLink>
  );
  const here = useLocation();
  // a record that was made just now is found once its block is final
  const again = (
    <p className="row">
      <ButtonLink variant="primary" to={here} replace reloadDocument {...logged("part.readAgain")}>
        {texts.unknown.refresh}
      </ButtonLink>
      {register}
    </p>
  );
  const isKnown = screen.kind !== "unknown";
  return (
    <div data-district="coin">
      <PageHead
        title={isKnown ? t(texts, "heading", { id: gateId }) : texts.title}
        lead={screen.kind === "receipt" ? receiptLead(t, texts, screen.shown) : undefined}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        isCompact
      />
      <div className="wrap band receipt">
        {screen.kind === "receipt" ? (
          <ReceiptSheet texts={texts} shown={screen.shown} origin={origin} localePath={localePath} />
        ) : null}
        {screen.kind === "problem" ? (
          <>
            <ReadingProblem labels={texts.problem} message={screen.message} />
            {screen.noted ? <NotedFacts texts={texts} noted={screen.noted} /> : null}
          </>
        ) : null}
        {isKnown ? (
          <p>{register}</p>
        ) : (
          <EmptyState title={t(texts.unknown, "title", { id: gateId })} action={again}>
            {texts.unknown.text}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
