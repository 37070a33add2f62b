import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // every link of a content page is known to the menus, so the manifest is sent whole and nothing is discovered later
  routeDiscovery: { mode: "initial" },
} satisfies Config;
