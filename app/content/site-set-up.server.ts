import { createParsedSetting } from "~/domain/settings/parsed-setting.server";
import { listMissing } from "~/domain/settings/set-up.server";
import type { Config } from "~/server/env.server";
import { siteNotSetUp } from "~/server/site-not-set-up.server";
import type { Database } from "~db/client";
import { NO_OWN_SECTIONS, parseOwnSections } from "./own-sections.server";

/** What the operator wrote in place of sample sections. `now` is in milliseconds. */
export const getOwnSections = createParsedSetting("own_sections", parseOwnSections);

/** Throws SiteNotSetUp if a production site would show samples. `now` is in milliseconds. */
export async function requireSetUp(
  { db, config, now }: { db: Database; config: Pick<Config, "environment">; now: number },
  company: { isStored: boolean },
): Promise<void> {
  const isAsked = config.environment === "production";
  const { undecided } = isAsked ? await getOwnSections(db, now) : NO_OWN_SECTIONS;
  const missing = listMissing(config, { company, undecidedSections: undecided });
  if (missing.length > 0) throw siteNotSetUp(config, missing);
}
