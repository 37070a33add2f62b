import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath, matchRoutes, type RouteObject } from "react-router";
import { ADMIN_BOARDS, ADMIN_PATHS, deedPath, type NounPaths } from "~/admin/paths";
import { weapons } from "~/content/en/weapons";
import { findOpenPage } from "~/content/pages";
import { CATALOGUE_CODES } from "~/domain/catalogue-codes";
import { findPreset } from "~/domain/jobs/presets";
import {
  actionCode,
  type CatalogueEntry,
  findCatalogueEntry,
  type LogKey,
  logKeys,
  SCREENS,
} from "~/domain/logs/catalogue";
import { CONTENT_PAGES } from "~/domain/logs/content-pages";
import { DECLARED_SETTINGS } from "~/domain/settings/declared";
import { STATUSES } from "~/domain/statuses";
import { LOCALES, type Locale, localeOfUrl } from "~/locales/locales";
import routes from "~/routes";
import { bnbNftAbi } from "../../contracts/artifacts/bnb-nft.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import type { Where } from "./terms.ts";

const NOT_FOUND = ["app/routes/not-found.tsx", "app/routes/api/unknown.ts"];
const ABIS = { StandardNft: standardNftAbi, BnbNft: bnbNftAbi } as const;
const LOG_SCREENS = "app/domain/logs/screens";

/** The files in which a term works, the most telling one first; none if it does not work yet. */
export function placesOf(where: Where): string[] {
  if ("page" in where) return placesOfPage(where);
  if ("address" in where) return fileAt(where.address);
  if ("admin" in where) return fileAt(`/admin/${where.admin}`);
  if ("status" in where) return placesOfStatus(where);
  if ("numericCode" in where) return placesOfNumericCode(where.numericCode);
  if ("menu" in where) return placesOfMenu(where.menu);
  if ("logPage" in where) return placesOfLogPage(where);
  if ("logKey" in where) return placesOfLogKey(where.logKey);
  if ("logField" in where) return placesOfLogField(where.logField);
  if ("rarity" in where) {
    const { length } = weapons.filter(({ rarity }) => rarity === where.rarity);
    return length === where.count ? ["app/content/en/weapons.ts"] : [];
  }
  if ("abi" in where) {
    const hasName = ABIS[where.abi].some((item) => item.type === "function" && item.name === where.name);
    return hasName ? [`contracts/src/${where.abi}.sol`] : [];
  }
  if ("setting" in where)
    return Object.hasOwn(DECLARED_SETTINGS, where.setting) ? ["app/domain/settings/declared.ts"] : [];
  return filesWith(new RegExp(where.pattern), where.in);
}

/** A page is there only if it is in each of its languages. */
function placesOfPage({ page, only }: Extract<Where, { page: string }>): string[] {
  const paths = only ? [only] : LOCALES.map(({ path }) => path);
  const found = paths.map((path) => fileAt(page ? `/${path}/${page}` : `/${path}`));
  return found.every((files) => files.length > 0) ? (found[0] ?? []) : [];
}

const TREE = (routes as RouteConfigEntry[]).map(toRoute);

function toRoute({ path, index, file, children }: RouteConfigEntry): RouteObject {
  const handle = `app/${file}`;
  if (index) return { index: true, handle };
  return { ...(path === undefined ? {} : { path }), handle, children: children?.map(toRoute) };
}

/** The file that answers at an address, with the module of a content page or the declaration of a page of staff. */
function fileAt(address: string): string[] {
  const file = matchRoutes(TREE, address)?.at(-1)?.route.handle as string | undefined;
  if (!file || NOT_FOUND.includes(file)) return [];
  if (file === "app/routes/page.tsx") return contentModule(address);
  return file === "app/routes/admin/declared.tsx" ? declarationAt(address) : [file];
}

/** Every language of a content page has a module of the same name; one that lacks its own has no page. */
function contentModule(address: string): string[] {
  const locale: Locale = localeOfUrl(address);
  const [, , slug = ""] = address.split("/");
  if (!findOpenPage(slug, locale.code)) return [];
  const name = slug === "" ? "home" : kebab(slug);
  return [`app/content/${locale.code}/${name}.ts`, `app/content/${locale.code}/${name}`].filter((file) =>
    existsSync(file),
  );
}

function declarationAt(address: string): string[] {
  const path = address.replace("/admin/", "");
  for (const [noun, paths] of Object.entries<NounPaths>(ADMIN_PATHS)) {
    const { list, create, edit, detail, deeds = [] } = paths;
    const patterns = [list, create, paths.import, edit, detail, ...deeds.map((deed) => deedPath(paths, deed))];
    const isOurs = patterns.some((pattern) => pattern !== undefined && matchPath(`/${pattern}`, `/${path}`));
    // an airdrop has a page only if it is one of the operator's
    if (isOurs && noun === "airdrop" && path.startsWith("airdrop/") && !findPreset(path.slice(8))) return [];
    if (isOurs) return filesWith(new RegExp(`noun: "${noun}"`), "app/admin/resources");
  }
  const board = Object.entries(ADMIN_BOARDS).find(([, boardPath]) => boardPath === path)?.[0];
  return board ? filesWith(new RegExp(`board: "${board}"`), "app/admin/boards") : [];
}

/** A status works where something other than the table itself, and the page that lists all of them, uses its table. */
function placesOfStatus({ status, code, usedIn }: Extract<Where, { status: string }>): string[] {
  if (!Object.values<string>(STATUSES[status]).includes(code)) return [];
  // jobs go on from the table of minting masters, their items from that of minting items
  const names = { mintingMaster: "(mintingMaster|job)", mintingItem: "(mintingItem|jobItem)" } as Readonly<
    Record<string, string>
  >;
  return filesWith(new RegExp(`STATUSES\\.${names[status] ?? status}\\b`), usedIn);
}

function placesOfNumericCode(code: number): string[] {
  const name = Object.entries(CATALOGUE_CODES).find(([, each]) => each === code)?.[0];
  return name ? filesWith(new RegExp(`CATALOGUE_CODES\\.${name}\\b`), "app") : [];
}

function placesOfMenu(cds: readonly string[]): string[] {
  const isOurs = Object.values(SCREENS).some(({ menus }) => cds.every((cd, at) => menus[at]?.cd === cd));
  if (isOurs) return [`${LOG_SCREENS}/screen.ts`];
  const ofContent = Object.keys(CONTENT_PAGES).some((code) => code.startsWith(`${cds.join("_")}_`));
  return ofContent ? ["app/domain/logs/content-pages.ts"] : [];
}

function placesOfLogPage({ logPage, path }: Extract<Where, { logPage: string }>): string[] {
  const screen = Object.entries(SCREENS).find(([, { cd, path: at }]) => cd === logPage && at === path);
  if (screen) return filesWith(new RegExp(`cd: "${logPage}"`), LOG_SCREENS);
  const row = Object.entries(CONTENT_PAGES).find(([code, page]) => code.endsWith(`_${logPage}`) && page.path === path);
  return row ? ["app/domain/logs/content-pages.ts"] : [];
}

function placesOfLogKey(asked: string): string[] {
  const [screen = "", control = ""] = asked.split(".");
  const isAsked = (key: string) => (screen === "*" ? key.endsWith(`.${control}`) : key === asked);
  const key = logKeys().find((each) => isAsked(each) && entryOf(each)?.log_level === 1);
  return key ? filesWith(new RegExp(`\\b${key.split(".")[0]}: \\{`), LOG_SCREENS) : [];
}

function entryOf(key: LogKey): CatalogueEntry | null {
  return LOCALES[0] ? findCatalogueEntry(actionCode(LOCALES[0], key)) : null;
}

function placesOfLogField(name: string): string[] {
  const [key] = logKeys();
  const entry = key ? entryOf(key) : null;
  if (entry && Object.hasOwn(entry, name)) return ["app/domain/logs/catalogue.ts"];
  const ofRecord = new RegExp(`\\b${name}: `);
  return [
    ...filesWith(ofRecord, "app/domain/logs/input.ts"),
    ...filesWith(new RegExp(`"${name}"`), "db/schema/action-log.ts"),
  ];
}

/** The files below a folder, or the file itself, whose text has a pattern, in the order of their names. */
function filesWith(pattern: RegExp, within: string): string[] {
  if (!existsSync(within)) return [];
  const files = statSync(within).isFile()
    ? [within]
    : readdirSync(within, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(ts|tsx|css|sql)$/.test(file) && !file.includes(".test."))
        .map((file) => `${within}/${file}`)
        .sort();
  return files.filter((file) => !isListOfAll(file) && pattern.test(readFileSync(file, "utf8")));
}

/** Where all statuses and codes are listed; that a status stands there does not make it work. */
function isListOfAll(file: string): boolean {
  return (
    /\/(statuses|catalogue-codes|status-words\.server|status-tables\.server)\.ts$/.test(file) &&
    !file.includes("/jobs/")
  );
}

function kebab(slug: string): string {
  return slug.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
}
