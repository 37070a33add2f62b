#!/usr/bin/env node
// Builds the page on which holders can leave while the site is down, as one HTML file that any host, or a disk, can serve:
// `npm run make -- exit-page` writes build/exit/index.html; `npm run make -- exit-page FOLDER` writes it there.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));
/** Writes index.html into a folder and returns its length. @param {string} folder */
export async function buildExitPage(folder) {
  const { output } = await build({
    configFile: false,
    logLevel: "warn",
    root: HERE,
    resolve: {
      alias: [
        { find: /^@coral-xyz\/anchor$/, replacement: "@coral-xyz/anchor/dist/browser/index.js" },
        { find: /^@solana\/web3\.js$/, replacement: "@solana/web3.js/lib/index.browser.esm.js" },
        { find: /^buffer$/, replacement: "buffer/" },
      ],
    },
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: path.join(HERE, "page.ts"), output: { format: "iife", codeSplitting: false } },
    },
  });
  const script = output.find(({ type }) => type === "chunk").code.replaceAll("</script", "<\\/script");
  const style = readFileSync(path.join(HERE, "page.css"), "utf8");
  const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  // only this script, this style and connections to nodes
  const policy = [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    "connect-src https: http://127.0.0.1:* http://localhost:*",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Punkvism exit page</title>
<style>${style}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "index.html"), html);
  return html.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = path.resolve(process.argv[2] ?? path.join(HERE, "../../build/exit"));
  console.log(`${path.join(out, "index.html")}: ${Math.round((await buildExitPage(out)) / 1000)} kB`);
}
