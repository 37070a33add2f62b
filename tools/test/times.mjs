#!/usr/bin/env node
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * `node tools/test/times.mjs`: where the time of the last `npm test` went, by section and file, the longest first. Files of one
 * section may have run side by side, so their sum may be more than the section took.
 */

const REPORTS = "test-results";
/** Shorter files are summed up in one line. */
const SHORTEST_SECONDS = 5;

const secondsOf = ({ startTime, endTime }) => (endTime - startTime) / 1000;
const line = (name, seconds, tests) =>
  console.log(`${name.padEnd(52)}${seconds.toFixed(1).padStart(9)}${String(tests).padStart(7)}`);

console.log(`${"file".padEnd(52)}${"seconds".padStart(9)}${"tests".padStart(7)}`);
for (const report of readdirSync(REPORTS).filter((name) => name.endsWith(".json"))) {
  const { testResults } = JSON.parse(readFileSync(path.join(REPORTS, report), "utf8"));
  const begun = Math.min(...testResults.map(({ startTime }) => startTime));
  const ended = Math.max(...testResults.map(({ endTime }) => endTime));
  const count = (files) => files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
  line(path.basename(report, ".json"), (ended - begun) / 1000, count(testResults));
  const isLong = (file) => secondsOf(file) >= SHORTEST_SECONDS;
  const long = testResults.filter(isLong).sort((one, other) => secondsOf(other) - secondsOf(one));
  for (const file of long) {
    line(`  ${path.relative(process.cwd(), file.name)}`, secondsOf(file), file.assertionResults.length);
  }
  const short = testResults.filter((file) => !isLong(file));
  if (short.length === 0) continue;
  const sum = short.reduce((seconds, file) => seconds + secondsOf(file), 0);
  line(`  ${short.length} files of less than ${SHORTEST_SECONDS} seconds`, sum, count(short));
}
