import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { searchPages } from "./tools/content/search-pages.ts";
import { offlineApp } from "./tools/offline/offline-app.ts";
import { releaseHashes } from "./tools/release/release-hashes.ts";
import { sharePictures } from "./tools/share/share-pictures.ts";

// read by app/config.ts: a page that an older build rendered is never served by a newer one
process.env.VITE_BUILD_ID ??= Date.now().toString(36);

// read by app/pins.ts: the environment of wrangler.toml that this is built for
process.env.VITE_SITE_ENVIRONMENT = process.env.CLOUDFLARE_ENV || "local";

// a shell that sets NODE_ENV=development must not put the development wallet into a build
if (process.argv[2] === "build") process.env.NODE_ENV = "production";

/** What every page loads: the frame around it, the button of the wallet, and the few parts that both are made of. */
const EVERY_PAGE = [
  /\/app\/(root|entry\.client|config|call-api)\.tsx?/,
  /\/app\/(shell|logs)\//,
  /\/app\/locales\/(locales|short-address)\.ts/,
  /\/app\/ui\/(button-class|copy-button|copy-text|dialog|drawn-html|first-fonts|icon|load-chunk|rich-text|toast)\.tsx?/,
  /\/app\/wallet\/wallet-\w+\.tsx?/,
  /\/app\/signing\/wallet-error\.ts/,
];

/** Folders whose parts most screens share; what they load late (`.client`) stays in files of its own. */
const SCREENS = /\/app\/(ui|wallet|locales|transactions|features\/money)\/(?!.*\.client)/;

/**
 * The files of a first load. Cut by who imports what, a screen asks for fifty of them, most smaller than half a kilobyte,
 * and each is compressed by itself.
 */
const FIRST_LOAD = [
  { name: "router", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: "shell",
    test: (id: string) => EVERY_PAGE.some((part) => part.test(id)),
    tags: ["$initial" as const],
    priority: 2,
  },
  { name: "screen", test: SCREENS, tags: ["$initial" as const], minShareCount: 6, priority: 1 },
];

/** The nodes of `npm start`, whose ports can be chosen, so that several sites run side by side. */
const localNodes = process.env.SOLANA_RPC_URLS && {
  SOLANA_RPC_URLS: process.env.SOLANA_RPC_URLS,
  EVM_RPC_URLS: process.env.EVM_RPC_URLS ?? "",
};

export default defineConfig({
  // two development servers that share what they bundled would pull it from under each other
  cacheDir: process.env.PUNKVISM_STATE && `${process.env.PUNKVISM_STATE}/vite`,
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // the local node keeps D1 beside the chain's snapshot, so that both are kept or reset together
      persistState: process.env.PUNKVISM_STATE ? { path: process.env.PUNKVISM_STATE } : true,
      config: localNodes ? { vars: localNodes } : undefined,
    }),
    reactRouter(),
    searchPages(),
    sharePictures(),
    offlineApp(),
    releaseHashes(),
  ],
  resolve: {
    tsconfigPaths: true,
    // the package's ESM entry calls `require`, which neither a Worker nor a browser has. By name, not by path: what has a
    // path is not bundled for the development server, and then its own CommonJS parts fail in the Worker
    alias: [
      { find: /^@coral-xyz\/anchor$/, replacement: "@coral-xyz/anchor/dist/browser/index.js" },
      // a build would take the one for Node into the Worker: half a megabyte of sockets that are never opened
      { find: /^@solana\/web3\.js$/, replacement: "@solana/web3.js/lib/index.browser.esm.js" },
    ],
  },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  // lists of what a later script needs would travel with every page; it is named by that script itself a moment later
  build: { target: "es2023", modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } } } } },
  // loaded late: found only at the first click otherwise, when the development server would reload the page under it
  optimizeDeps: {
    include: [
      "@conform-to/react",
      "@ledgerhq/device-management-kit",
      "@ledgerhq/device-signer-kit-ethereum",
      "@ledgerhq/device-transport-kit-web-hid",
      "@noble/curves/ed25519",
      "@noble/curves/secp256k1",
      "@noble/hashes/sha2.js",
      "@noble/hashes/sha3.js",
      "@noble/hashes/utils.js",
      "@simplewebauthn/browser",
      "@solana/wallet-adapter-base",
      "@solana/wallet-adapter-react",
      "@solana/wallet-standard-features",
      "@solana/wallet-standard-util",
      "@solana/web3.js",
      "@wallet-standard/features",
      "@wallet-standard/wallet",
      "bs58",
      "buffer",
      "d3-shape",
      "minisearch",
      "rxjs",
      "uqr",
      "viem/utils",
    ],
  },
});
