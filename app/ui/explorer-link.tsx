import type { ReactNode } from "react";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { type ShownChain, useShell } from "~/shell/use-shell";
import { Icon } from "./icon";

export type ExplorerLinkProps = { kind: "tx" | "address"; value: string; children?: ReactNode };

/**
 * A link to a transaction or an account on the cluster's explorer. It shows the shortened value unless it is given other
 * words.
 */
export function ExplorerLink({ kind, value, children }: ExplorerLinkProps) {
  const { chain, texts } = useShell();
  return (
    <a
      className="external link"
      href={explorerUrl(chain, kind, value)}
      target="_blank"
      rel="noreferrer"
      title={value}
      {...logged("part.explorer")}
    >
      {children ?? shortAddress(value)}
      <Icon name="external" label={texts.opensNewTab} />
    </a>
  );
}

/**
 * The address at which the public explorer shows a value. For a local node, the explorer in the browser reads it from this
 * machine.
 */
function explorerUrl({ cluster, localNodeUrl }: ShownChain, kind: "tx" | "address", value: string): string {
  const url = new URL(`/${kind}/${value}`, "https://explorer.solana.com");
  if (cluster === "devnet") url.searchParams.set("cluster", "devnet");
  if (localNodeUrl) {
    url.searchParams.set("cluster", "custom");
    url.searchParams.set("customUrl", localNodeUrl);
  }
  return url.href;
}
