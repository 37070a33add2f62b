/**
 * A pattern for a text of the site as a page shows it: anything matches a value, and spaces and hyphens may be the ones that do
 * not break a line.
 */
export function textPattern(text: string): RegExp {
  const parts = text.split(/\{\{.*?\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.map((part) => part.replaceAll(" ", "\\s").replaceAll("-", "-\u2060?")).join(".+"));
}
