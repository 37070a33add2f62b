import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { getCompanyFacts } from "~/domain/settings/company.server";
import { configContext, databaseContext, localeContext } from "~/server/context";
import { shellOf } from "~/shell/shell.server";
import { type Shell, useShell } from "~/shell/use-shell";
import { ToastRegion } from "~/ui/toast";
import { WalletMount } from "~/wallet/wallet-mount";
import type { Route } from "./+types/wallet-layout";

/** What the code of wallets needs around it. Only the pages of the staff area on which a wallet signs have it. */
export async function loader({ context }: Route.LoaderArgs): Promise<Shell> {
  const known = await getCompanyFacts(context.get(databaseContext), Date.now());
  // the menus of the site are not shown here, so their HTML is not sent
  return shellOf(context.get(localeContext), context.get(configContext), known, "whole");
}

export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs) {
  return formAction === "/admin/language";
}

export default function WalletLayout() {
  const { texts } = useShell();
  return (
    <>
      <Outlet />
      <WalletMount />
      <ToastRegion closeLabel={texts.close} />
    </>
  );
}
