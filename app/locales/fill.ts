/** Puts values into a text's `{names}`. A name without a value stays visible, so that it is noticed. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
