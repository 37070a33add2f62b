import { unstable_readConfig } from "wrangler";

/**
 * The secret under which rows are sealed. That of an environment is in the variable ADMIN_CODE, because wrangler does not tell
 * it; empty without one. The local one is in the repository.
 */
export function adminSecretOf(environment: string | undefined): string {
  if (environment) return process.env.ADMIN_CODE ?? "";
  return String(unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true }).vars.ADMIN_CODE);
}
