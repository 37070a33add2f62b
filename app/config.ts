/** What is fixed in code; what an operator may change is a setting (domain/settings/rules.ts). */

/** Front version of the specification, compared with the setting `version_punkvism_front`. */
export const FRONT_VERSION = "20250919_1600";

/** A build knows itself, so that nothing of an older build is served from a cache. */
export const BUILD_ID: string = import.meta.env.VITE_BUILD_ID ?? "development";
