#!/usr/bin/env node
// Makes the files that are made by a program and committed, and what is made to be looked at or handed out.
import { runTool } from "./run-tool.mjs";

runTool("make", {
  page: {
    command: ["node", "tools/content/new-page.mjs"],
    what: "page <slug> <district>: begins a content page in three languages",
  },
  migrations: { command: ["drizzle-kit", "generate"], what: "migrations: from the tables in db/schema" },
  art: { command: ["node", "tools/art/build.mjs"], what: "art: draws every picture again" },
  fonts: { command: ["node", "tools/fonts/build.mjs"], what: "fonts: cuts the fonts to what the texts need" },
  files: {
    command: ["node", "tools/files/build.mjs"],
    what: "files: what pages offer for download, logo files and guides",
  },
  share: {
    command: ["node", "tools/share/run.mjs"],
    what: "share [folder]: the pictures of shared links, to look at; a build draws its own",
  },
  gallery: {
    command: ["vitest", "run", "-c", "vitest.gallery.config.ts"],
    what: "gallery: photographs each kind of page, and what holders see, for docs/gallery.md",
  },
  specification: {
    command: ["node", "tools/specification/build.mjs"],
    what: "specification: where each term of the specification works, docs/specification.md",
  },
  "exit-page": {
    command: ["node", "tools/exit/build.mjs"],
    what: "exit-page [folder]: the page on which holders leave and claim while the site is down",
  },
});
