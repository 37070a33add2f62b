import { configContext } from "~/server/context";
import type { Route } from "./+types/robots";

/** Search engines may read the public pages of production, and nothing of a preview. */
export function loader({ request, context }: Route.LoaderArgs) {
  const isPreview = context.get(configContext).environment === "preview";
  const { origin } = new URL(request.url);
  const rules = isPreview
    ? ["User-agent: *", "Disallow: /"]
    : ["User-agent: *", "Disallow: /api/", "Disallow: /admin", "Disallow: /*/mypage", `Sitemap: ${origin}/sitemap.xml`];
  return new Response(`${rules.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
