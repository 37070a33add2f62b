import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { LOCALES } from "../../app/locales/locales.ts";
import { readXliff, takeTranslations, treesOf, type Units, unitsOf, writeXliff } from "./exchange.ts";
import { problemsOfEnd, problemsOfForm, problemsOfLanguage } from "./problems.ts";
import { staleKeys } from "./stale.ts";
import { keysOf, type LanguageTexts, readLanguage, writeLanguage } from "./texts-of-language.ts";
import { unusedKeys, wordsOfApp } from "./unused.ts";

const CODES = LOCALES.map(({ code }) => code).filter((code) => code !== "en");

const USAGE = `npm run texts -- check
npm run texts -- stale <${CODES.join("|")}> [--since <commit>]
npm run texts -- export <${CODES.join("|")}> <folder> [--since <commit>]
npm run texts -- import <${CODES.join("|")}> <file.xliff | folder of i18next JSON>

check names keys that a language lacks or has too many, placeholders and tags that differ from English, texts that end without a
full stop, and keys that nothing reads. stale names texts whose English was changed in a later commit than they were; --since: after this commit or tag alone.
export writes <language>.xliff and i18next's JSON, one file per namespace, and names what is missing or stale. import reads
either back; it takes nothing from a file with a mistake in it.`;

const [command, code, file, since] = readOptions();
const english = readLanguage("en");

if (command === "check") check();
else if (command === "stale" && isLanguage(code)) say("stale", staleKeys(code, since));
else if (command === "export" && isLanguage(code) && file) await exportTexts();
else if (command === "import" && isLanguage(code) && file) await importTexts();
else stopWith(USAGE);

/** The command, the language, the file or folder, and `--since`. An unknown option ends the command with its usage. */
function readOptions(): [string, string, string, string | undefined] {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: "string" } } });
    const [first = "", second = "", third = ""] = positionals;
    return [first, second, third, values.since];
  } catch (error) {
    return stopWith(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function stopWith(text: string): never {
  console.error(text);
  process.exit(2);
}

function isLanguage(name: string): boolean {
  return CODES.some((each) => each === name);
}

function check(): void {
  const problems = [
    ...[...keysOf(english)].flatMap(([key, text]) => problemsOfForm(key, text).map((problem) => `en ${problem}`)),
    ...LOCALES.flatMap((each) =>
      [...keysOf(readLanguage(each.code))].flatMap(([key, text]) =>
        problemsOfEnd(key, text).map((problem) => `${each.code} ${problem}`),
      ),
    ),
    ...CODES.flatMap((each) => problemsOfLanguage(each, english, readLanguage(each))),
    ...unusedKeys(keysOf(english).keys(), wordsOfApp()).map((key) => `${key} is read by nothing`),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(`texts: ${keysOf(english).size} in English, whole in ${CODES.join(" and ")}, each read by something`);
}

async function exportTexts(): Promise<void> {
  const stale = staleKeys(code, since);
  const units = unitsOf(code, { english, texts: readLanguage(code), stale });
  mkdirSync(file, { recursive: true });
  writeFileSync(path.join(file, `${code}.xliff`), await writeXliff(code, units));
  for (const [namespace, tree] of Object.entries(treesOf(code, english, units))) {
    writeFileSync(path.join(file, `${namespace}.json`), `${JSON.stringify(tree, null, 2)}\n`);
  }
  const missing = keysIn(units, ({ target }) => target === "");
  say("missing", missing);
  say("stale", stale);
}

async function importTexts(): Promise<void> {
  const taken = takeTranslations(code, { english, texts: readLanguage(code) }, await readGiven());
  say("missing", taken.missing);
  say("translated from an older English, not taken", taken.outdated);
  for (const problem of taken.problems) console.error(problem);
  if (taken.problems.length > 0) {
    console.error("Nothing was written.");
    process.exitCode = 1;
    return;
  }
  writeLanguage(code, taken.texts);
}

async function readGiven(): Promise<Map<string, { source?: string; target: string }>> {
  if (statSync(file).isDirectory()) {
    const names = readdirSync(file).filter((name) => name.endsWith(".json"));
    const trees: LanguageTexts = Object.fromEntries(
      names.map((name) => [path.basename(name, ".json"), JSON.parse(readFileSync(path.join(file, name), "utf8"))]),
    );
    return new Map([...keysOf(trees)].map(([key, target]) => [key, { target }]));
  }
  const { code: language, units } = await readXliff(readFileSync(file, "utf8"));
  if (language !== code) throw new Error(`${file} is in ${language}, not in ${code}`);
  return new Map(
    Object.entries(units).flatMap(([namespace, each]) =>
      Object.entries(each).map(([name, unit]) => [`${namespace}:${name}`, unit] as const),
    ),
  );
}

function keysIn(units: Units, isWanted: (unit: Units[string][string]) => boolean): string[] {
  return Object.entries(units).flatMap(([namespace, each]) =>
    Object.entries(each).flatMap(([name, unit]) => (isWanted(unit) ? [`${namespace}:${name}`] : [])),
  );
}

function say(what: string, keys: readonly string[]): void {
  console.log(`${what}: ${keys.length}`);
  for (const key of keys) console.log(`  ${key}`);
}
