/** A section as an editor types it: each of its parts is one text, by the part's name. */
export type SectionLines = Readonly<Record<string, string>>;
type Written = Readonly<Record<string, unknown>>;

/** How a list is typed: one line for each item, whose parts stand between bars. A part with "#" is a number; "…" repeats the last. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  "cards.items": ["title", "body", "label"],
  "steps.items": ["title", "body"],
  "timeline.items": ["when", "title", "body", "state"],
  "figures.items": ["value", "label", "note"],
  "table.columns": ["label"],
  "plot.points": ["label", "#value"],
};

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  cards: ["title", "body"],
  steps: ["title", "body"],
  timeline: ["title", "body"],
  figures: ["title", "body"],
  table: ["title", "body", "caption"],
  plot: ["title", "body", "caption", "description", "unit"],
};

/** The parts of a section that are typed: one line, or several. */
export function partsOf(section: Written): { name: string; isLong: boolean }[] {
  const short = (names: readonly string[]) => names.map((name) => ({ name, isLong: name === "body" }));
  const long = (...names: string[]) => names.map((name) => ({ name, isLong: true }));
  const texts = short(TEXTS[String(section.kind)] ?? []);
  if (section.kind === "table") return [...texts, ...long("columns", "rows")];
  if (section.kind === "timeline") return [...texts, { name: "states", isLong: false }, ...long("items")];
  if (section.kind !== "plot") return [...texts, ...long("items")];
  if (section.shape === "area") return [...texts, ...short(["tickColumn"]), ...long("ticks", "series")];
  return [...texts, ...short(["labelColumn", "valueColumn"]), ...long("points")];
}

/** The texts of a section's parts. */
export function linesOfSection(section: Written): SectionLines {
  return Object.fromEntries(partsOf(section).map(({ name }) => [name, textOf(section, name)]));
}

/**
 * The section that was typed. What cannot be typed (pictures, icons, where a button leads, how a column stands) is that of
 * `base`, line by line. Nothing is checked yet.
 */
export function sectionOfLines(base: Written, lines: SectionLines): Written {
  const typed = partsOf(base).map(({ name }) => [name, typedValue(base, name, lines[name] ?? "")]);
  return Object.fromEntries(
    Object.entries({ ...base, ...Object.fromEntries(typed) }).filter(([, v]) => v !== undefined),
  );
}

function textOf(section: Written, name: string): string {
  const value = section[name];
  if (name === "states") return joined(Object.values(value as Record<string, string>));
  if (name === "ticks") return (value as string[]).map((tick) => joined([tick])).join("\n");
  if (name === "rows") return (value as string[][]).map(joined).join("\n");
  if (name === "series") {
    return (value as { label: string; values: number[] }[])
      .map(({ label, values }) => joined([label, ...values.map(String)]))
      .join("\n");
  }
  const parts = LISTS[`${section.kind}.${name}`];
  if (!parts) return String(value ?? "");
  return (value as Record<string, unknown>[])
    .map((item) => joined(parts.map((part) => partOfItem(item, part))))
    .join("\n");
}

const partOfItem = (item: Record<string, unknown>, part: string) => String(item[part.replace("#", "")] ?? "");

function typedValue(base: Written, name: string, text: string): unknown {
  const rows = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(cellsOf);
  if (name === "states") {
    const [done = "", now = "", next = ""] = cellsOf(text);
    return { done, now, next };
  }
  if (name === "ticks") return rows.map(([tick]) => tick);
  if (name === "rows") return rows;
  if (name === "series") return rows.map(([label, ...values]) => ({ label, values: values.map(numberOf) }));
  const parts = LISTS[`${base.kind}.${name}`];
  if (!parts) return text === "" && name === "body" ? undefined : text;
  const before = (base[name] ?? []) as Record<string, unknown>[];
  return rows.map((cells, at) => itemOf(before[at] ?? {}, parts, cells));
}

function itemOf(before: Record<string, unknown>, parts: readonly string[], cells: readonly string[]) {
  const typed = parts.map((part, at) => {
    const cell = cells[at] ?? "";
    if (part.startsWith("#")) return [part.slice(1), numberOf(cell)];
    return [part, cell === "" ? undefined : cell];
  });
  // a part too many is a mistake of the line, which the schema then names
  const rest = cells.length > parts.length ? { "|": cells.slice(parts.length) } : {};
  const item = { ...before, ...Object.fromEntries(typed), ...rest };
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

const numberOf = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/** The cells of a line: "\|" is a bar of the text itself. Empty ones at the end are left out. */
function joined(cells: readonly string[]): string {
  const written = cells.map((cell) => cell.replace(/\s*\n\s*/g, " ").replace(/[\\|]/g, "\\$&"));
  while (written.length > 1 && written.at(-1) === "") written.pop();
  return written.join(" | ");
}

function cellsOf(line: string): string[] {
  const cells = [""];
  for (const [sign] of line.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (sign === "|") cells.push("");
    else cells[cells.length - 1] += sign.length === 2 ? sign.slice(1) : sign;
  }
  return cells.map((cell) => cell.trim());
}
