import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Database } from "../../db/client.ts";
import { ENVIRONMENTS, importSource, openOver, wranglerOn } from "../indexer/wrangler-d1.ts";

const USAGE = `npm run operate -- own-sections sample <file>
npm run operate -- own-sections check <file>
npm run operate -- own-sections store <file> [${ENVIRONMENTS.join("|")}] [--as-is]
npm run operate -- own-sections state [${ENVIRONMENTS.join("|")}]

Replaces the samples among the sections of content pages by what is true. sample writes all of them into a new file, each by
its id in ko, en and id; write your own there, or null in the place of a section that shall be left out. check says what is
wrong with the file. store puts it into the setting own_sections in the place of what was there, and the pages show it at
once; --as-is: also where it is still the sample, word for word. state says what each page shows.
Without an environment: the local D1 (PUNKVISM_STATE, or .local).`;

/** A statement of D1 has at most 100,000 bytes, and the setting is written by a single one. */
const MOST_BYTES = 90_000;

type Content = typeof import("../../app/content/own-sections.server.ts");

const content = () => importSource<Content>("app/content/own-sections.server.ts");

export type OwnSectionsReport = {
  /** What prevents the file from being stored, one line each. */
  problems: string[];
  /** Ids of samples that the file does not mention: pages go on showing them, and production does not start. */
  undecided: readonly string[];
  /** Ids of sections that are still the sample, word for word. */
  unchanged: string[];
};

/** The whole sample set as a file to start from. */
export async function writeSample(): Promise<string> {
  const { sampleFile } = await content();
  return `${JSON.stringify(sampleFile(), null, 2)}\n`;
}

/** What to tell the operator about a file before it is stored. */
export async function checkFile(text: string): Promise<OwnSectionsReport> {
  const { checkOwnSections, listUnchanged } = await content();
  const { own, problems } = checkOwnSections(text);
  const bytes = Buffer.byteLength(minified(text));
  const size =
    bytes > MOST_BYTES ? [`the file has ${bytes} bytes without its spaces; ${MOST_BYTES} can be stored`] : [];
  return { problems: [...problems, ...size], undecided: own.undecided, unchanged: listUnchanged(own) };
}

/** Stores a file that was checked. */
export async function storeFile(db: Database, text: string, now: Date): Promise<void> {
  const { storeShownSetting } = await importSource<typeof import("../../app/domain/settings/commands.server.ts")>(
    "app/domain/settings/commands.server.ts",
  );
  await storeShownSetting({ db, now }, { key: "own_sections", value: minified(text) });
}

/** What each sample section shows with the stored setting, one line each, and whether anything needs attention. */
export async function describeOwnSections(db: Database): Promise<{ lines: string[]; isWell: boolean }> {
  const { getSetting } = await importSource<typeof import("../../app/domain/settings/queries.server.ts")>(
    "app/domain/settings/queries.server.ts",
  );
  const { listSamplePlaces } = await importSource<typeof import("../../app/content/sample-places.server.ts")>(
    "app/content/sample-places.server.ts",
  );
  const { checkOwnSections } = await content();
  const { own, problems } = checkOwnSections((await getSetting(db, "own_sections")) || "{}");
  const shows = (id: (typeof own.undecided)[number]) => {
    const entry = own.entries[id];
    if (entry === null) return "left out";
    return entry ? "your own" : "SAMPLE";
  };
  const lines = listSamplePlaces().map(({ id, address }) => `${shows(id)}: ${id} (/eng/${address})`);
  return { lines: [...lines, ...problems], isWell: problems.length === 0 && own.undecided.length === 0 };
}

function minified(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

function report({ problems, undecided, unchanged }: OwnSectionsReport): void {
  for (const problem of problems) console.error(problem);
  if (unchanged.length > 0) console.error(`Still the sample, word for word: ${unchanged.join(", ")}`);
  if (undecided.length > 0) console.error(`Not in the file, so shown as samples: ${undecided.join(", ")}`);
}

async function check(text: string): Promise<number> {
  const found = await checkFile(text);
  report(found);
  const isWell = Object.values(found).every((list) => list.length === 0);
  if (isWell) console.log("Every section is your own or left out.");
  return isWell ? 0 : 1;
}

async function store(text: string, environment: string | undefined, isMeant: boolean): Promise<number> {
  const found = await checkFile(text);
  report(found);
  // a production site with an undecided sample shows no page at all
  const isRefused = environment === "production" && found.undecided.length > 0;
  if (found.problems.length > 0 || isRefused || (found.unchanged.length > 0 && !isMeant)) {
    console.error("Nothing was stored.");
    return 1;
  }
  await storeFile(await openOver(wranglerOn(environment)), text, new Date());
  console.log("Stored. The pages show it within seconds.");
  return 0;
}

async function state(environment: string | undefined): Promise<number> {
  const { lines, isWell } = await describeOwnSections(await openOver(wranglerOn(environment)));
  for (const line of lines) console.log(line);
  return isWell ? 0 : 1;
}

async function sample(file: string): Promise<number> {
  if (existsSync(file)) {
    console.error(`${file} is there already.`);
    return 1;
  }
  writeFileSync(file, await writeSample());
  console.log(`${file}: the samples of all sections. Write your own, or null for what shall be left out.`);
  return 0;
}

async function main(words: string[]): Promise<number> {
  const [command, ...rest] = words.filter((word) => word !== "--as-is");
  const [file, environment] = command === "state" ? [undefined, rest[0]] : rest;
  const isKnown = environment === undefined || (ENVIRONMENTS as readonly string[]).includes(environment);
  if (isKnown && command === "state") return state(environment);
  if (file && command === "sample") return sample(file);
  if (!file || !isKnown || !(command === "check" || command === "store")) {
    console.error(USAGE);
    return 1;
  }
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`);
    return 1;
  }
  const text = readFileSync(file, "utf8");
  return command === "check" ? check(text) : store(text, environment, words.includes("--as-is"));
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));
