/**
 * A pattern for a text of the site as a page shows it: anything may stand for a value, and spaces and hyphens may be those at
 * which no line breaks.
 */
export function textPattern(text: string): RegExp {
  const parts = text.split(/\{\{.*?\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.map((part) => part.replaceAll(" ", "\\s").replaceAll("-", "-\u2060?")).join(".+"));
}
