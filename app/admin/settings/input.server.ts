import { checkOwnSections } from "~/content/own-sections.server";
import { LONGEST_SETTING, problemsOfSetting } from "~/domain/settings/check";
import { isSettingKey } from "~/domain/settings/declared";
import { NFT_TAB_PARTS, type NftTabPart } from "~/domain/settings/nft-tab-parts";
import type { SettingKey } from "~/domain/settings/rules";
import { z } from "~/domain/zod";

/** What was seen of a setting, by `versionOf`. */
const version = z.string().regex(/^\d{1,15}$/);

/** A form that needs no more than the version that was seen. */
export const settingVersionSchema = z.object({ version });

/** Which parts of a tab of Punky Boost or Punky Nova are shown: those whose box is ticked. */
export const nftTabSchema = z
  .object({ version, ...partsAs(z.literal("on").optional()) })
  .transform(({ version, ...ticked }) => ({ version, shown: NFT_TAB_PARTS.filter((part) => ticked[part] === "on") }));

/** The editor of a setting. What is wrong with its text is said at the field, for JSON with the place. */
export const settingChangeSchema = z
  .object({
    version,
    key: z.string().refine(isSettingKey),
    value: z
      .string()
      .max(2 * LONGEST_SETTING)
      .optional(),
  })
  .transform(({ version, key, value = "" }) => ({ version, key: key as SettingKey, value: value.trim() }))
  .superRefine(({ key, value }, context) => {
    for (const message of problemsOf(key, value)) context.addIssue({ code: "custom", path: ["value"], message });
  });

function partsAs<T>(schema: T): Record<NftTabPart, T> {
  return Object.fromEntries(NFT_TAB_PARTS.map((part) => [part, schema])) as Record<NftTabPart, T>;
}

function problemsOf(key: SettingKey, value: string): string[] {
  const problems = problemsOfSetting(key, value);
  if (key !== "own_sections" || problems.length > 0 || value === "") return problems;
  return checkOwnSections(value).problems.slice(0, 8);
}
