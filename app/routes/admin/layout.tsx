import "~/styles/admin.css";
import { Outlet } from "react-router";
import { sameOrigin } from "~/middleware/same-origin";
import { staff } from "~/middleware/staff";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, staff];

/** Everything under /admin: without the site's header and footer, and not for search engines. */
export default function AdminLayout() {
  return <Outlet />;
}

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}
