#!/usr/bin/env node
// Makes a content page in three languages: `npm run new:page -- slug district`. Its row is opened, its modules compile, and
// the tests refuse its texts until each is replaced.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const DISTRICTS = ["punktopia", "benefit", "power-zone", "rwa", "coin", "game", "company"];
const TABLE = "app/content/pages.ts";
/** What the tests know an unfinished text by. */
const UNFINISHED = "REPLACE ME";
const END_OF_ROWS = "] as const satisfies readonly PageRow[];";

const [slug = "", district = ""] = process.argv.slice(2);
if (!/^[a-z][A-Za-z0-9]*$/.test(slug)) refuse("The slug is the last part of the address, in camelCase: nftGenesis.");
if (!DISTRICTS.includes(district)) refuse(`The district is one of ${DISTRICTS.join(", ")}.`);

const file = slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const modules = ["en", "ko", "id"].map((code) => ({ code, path: `app/content/${code}/${file}.ts` }));
for (const { path } of modules) if (existsSync(path)) refuse(`${path} is already there.`);

openRow();
for (const { code, path } of modules) writeFileSync(path, moduleIn(code));
for (const { code } of modules) addToIndex(`app/content/${code}/index.ts`);
const touched = [TABLE, ...modules.flatMap(({ code, path }) => [path, `app/content/${code}/index.ts`])];
spawnSync("npx", ["biome", "check", "--write", ...touched], { stdio: "inherit" });

console.log(`
${slug} is open at /kor/${slug}, /eng/${slug} and /idn/${slug}. What to do next:
  1. Replace every text that says REPLACE ME in ${modules.map(({ path }) => path).join(", ")}.
     The kinds of sections stand in app/content/sections.ts; English is the model, the others have the same sections.
  2. Give it a place in the menus (app/content/menus.ts and app/locales/*/shell.ts) or a link on another page.
  3. Its scene is the picture pages/${slug} of the art forge (tools/art), its district's until it is drawn.
  4. npm run typecheck; npm run test:domain -- tests/domain/content`);

/** Opens the row that the table has, or adds one at its end. */
function openRow() {
  const table = readFileSync(TABLE, "utf8");
  const row = new RegExp(`(\\{\\s*slug: "${slug}",\\s*kind: )"(\\w+)"(,\\s*state: )"([\\w-]+)"`);
  const [, , kind, , state] = row.exec(table) ?? [];
  if (kind === "screen") refuse(`${slug} is a screen: it has a route of its own.`);
  if (new RegExp(`slug: "${slug}".*locales:`).test(table))
    refuse(`${slug} does not stand in all languages: write its modules by hand.`);
  if (state === "open") refuse(`${slug} is open already.`);
  const added = `  { slug: "${slug}", kind: "content", state: "open" },\n${END_OF_ROWS}`;
  writeFileSync(TABLE, kind ? table.replace(row, '$1"$2"$3"open"') : table.replace(END_OF_ROWS, added));
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
  console.error(`${reason}\nnpm run new:page -- slug district`);
  process.exit(1);
}
