#!/usr/bin/env node
// Makes a content page in three languages: `npm run make -- page slug district`. Its row is opened, its modules compile, and
// the tests refuse its texts until each is replaced.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Each district with the code of its menu in the logs. */
const DISTRICTS = {
  punktopia: "010",
  benefit: "020",
  "power-zone": "030",
  rwa: "040",
  coin: "050",
  game: "060",
  company: "070",
};
const TABLE = "app/content/pages.ts";
const LOGGED = "app/domain/logs/content-pages.ts";
/** The marker by which the tests recognize an unfinished text. */
const UNFINISHED = "REPLACE ME";
const END_OF_ROWS = "] as const satisfies readonly (PageRow";
const END_OF_LOGGED = "} as const satisfies Record<string, Page>;";

const [slug = "", district = ""] = process.argv.slice(2);
if (!/^[a-z][A-Za-z0-9]*$/.test(slug)) refuse("The slug is the last part of the address, in camelCase: nftGenesis.");
if (!(district in DISTRICTS)) refuse(`The district is one of ${Object.keys(DISTRICTS).join(", ")}.`);

const file = slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const modules = ["en", "ko", "id"].map((code) => ({ code, path: `app/content/${code}/${file}.ts` }));
for (const { path } of modules) if (existsSync(path)) refuse(`${path} is already there.`);

openRow();
for (const { code, path } of modules) writeFileSync(path, moduleIn(code));
for (const { code } of modules) addToIndex(`app/content/${code}/index.ts`);
const touched = [TABLE, LOGGED, ...modules.flatMap(({ code, path }) => [path, `app/content/${code}/index.ts`])];
spawnSync("npx", ["biome", "check", "--write", ...touched], { stdio: "inherit" });

console.log(`
${slug} is open at /kor/${slug}, /eng/${slug} and /idn/${slug}. What to do next:
  1. Replace every text that says REPLACE ME in ${modules.map(({ path }) => path).join(", ")}.
     The kinds of sections stand in app/content/sections.ts; English is the model, the others have the same sections.
     Its names in the logs stand at the end of the table in ${LOGGED}.
  2. Give it a place in the menus (app/content/menus.ts and app/locales/*/shell.json) or a link on another page.
  3. Its scene is the picture pages/${slug} of the art forge (tools/art), its district's until it is drawn.
  4. npm run typecheck; npm test -- unit tests/domain/content`);

/** Opens the row in the table, or adds one at its end. */
function openRow() {
  const table = readFileSync(TABLE, "utf8");
  const row = new RegExp(`(\\{\\s*slug: "${slug}",\\s*kind: )"(\\w+)"(,\\s*state: )"([\\w-]+)"`);
  const [, , kind, , state] = row.exec(table) ?? [];
  if (kind === "screen") refuse(`${slug} is a screen: it has a route of its own.`);
  if (new RegExp(`slug: "${slug}".*locales:`).test(table))
    refuse(`${slug} does not stand in all languages: write its modules by hand.`);
  if (state === "open") refuse(`${slug} is open already.`);
  if (kind) return writeFileSync(TABLE, table.replace(row, '$1"$2"$3"open"'));
  const log = addToLogged();
  const added = `  { slug: "${slug}", kind: "content", state: "open", log: "${log}" },\n${END_OF_ROWS}`;
  writeFileSync(TABLE, table.replace(END_OF_ROWS, added));
}

/** Gives the page the next code of our own content pages (600 and up), and a placeholder for its name. */
function addToLogged() {
  const text = readFileSync(LOGGED, "utf8");
  const last = Math.max(...Array.from(text.matchAll(/_(6\d\d)": page/g), ([, code]) => Number(code)));
  const log = `${DISTRICTS[district]}_${last + 1}`;
  const names = ["ko", "en", "id"].map((code) => `"${UNFINISHED} (${code})"`).join(", ");
  writeFileSync(LOGGED, text.replace(END_OF_LOGGED, `  "${log}": page("${slug}", ${names}),\n${END_OF_LOGGED}`));
  return log;
}

function addToIndex(index) {
  const text = readFileSync(index, "utf8");
  const withImport = text.replace(/(?=\nexport const contents)/, `import { ${slug} } from "./${file}";\n`);
  writeFileSync(index, withImport.replace(/\n\} satisfies/, `\n  ${slug},\n} satisfies`));
}

function moduleIn(code) {
  const words = `${UNFINISHED} (${code})`;
  const sections = `[
    {
      kind: "opening",
      name: "${words}: what people search for; leave it out if the menu names the page",
      title: "${words}: title",
      lead: "${words}: what it is in one sentence, and what to do next.",
      sceneAlt: "${words}: what the scene shows, two to five things in ${district}.",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "${words}: heading",
      blocks: ["${words}: what a reader gets, does next, and what can go wrong."],
    },
  ]`;
  const body = `{
  title: "${words}: title of ${slug}",
  description: "${words}: 70 to 155 letters for search engines, 40 to 90 in Korean, unlike any other page's.",
  district: "${district}",
  sections: ${sections},
}`;
  if (code === "en") {
    return `import type { PageContent } from "../sections";\n\nexport const ${slug} = ${body} as const satisfies PageContent;\n`;
  }
  return `import type { ${slug} as english } from "../en/${file}";
import type { InLanguage } from "../in-language";

export const ${slug}: InLanguage<typeof english> = ${body};
`;
}

function refuse(reason) {
  console.error(`${reason}\nnpm run make -- page slug district`);
  process.exit(1);
}
