import type { ResourceField } from "./define-resource";

/** The version of the row that a form was opened with, so that nobody overwrites what somebody else has changed since. */
export const VERSION = { name: "version", kind: "hidden" } as const satisfies ResourceField;
