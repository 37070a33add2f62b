import { SCREENS } from "~/domain/logs/catalogue";
import { PUBLIC_CONTROLS } from "~/domain/logs/public-controls";
import { placesOf } from "./places.ts";
import { CHAPTERS, type Term } from "./terms.ts";

const NOT_YET = "not yet";

/** A line of the document: a term and the first of the places in which it works, or "not yet". */
type Line = { term: string; place: string };

/** The terms that work nowhere yet, with the chapters they are in. */
export function termsWithoutPlace(): string[] {
  return CHAPTERS.flatMap(({ title, terms }) =>
    terms.filter(({ where }) => placesOf(where).length === 0).map(({ term }) => `${title}: ${term}`),
  );
}

/** The whole text of docs/specification.md. */
export function specificationDocument(): string {
  const count = CHAPTERS.reduce((sum, { terms }) => sum + terms.length, 0);
  const missing = termsWithoutPlace().length;
  return `# Where each term of the specification works

\`npm run make -- specification\` makes this page: the terms stand in \`tools/specification/terms.ts\`, and their places are found in the code. It has ${count} terms; ${missing} of them work nowhere yet.

${CHAPTERS.map(chapterOf).join("\n")}
## Every key of the action log
Each screen of the catalogue (\`app/domain/logs/screens\`) with its menus and page, and the controls that are logged on it. What content pages, the frame of every page and shared parts log is in \`app/domain/logs/public-controls.ts\`.

| Screen | Code | Keys |
|---|---|---|
${Object.entries(SCREENS)
  .map(([name, { menus, cd, buttons }]) => {
    const code = [...menus.map((menu) => menu.cd), cd].join("_");
    return `| \`${name}\` | ${code} | ${Object.keys(buttons).join(", ")} |`;
  })
  .join("\n")}
| (all pages) | | ${Object.keys(PUBLIC_CONTROLS).join(", ")} |
`;
}

function chapterOf({ title, terms }: { title: string; terms: readonly Term[] }): string {
  return `## ${title}
| Term | Works in |
|---|---|
${terms.map(({ term, where }) => `| ${cell(term)} | ${placeText(placesOf(where))} |`).join("\n")}
`;
}

function placeText([first]: readonly string[]): string {
  return first === undefined ? NOT_YET : `\`${first}\``;
}

const cell = (text: string) => text.replaceAll("|", "\\|");

/**
 * What is wrong with a document that was made earlier. A term that has got its first place since is not: whoever gives it one
 * need not make the document again at once.
 */
export function problemsOfDocument(document: string): string[] {
  const written = readDocument(document);
  return CHAPTERS.flatMap(({ title, terms }) => {
    const lines = written.get(title) ?? [];
    const extra = lines.filter(({ term }) => !terms.some((each) => cell(each.term) === term));
    return [
      ...extra.map(({ term }) => `${title}: ${term} is not in tools/specification/terms.ts`),
      ...terms.flatMap((term) => problemsOfTerm(title, term, lines)),
    ];
  });
}

function problemsOfTerm(title: string, { term, where }: Term, lines: readonly Line[]): string[] {
  const line = lines.find((each) => each.term === cell(term));
  if (!line) return [`${title}: ${term} is not in the document`];
  if (line.place === NOT_YET) return [];
  const places = placesOf(where);
  if (places.some((place) => `\`${place}\`` === line.place)) return [];
  return [`${title}: ${term} does not work in ${line.place}, but ${places.length > 0 ? `in ${places[0]}` : "nowhere"}`];
}

/** How many lines of a document say "not yet". */
export function countNotYet(document: string): number {
  return [...readDocument(document).values()].flat().filter(({ place }) => place === NOT_YET).length;
}

function readDocument(document: string): Map<string, Line[]> {
  return new Map(
    document.split(/^## /m).map((part) => {
      const [title = "", ...lines] = part.split("\n");
      const rows = lines.flatMap((line): Line[] => {
        const [, term, place] = /^\| (.+) \| ([^|]+) \|$/.exec(line) ?? [];
        return term && place && term !== "Term" ? [{ term, place }] : [];
      });
      return [title, rows];
    }),
  );
}
