import type { RouteConfigEntry } from "@react-router/dev/routes";
import { findPageAtAddress, type PageAtAddress, sectionsAt } from "~/content/page-view.server";
import { isOpenIn, PAGES } from "~/content/pages";
import { RESERVATION_KINDS } from "~/domain/reservations/rules";
import type { Locale } from "~/locales/locales";
import routes from "~/routes";
import { isFullRun } from "../full-run.ts";
import { isTurnOf } from "./turns.ts";

/** A page in a language, and the status of its answer. */
export interface Address {
  path: string;
  /** What follows the language in its path, which is the same in every language. */
  place: string;
  status: number;
  /** What renders it: the route, or each kind of section and dialog of a content page. */
  kinds: readonly string[];
}

/** Data with which a screen shows its main content. */
export type Searches = Readonly<Record<string, string>>;

type Place = Pick<Address, "place" | "kinds"> & { status?: number };

/**
 * Every page of a language, from the route table, the manifest and the lists of my page, so that a new page is checked
 * without a test of its own. Throws for a route whose parameters nothing here can fill.
 */
export function listAddresses(locale: Locale, searches: Searches): Address[] {
  const layout = (routes as RouteConfigEntry[]).find(({ path }) => path === ":locale");
  // pages for developers are not in a build
  const isScreen = ({ path, file }: RouteConfigEntry) => file.endsWith(".tsx") && !path?.startsWith("test/");
  const screens = layout?.children?.filter(isScreen) ?? [];
  return screens
    .flatMap((screen) => placesOf(screen, locale))
    .map(({ place, status = 200, kinds }) => {
      return { path: `/${locale.path}${place && `/${place}`}${searches[place] ?? ""}`, place, status, kinds };
    });
}

/**
 * The pages that a run checks in a language: all in a full run, otherwise only those that show something that no page before
 * them shows, and of these the ones whose turn it is in that language.
 */
export function pagesToWalk(locale: Locale, addresses: readonly Address[]): Address[] {
  if (isFullRun) return [...addresses];
  const known = new Set<string>();
  return addresses.filter(({ place, kinds }) => {
    const isNew = kinds.some((kind) => !known.has(kind));
    for (const kind of kinds) known.add(kind);
    return isNew && isTurnOf(locale, place);
  });
}

function placesOf({ path = "", file }: RouteConfigEntry, locale: Locale): Place[] {
  if (file === "routes/page.tsx") return contentPlaces(locale).filter(({ place }) => (place === "") === (path === ""));
  if (path === "mypage/reservationDetail/:seq")
    return [{ place: "mypage/reservationDetail/1", status: 404, kinds: [file] }];
  if (path === "reservation/:kind") {
    return RESERVATION_KINDS.map((kind) => ({
      place: `reservation/${kind}`,
      kinds: [kind === "hotel" ? file : `${file} of a clinic`],
    }));
  }
  // lists of airdrops are the operator's (airdrop.test.ts)
  if (path === "airdrop/:list")
    return [{ place: "airdrop/no-such-list", status: 404, kinds: ["routes/not-found.tsx"] }];
  // draws are staff's (tests/worker/draw.test.ts)
  if (path === "draw/:id") return [{ place: "draw/no-such-draw", status: 404, kinds: ["routes/not-found.tsx"] }];
  // days of gear are promised by cron (tests/worker/gear.test.ts)
  if (path === "proof/gear/:day")
    return [{ place: "proof/gear/2026-01-01", status: 404, kinds: ["routes/not-found.tsx"] }];
  // records of the migration are made on two chains (migration-workflow.test.ts)
  if (path === "migration/:gateId") return [{ place: "migration/0", status: 404, kinds: [file] }];
  // a number is shown to the browser that booked (reservations.test.ts)
  if (path === "reservation/:kind/complete") {
    return [{ place: "reservation/hotel/complete", status: 404, kinds: ["routes/not-found.tsx"] }];
  }
  // grants are made on the chain (vesting.test.ts)
  if (path === "tokenVestingPlanDetail/:grant?") return [{ place: "tokenVestingPlanDetail", kinds: [file] }];
  if (path === "mypage/myVestingDetail/:grant?") return [{ place: "mypage/myVestingDetail", kinds: [file] }];
  // of the sample news
  if (path === "companyNewsView/:id") return [{ place: "companyNewsView/1", kinds: [file] }];
  // what a project account sees once it is in (project-accounts-variants.test.ts), and drafts, which staff alone see
  if (/^project$|^project\/(images|services|orders)\b/.test(path)) return [];
  // goods that projects have paid for (tests/worker/services.test.ts)
  if (path === "allowList/:id")
    return [{ place: "allowList/no-such-list", status: 404, kinds: ["routes/not-found.tsx"] }];
  if (path === "recruit/:id") return [{ place: "recruit/no-such-call", status: 404, kinds: ["routes/not-found.tsx"] }];
  if (path === "project/:form/*") return PROJECT_DOORS.map((place) => ({ place, kinds: [file] }));
  if (/preview/i.test(path)) return [];
  if (path.endsWith("/:tab?")) return screenTabs(path.slice(0, -"/:tab?".length), file);
  if (path === "*") return [{ place: "no-such-page", status: 404, kinds: [file] }];
  if (/[:*]/.test(path)) throw new Error(`addresses.ts cannot fill the parameters of the route ${path}`);
  return [{ place: path, kinds: [file] }];
}

/** The forms of project accounts that nobody has to be signed in for. */
const PROJECT_DOORS = ["login", "register", "register/personal", "register/company", "forgotten"].map(
  (form) => `project/${form}`,
);

/** The pages of a screen with tabs. Each tab is a page, and the first one shows what all have in common. */
function screenTabs(slug: string, file: string): Place[] {
  const { tabs = [] } = PAGES.find((page) => page.slug === slug) ?? {};
  return tabs.map((id, index) => ({ place: index === 0 ? slug : `${slug}/${id}`, kinds: [file] }));
}

/** Open content pages, each with its tabs. */
function contentPlaces(locale: Locale): Place[] {
  const open = PAGES.filter((page) => page.kind === "content" && isOpenIn(page, locale.code));
  return open.flatMap((page) =>
    [undefined, ...(page.tabs?.slice(1) ?? [])].map((tabId) => {
      const at = findPageAtAddress(page, { locale, tabId });
      if (!at) throw new Error(`${page.slug}/${tabId ?? ""} is open and has no content`);
      return { place: [page.slug, ...(tabId ? [tabId] : [])].join("/"), kinds: kindsOf(at) };
    }),
  );
}

function kindsOf(at: PageAtAddress): string[] {
  const hasDialogs = (at.content.dialogs ?? at.tab?.content.dialogs ?? []).length > 0;
  const parts = [...(at.tab ? ["tabs"] : []), ...(hasDialogs ? ["dialogs"] : [])];
  return [...parts, ...sectionsAt(at).map(({ kind }) => `section ${kind}`)];
}
