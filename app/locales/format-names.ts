/** The formats that a placeholder of a text may name, `{{at, chainTime}}`; formats.ts has what each does. */
export const FORMAT_NAMES = ["number", "percent", "date", "dateTime", "chainTime", "money"] as const;
