import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useShell } from "~/shell/use-shell";

/**
 * A link of a screen to another page, which behaves as one that the server has drawn (drawn-html.tsx): a public page is
 * fetched once the link is pointed at, and fades in. `prefetch="none"` where the page is not the same for everybody.
 */
export function PageLink({ to, ...rest }: ComponentProps<typeof Link>) {
  const { livePages } = useShell();
  const isLive = typeof to === "string" && livePages.includes(to);
  return <Link to={to} prefetch={isLive ? "none" : "intent"} viewTransition {...rest} />;
}
