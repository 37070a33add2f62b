import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Mutation } from "./mutation.ts";

/**
 * The result of a mutation. `broken`: it does not compile, so it proves nothing. `by`: the first test that failed, or the
 * reason.
 */
export interface Verdict {
  result: "caught" | "survived" | "broken";
  by: string;
}

/** By the mutation's name. */
export type Verdicts = Record<string, Verdict>;

type Groups = Record<string, Mutation[]>;

const VERDICTS = "docs/mutations.json";
const PAGE = "docs/mutations.md";

/** The result of each mutation when it was last tried; `root` is the project's folder. */
export function readVerdicts(root: string): Verdicts {
  const file = path.join(root, VERDICTS);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Stores the new results, forgets mutations that no longer exist, and writes the page. */
export function writeVerdicts(root: string, groups: Groups, tried: Verdicts): void {
  const known = { ...readVerdicts(root), ...tried };
  const names = Object.values(groups).flatMap((mutations) => mutations.map(({ name }) => name));
  const kept = Object.fromEntries(names.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  writeFileSync(path.join(root, VERDICTS), `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(path.join(root, PAGE), mutationsMarkdown(groups, kept));
}

/** Each fault, its file, and the test that found it. */
export function mutationsMarkdown(groups: Groups, verdicts: Verdicts): string {
  const all = Object.values(groups).flat();
  const caught = all.filter(({ name }) => verdicts[name]?.result === "caught").length;
  const sections = Object.entries(groups).map(([group, mutations]) => {
    const rows = mutations.map((mutation) => rowOf(mutation, verdicts[mutation.name]));
    return [`## ${group}`, "", "| what goes wrong | in | found by |", "|---|---|---|", ...rows].join("\n");
  });
  return `${[introduction(caught, all.length), ...sections].join("\n\n")}\n`;
}

function introduction(caught: number, all: number): string {
  return `# Faults that the tests find

${caught} of ${all} caught. \`npm run mutate\` puts one fault at a time (\`tools/mutate/mutations/\`) into a copy of the project, builds what it touches, and runs the tests that the fault names; the first test that fails is named beside it. \`npm run mutate -- --page\` writes what it found into this page, \`ONLY=<text>\` tries some. A test of \`tests/dev\` fails while a fault does not fit the sources any more, or was not caught when it was tried last.`;
}

function rowOf({ name, file }: Mutation, verdict: Verdict | undefined): string {
  const text = verdict?.by.replaceAll("|", "\\|").replaceAll("\n", " ") ?? "";
  const found = verdict?.result === "caught" ? text : `**${verdict?.result ?? "not tried"}** ${text}`.trim();
  return `| ${name} | \`${file}\` | ${found} |`;
}
