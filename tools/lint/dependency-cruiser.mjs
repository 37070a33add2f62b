/**
 * The direction of imports, as docs/architecture.md draws it. `npm run lint` prints each import that breaks a rule; an
 * import of a type counts, because it ties two folders together as well.
 */

const SERVER_ONLY = "\\.server\\.tsx?$|\\.server/";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      comment:
        "Two files that import each other are one file in two places. What loads later (`import()`) may point back.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    },
    {
      name: "domain-knows-no-screen",
      comment: "The domain imports no folder above it and neither the router nor React.",
      severity: "error",
      from: { path: "^app/domain/" },
      to: {
        path: [
          "^app/(admin|content|features|logs|middleware|routes|search|shell|signing|transactions|ui|wallet)/",
          "node_modules/(react|react-dom|react-router)/",
        ],
      },
    },
    {
      name: "zod-through-one-file",
      comment: "zod comes from app/domain/zod.ts, which keeps it from making code.",
      severity: "error",
      from: { path: "^app/domain/", pathNot: "^app/domain/zod\\.ts$" },
      to: { path: "node_modules/zod/" },
    },
    {
      name: "data-knows-no-app",
      comment:
        "Tables, the clients of the programs and the contracts import nothing of the app, and tables know no chain.",
      severity: "error",
      from: { path: "^(contracts|db|programs-client)/" },
      to: { path: "^(app|workers)/" },
    },
    {
      name: "tables-know-no-chain",
      severity: "error",
      from: { path: "^db/" },
      to: { path: "^(contracts|programs-client)/" },
    },
    {
      name: "tools-need-no-tests",
      severity: "error",
      from: { path: "^tools/" },
      to: { path: "^tests/" },
    },
    {
      name: "routes-are-ends",
      comment: "Nothing imports a route, not even another route.",
      severity: "error",
      from: {},
      to: { path: "^app/routes/" },
    },
    {
      name: "parts-read-no-data",
      comment:
        "What is drawn gets its data from a loader: it reads no table, no server code and no account of the chain.",
      severity: "error",
      from: {
        path: "^app/(ui|features|signing|transactions|shell|content/bands)/",
        pathNot: [SERVER_ONLY, "/\\.client/"],
      },
      to: {
        path: ["^db/", "^app/domain/.*\\.server\\.ts$", "^programs-client/"],
        pathNot: "^programs-client/(reward-calculator|amounts)\\.ts$",
      },
    },
    {
      name: "ui-knows-no-noun",
      comment: "A part of app/ui can be used on any screen.",
      severity: "error",
      from: { path: "^app/ui/" },
      to: {
        path: "^app/(admin|content|domain|features|routes|search|server|shell|signing|transactions|wallet)/",
        // the language and the words that every page receives
        pathNot: "^app/shell/use-shell\\.ts$",
      },
    },
    {
      name: "wallet-knows-no-screen",
      comment:
        "Connecting and signing in are the same on every screen, and a wallet signs what app/signing has checked.",
      severity: "error",
      from: { path: "^app/wallet/" },
      to: { path: "^app/(admin|content|features|routes|search|transactions)/" },
    },
    {
      name: "signing-knows-no-wallet",
      comment:
        "The check before a signature trusts neither the screen nor the wallet nor how a transaction came about.",
      severity: "error",
      from: { path: "^app/signing/" },
      to: { path: "^app/(admin|content|features|routes|search|shell|transactions|ui|wallet)/" },
    },
    {
      name: "qr-knows-no-feature",
      comment: "A code is read in the same way beside every field for an address.",
      severity: "error",
      from: { path: "^app/qr/" },
      to: { path: "^app/(admin|content|features|routes|search|server|signing|transactions|wallet)/" },
    },
    {
      name: "transactions-know-no-feature",
      comment: "A transaction has the same life on every screen.",
      severity: "error",
      from: { path: "^app/transactions/" },
      to: { path: "^app/(admin|content|features|routes|search)/" },
    },
    {
      name: "chain-libraries-only-where-signed",
      comment: "A page must not load a chain library before its visitor signs.",
      severity: "error",
      from: { path: "^app/", pathNot: ["^app/(routes|domain)/", "^app/(signing|wallet)/\\.client/"] },
      to: {
        path: "node_modules/@(coral-xyz|solana)/",
        pathNot: "node_modules/@solana/wallet-standard-features/",
      },
    },
  ],
  options: {
    // TypeScript 7 has no interface for other tools yet
    parser: "swc",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["\\+types/", "^virtual:", "\\.d\\.mts$"] },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};
