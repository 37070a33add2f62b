import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { logKeys } from "~/domain/logs/catalogue";
import { PUBLIC_CONTROLS } from "~/domain/logs/public-controls";

/** What a visitor presses, by the names of our components. */
const CONTROL = /^(a|button|summary|Link|NavLink|PageLink|Button|ButtonLink)$/;

/** Marks of a logged control: a key, or a component's attributes passed on, which contain the caller's key. */
const LOGGED = /\blogged\w*\(|\bdata-log=|\blog=|\{\.\.\.(log|rest|props)\b/;

/** Controls without a key, and the reason. */
const UNLOGGED: Readonly<Record<string, string>> = {
  "app/features/development/development-bar.tsx": "of this machine alone, never of a production build",
  "app/features/development/development-page.tsx": "of this machine alone",
  "app/features/development/drop-opening-notice.tsx": "of this machine alone",
  "app/shell/plain-document.tsx": "a document without any script of ours",
  "app/routes/locale-layout.tsx": "the skip link, which leads to no other page",
};
/** One control of a file that has others. */
const UNLOGGED_CONTROLS: readonly RegExp[] = [
  // pressed only without our script
  /formAction=\{here\}/,
  // always at work: ignores presses
  / busy>$/,
];

const files = globSync("app/{content/bands,features,qr,routes,search,shell,transactions,ui,wallet}/**/*.tsx")
  .concat(globSync("app/{qr,wallet}/.client/*.tsx"))
  .filter((file) => !/^app\/(routes\/(admin|test)|features\/design)\b/.test(file) && !file.includes("/admin/"));

type Node = { type?: string; start: number; end: number; name?: Node };

/** Every element that opens, with the contents of its tag. */
function tagsOf(file: string): { name: string; attributes: string; line: number }[] {
  const code = readFileSync(file, "utf8");
  const tags: ReturnType<typeof tagsOf> = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, start, end, name } = node as Node;
    if (type === "JSXOpeningElement" && name) {
      const line = code.slice(0, start).split("\n").length;
      tags.push({ name: code.slice(name.start, name.end), attributes: code.slice(name.end, end), line });
    }
    for (const part of Object.values(node)) visit(part);
  };
  const { program, errors } = parseSync(file, code, { lang: "tsx" });
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  visit(program);
  return tags;
}

test("every button, link and fold of every screen has a key of the log", () => {
  const bare = files
    .filter((file) => !(file in UNLOGGED))
    .flatMap((file) =>
      tagsOf(file)
        .filter(({ name, attributes }) => CONTROL.test(name) && !LOGGED.test(attributes))
        .filter(({ attributes }) => !UNLOGGED_CONTROLS.some((reason) => reason.test(attributes)))
        .map(({ name, line }) => `${file}:${line} <${name}>`),
    );
  expect(files.length).toBeGreaterThan(100);
  expect(bare).toEqual([]);
});

test("every file that is excused has a control without a key", () => {
  const excused = Object.keys(UNLOGGED).filter((file) =>
    tagsOf(file).some(({ name, attributes }) => CONTROL.test(name) && !LOGGED.test(attributes)),
  );
  expect(excused).toEqual(Object.keys(UNLOGGED));
});

test("every key of the catalogue belongs to a control", () => {
  const code = globSync("app/{content,features,logs,routes,search,shell,transactions,ui,wallet}/**/*.{ts,tsx}")
    .concat(globSync("app/{qr,wallet}/.client/*.tsx"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const isGiven = (key: string) => {
    const [screen = "", name = ""] = key.split(".");
    // some keys are put together: `coinStaking.stake${termDays}`, loggedIn(tab, "twig" + "Claim")
    const stem = name.replace(/(\d+|Claim|Details)$/, "");
    const forms = [`"${key}"`, `\`${screen}.${stem}\${`, `"${name}"`, `"${stem}"`, `\`${stem}\${`];
    return forms.some((form) => code.includes(form)) || code.includes(`${screen}.\${`);
  };
  expect([...logKeys(), ...Object.keys(PUBLIC_CONTROLS)].filter((key) => !isGiven(key))).toEqual([]);
});
