import type { ReactNode } from "react";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { type ShownChain, useShell } from "~/shell/use-shell";
import { Icon } from "./icon";

export type ExplorerLinkProps = { kind: "tx" | "address"; value: string; children?: ReactNode };

/** A transaction or an account on the cluster's explorer; shows the value shortened unless given words. */
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

/** Where the public explorer shows a value; of a local node the explorer reads it by itself, from this machine. */
function explorerUrl({ cluster, localNodeUrl }: ShownChain, kind: "tx" | "address", value: string): string {
  const url = new URL(`/${kind}/${value}`, "https://explorer.solana.com");
  if (cluster === "devnet") url.searchParams.set("cluster", "devnet");
  if (localNodeUrl) {
    url.searchParams.set("cluster", "custom");
    url.searchParams.set("customUrl", localNodeUrl);
  }
  return url.href;
}
