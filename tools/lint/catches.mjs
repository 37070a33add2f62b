#!/usr/bin/env node
// Finds code that swallows an error: a catch that neither throws, nor uses what it caught, nor gives a reason in a comment.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const ROOTS = ["app", "contracts", "db", "programs-client", "workers"];
const CATCHES = /\bcatch\s*(?:\((\w+)[^)]*\)\s*)?\{|\.catch\(\s*\(\s*\w*\s*\)\s*=>\s*/g;

let swallowed = 0;
for (const file of ROOTS.flatMap(filesUnder)) {
  const source = readFileSync(file, "utf8");
  for (const match of source.matchAll(CATCHES)) {
    const end = match.index + match[0].length;
    const isBlock = match[0].endsWith("{") || source[end] === "{";
    const body = isBlock ? blockAt(source, source.indexOf("{", end - 1)) : expressionAt(source, end);
    const caught = match[1] ?? /\(\s*(\w+)\s*\)\s*=>/.exec(match[0])?.[1];
    const isUsed = caught !== undefined && new RegExp(`\\b${caught}\\b`).test(body);
    if (isUsed || /\bthrow\b/.test(body) || hasReason(source, match.index, body)) continue;
    console.error(
      `${file}:${lineOf(source, match.index)}: this catch swallows an error; use it, throw, or say why in a comment`,
    );
    swallowed++;
  }
}
if (swallowed) process.exit(1);
console.log("catches: none swallows an error without a reason");

function hasReason(source, index, body) {
  if (/\/\/|\/\*/.test(body)) return true;
  const before = source.slice(0, index).split("\n");
  const isOwnLine = (line) => /^\s*(\/\/|\*\/|\/\*)/.test(line ?? "");
  // the comment may be above the statement to which the catch belongs
  return isOwnLine(before.at(-2)) || /\/\/.*$/.test(source.slice(index).split("\n")[0]);
}

/** The text between a brace and the one that closes it. */
function blockAt(source, open) {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === "{") depth++;
    if (source[at] === "}" && --depth === 0) return source.slice(open + 1, at);
  }
  return source.slice(open);
}

/** The expression that an arrow function returns, up to the parenthesis that closes the call. */
function expressionAt(source, start) {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === "(") depth++;
    if (source[at] === ")" && depth-- === 0) return source.slice(start, at);
  }
  return source.slice(start);
}

function lineOf(source, index) {
  return source.slice(0, index).split("\n").length;
}

function filesUnder(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = path.posix.join(folder, name);
    if (name === "node_modules") return [];
    if (statSync(file).isDirectory()) return filesUnder(file);
    return /\.tsx?$/.test(name) ? [file] : [];
  });
}
