/** Values that are fixed in code. What an operator may change is a setting (domain/settings/rules.ts). */

/** Front version of the specification, compared with the setting `version_punkvism_front`. */
export const FRONT_VERSION = "20250919_1600";

/** The id of this build. Cache keys contain it, so that nothing of an older build is served. */
export const BUILD_ID: string = import.meta.env.VITE_BUILD_ID ?? "development";
