import type { MigrationTerms } from "~/domain/migration/screen-types";
import { inKaia } from "~/features/money/kaia";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useT } from "~/ui/use-t";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import { MigrationCosts } from "./migration-costs";
import { MigrationDesk } from "./migration-desk";
import type { MigrationScreen } from "./migration-screen.server";
import { MigrationWarnings } from "./migration-warnings";

/** The page of the migration: what it is, the request for a wallet of the former chain, or what that wallet can migrate. */
export function MigrationPage({ screen }: { screen: MigrationScreen }) {
  const { localePath, texts: shell } = useShell();
  const { texts, holder, scene } = screen;
  const state = useHolderState(holder, "eip155");
  const home = `/${localePath}/mypage`;
  return (
    <div className={state === "signed-in" ? "migration-holder" : "migration-visitor"} data-district="punktopia">
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: screen.myPage, to: home }, { label: texts.title }]}
        crumbsLabel={shell.whereYouAre}
        isCompact
        isLeadHidden={state === "signed-in"}
        scene={<Art picture={scene} alt="" first />}
      >
        {state === "signed-in" || !screen.terms ? null : <Price texts={texts} terms={screen.terms} />}
      </PageHead>
      <div className="wrap band my-list">
        {screen.isNotSet ? (
          <EmptyState title={texts.closed.title} art={<Art picture={screen.art.none} alt="" />}>
            <p>{texts.closed.text}</p>
          </EmptyState>
        ) : (
          <>
            <MigrationWarnings screen={screen} />
            {state === "signed-in" && holder ? (
              <MigrationDesk key={holder} screen={{ ...screen, holder }} />
            ) : (
              <>
                <ConnectCall state={state === "visitor" ? "visitor" : "connected"} texts={screen.call} kind="eip155" />
                <MigrationCosts texts={texts} terms={screen.terms} />
              </>
            )}
          </>
        )}
        <p>
          <ButtonLink variant="quiet" viewTransition to={home} {...logged("myMigration.back")}>
            {texts.back}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** What one NFT costs, for a visitor who decides on the first screen whether to connect. */
function Price({ texts, terms }: { texts: MigrationScreen["texts"]; terms: MigrationTerms }) {
  const t = useT();
  return <p className="migration-price">{t(texts.how, "price", { fee: inKaia(BigInt(terms.feeEachRaw)) })}</p>;
}
