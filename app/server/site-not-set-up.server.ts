import { AppError } from "~/errors";
import type { Config } from "./env.server";
import { writeLog } from "./log";

/**
 * The refusal of a site that its operator has not set up. What is missing is in the Worker's log. Visitors of a public site
 * read that it opens soon; on the local machine the answer itself names what is missing.
 */
export function siteNotSetUp({ environment }: Pick<Config, "environment">, parts: readonly string[]): AppError {
  const missing = parts.join("; ");
  writeLog("warn", "site not set up", { missing });
  return environment === "local" ? new AppError("SettingsMissing", { missing }) : new AppError("SiteNotSetUp");
}
