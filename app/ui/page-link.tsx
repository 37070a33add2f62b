import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useShell } from "~/shell/use-shell";

/**
 * A link from a screen to another page. It behaves like one that the server has drawn (drawn-html.tsx): a public page is
 * prefetched once the link is pointed at, and fades in. Use `prefetch="none"` for a page that is not the same for everybody.
 */
export function PageLink({ to, ...rest }: ComponentProps<typeof Link>) {
  const { livePages } = useShell();
  const isLive = typeof to === "string" && livePages.includes(to);
  return <Link to={to} prefetch={isLive ? "none" : "intent"} viewTransition {...rest} />;
}
