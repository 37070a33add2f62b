import type { ReactNode } from "react";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { type ShownChain, useShell } from "~/shell/use-shell";
import { Icon } from "./icon";

export type ExplorerLinkProps = {
  kind: "tx" | "address";
  value: string;
  /** Which chain the value is of: Solana unless it is the former one. */
  of?: "solana" | "old";
  children?: ReactNode;
};

/**
 * A link to a transaction or an account on the explorer of its chain. It shows the shortened value unless it is given other
 * words. The former chain has no explorer on this machine; the value then stands alone.
 */
export function ExplorerLink({ kind, value, of = "solana", children }: ExplorerLinkProps) {
  const { chain, texts } = useShell();
  const href = of === "old" ? oldExplorerUrl(chain, kind, value) : explorerUrl(chain, kind, value);
  const words = children ?? shortAddress(value);
  if (href === null) return <span title={value}>{words}</span>;
  return (
    <a
      className="external link"
      href={href}
      target="_blank"
      rel="noreferrer"
      title={value}
      {...logged("part.explorer")}
    >
      {words}
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

/** Kaiascan's address of a value; null for the local chain and one without an explorer that we know. */
function oldExplorerUrl({ oldExplorerUrl }: ShownChain, kind: "tx" | "address", value: string): string | null {
  return oldExplorerUrl && new URL(`/${kind}/${value}`, oldExplorerUrl).href;
}
