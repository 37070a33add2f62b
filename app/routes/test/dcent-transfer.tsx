import { getSetting } from "~/domain/settings/queries.server";
import { TransferFacts } from "~/features/dcent-transfer/transfer-facts";
import { TransferPanel } from "~/features/dcent-transfer/transfer-panel";
import { textsOf } from "~/locales/texts.server";
import { databaseContext, localeContext } from "~/server/context";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/dcent-transfer";

/** The coin of the test transfer; null if no operator has set one. Not in a build for production. */
export async function loader({ context }: Route.LoaderArgs) {
  const mint = (await getSetting(context.get(databaseContext), "dcent_test_coin")) || null;
  return { mint, texts: textsOf(context.get(localeContext)).dcentTransfer };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.texts.title} | Punkvism` }, { name: "robots", content: "noindex" }];
}

/** A transfer of a stablecoin with which staff try D'CENT's device on Solana (specification, section 9). */
export default function DcentTransfer({ loaderData: { mint, texts } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="wrap band stack-form">
        {mint ? (
          <>
            <TransferFacts mint={mint} texts={texts.facts} />
            <TransferPanel mint={mint} texts={texts} />
          </>
        ) : (
          <Notice tone="warning">
            <p>{texts.notSet}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
