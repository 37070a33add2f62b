#!/usr/bin/env node
// Holds the one-way flow: workers → routes → domain → db | programs-client. Prints each import that goes against it;
// an import of a type counts, as it ties layers too.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const ROOTS = ["app", "db", "programs-client", "tools", "workers"];
const ALIASES = { "~/": "app/", "~db/": "db/", "~programs/": "programs-client/" };

/** [files this holds for, imports they may not have, why] */
const RULES = [
  [/^app\/domain\//, /^(react-router|react|react-dom)(\/|$)/, "the domain knows no router and no screen"],
  [
    /^app\/domain\//,
    /^app\/(routes|features|transactions|wallet|ui|shell|middleware|content|admin)\//,
    "the domain imports no layer above it",
  ],
  [/^app\/domain\/(?!zod\.ts)/, /^zod$/, "zod comes from app/domain/zod.ts, which keeps it from making code"],
  [/^(db|programs-client)\//, /^app\//, "data and chain clients import nothing of the app"],
  [/^db\//, /^programs-client\//, "tables know no chain"],
  [/^tools\//, /^tests\//, "tools need no tests"],
  [/^app\/routes\//, /^app\/routes\/(?!.*\+types\/)/, "no route imports a route"],
  [
    /^app\/(ui|features|transactions|shell|content\/bands)\/(?!.*\.(server|client))/,
    /^(db\/|app\/domain\/.*\.server|programs-client\/(?!reward-calculator|amounts))/,
    "components have no data access",
  ],
  [
    /^app\/(?!routes\/|domain\/|(?:wallet|transactions)\/\.client\/)/,
    /^@(coral-xyz|solana)\/(?!wallet-standard-features)/,
    "chain libraries load only where a holder signs",
  ],
];

let broken = 0;
for (const file of ROOTS.flatMap(filesUnder)) {
  for (const target of importsOf(file)) {
    for (const [where, what, why] of RULES) {
      if (!where.test(file) || !what.test(target)) continue;
      console.error(`${file}: imports ${target}: ${why}`);
      broken++;
    }
  }
}
if (broken) process.exit(1);
console.log("imports: all go one way");

function filesUnder(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = path.posix.join(folder, name);
    if (name === "node_modules") return [];
    if (statSync(file).isDirectory()) return filesUnder(file);
    return /\.(tsx?|mjs)$/.test(name) ? [file] : [];
  });
}

function importsOf(file) {
  const source = readFileSync(file, "utf8");
  const specifiers = [...source.matchAll(/(?:from\s+|import\s+|import\()["']([^"']+)["']/g)].map((match) => match[1]);
  return specifiers.map((specifier) => {
    const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
    if (alias) return ALIASES[alias] + specifier.slice(alias.length);
    return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  });
}
