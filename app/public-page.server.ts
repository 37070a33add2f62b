import {
  type EntryContext,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { type RenderMode, staleSecondsContext } from "./context";
import { encodeSharedValue, encodeTurboStream, type SharedValue } from "./turbo-stream.server";
import { answerWholePage, toScript } from "./whole-page.server";

/** The routes that public pages are made of (app/routes.ts); "home" and "page" are one module. */
const LAYOUT = "routes/locale-layout";
const ROUTES = ["root", LAYOUT, "home", "page"];

type Matches = EntryContext["staticHandlerContext"]["matches"];
type Route = Matches[number]["route"];

export type PublicPageRequest = {
  request: Request;
  context: RouterContextProvider;
  mode: Exclude<RenderMode, { kind: "streamed" }>;
};

/** Answers a public page, or null where only the router can: what was loaded is no plain data, or something failed. */
export type PublicPageRenderer = (page: PublicPageRequest) => Promise<Response | null>;

/**
 * Draws public pages without the router's request handler, which matches every address of the site several times, runs
 * middleware for visitors that a public page does not have, and opens a stream. Their four routes, their loaders and the
 * markup are the same, and so is what the browser is given to go on from.
 */
export function createPublicPageRenderer(build: ServerBuild): PublicPageRenderer {
  const fixed = fixedContext(build);
  const matchesOf = createMatcher(build);
  const sharedOf = createSharing();

  return async ({ request, context, mode }) => {
    const url = new URL(request.url);
    const matches = matchesOf(url.pathname);
    try {
      const loaderData = await load(matches, { request, url, context });
      const state = { loaderData, actionData: null, errors: null };
      const data = toScript(encodeTurboStream(state, sharedOf(loaderData[LAYOUT] ?? {})));
      const entryContext = {
        ...fixed,
        renderMeta: {},
        staticHandlerContext: { ...state, ...placeOf(url, matches), basename: "/", ...ANSWER },
      };
      const page = { url, entryContext, data: `JSON.stringify(${data})+"\\n"`, mode };
      const response = await answerWholePage(page, {
        status: 200,
        headers: new Headers(),
        staleSeconds: context.get(staleSecondsContext),
      });
      return request.method === "HEAD" ? new Response(null, response) : response;
    } catch {
      // the router tries again, and has a page for each failure
      return null;
    }
  };
}

const ANSWER = { statusCode: 200, loaderHeaders: {}, actionHeaders: {} };

/** What is the same for every page of a build. */
function fixedContext({ assets, routes, basename, future, routeDiscovery, ssr }: ServerBuild) {
  const modules = ROUTES.map((id) => [id, routes[id]?.module]);
  return {
    manifest: { ...assets, routes: Object.fromEntries(ROUTES.map((id) => [id, assets.routes[id]])) },
    routeModules: Object.fromEntries(modules) as EntryContext["routeModules"],
    branches: [],
    serverHandoffString: toScript(JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false })),
    future,
    routeDiscovery,
    ssr,
    isSpaMode: false,
    serializeError: () => ({ message: "Unexpected Server Error" }),
  };
}

/** The routes of an address, found once: there are as many addresses as public pages. */
function createMatcher(build: ServerBuild): (pathname: string) => Matches {
  const tree = routesUnder("", build);
  const known = new Map<string, Matches>();
  return (pathname) => {
    const matches = known.get(pathname) ?? (matchRoutes(tree, pathname) as Matches | null) ?? [];
    known.set(pathname, matches);
    return matches;
  };
}

function routesUnder(parentId: string, build: ServerBuild): Route[] {
  return ROUTES.flatMap((id) => {
    const route = build.routes[id];
    if (!route || (route.parentId ?? "") !== parentId) return [];
    const { path, index, module } = route;
    const own = { id, path, handle: module.handle, loader: module.loader };
    return [(index ? { ...own, index } : { ...own, children: routesUnder(id, build) }) as Route];
  });
}

async function load(matches: Matches, args: Pick<LoaderFunctionArgs, "request" | "url" | "context">) {
  const pattern = matches.map(({ route }) => route.path ?? "").join("/");
  const loaded = matches.map(async ({ route, params }) => {
    const loader = route.loader as ((args: LoaderFunctionArgs) => unknown) | undefined;
    return [route.id, (await loader?.({ ...args, params, pattern })) ?? null] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

function placeOf({ pathname, search }: URL, matches: Matches) {
  const location = { pathname, search, hash: "", state: null, key: "default", mask: undefined };
  return { location, matches, _match: () => matches };
}

/** The shell of a language is most of what a page hands over; it is encoded once for as long as it is the same object. */
function createSharing(): (shell: object) => SharedValue {
  const known = new WeakMap<object, SharedValue>();
  return (shell) => {
    const shared = known.get(shell) ?? encodeSharedValue(shell);
    known.set(shell, shared);
    return shared;
  };
}
