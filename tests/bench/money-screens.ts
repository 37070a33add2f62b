import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SetupError } from "../../tools/dev/progress.ts";
import type { ScreenFigures } from "../gallery/screen-figures.ts";
import type { Figure } from "./report.ts";

/**
 * Opens the screens of holders as the gallery does, in English on a phone of 375 × 812 px, and prints of each where its main
 * action stands, its words, and its loud buttons. `SHOTS=coin-,mypage` measures only those whose names begin so.
 */
export async function benchMoneyScreens(): Promise<Figure[]> {
  const screens = readScreens();
  console.log(`\n${tableOf(screens)}`);
  const count = (what: string, of: (screen: ScreenFigures) => number): Figure => {
    const loudest = screens.filter((screen) => of(screen) > 1).map(({ name }) => name);
    return {
      what: `${what}${loudest.length > 0 ? `: ${loudest.join(", ")}` : ""}`,
      ours: loudest.length,
      reference: null,
      unit: "screens",
      budget: "none",
      holds: loudest.length === 0,
    };
  };
  return [
    count("more than one loud button in view", ({ loudInView }) => loudInView),
    count("more than one loud button on the page", ({ loudButtons }) => loudButtons),
  ];
}

function readScreens(): ScreenFigures[] {
  const folder = mkdtempSync(join(tmpdir(), "punkvism-screens-"));
  const file = join(folder, "figures.json");
  try {
    const env = { ...process.env, FIGURES: file, WIDTHS: "375", LANGUAGES: "eng", REUSE_BUILD: "1" };
    const command = ["vitest", "run", "-c", "vitest.gallery.config.ts"];
    const { status, stdout, stderr } = spawnSync("npx", command, { encoding: "utf8", env });
    if (status !== 0) throw new SetupError(`The screens could not be opened:\n${stdout}\n${stderr}`);
    return JSON.parse(readFileSync(file, "utf8")) as ScreenFigures[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A markdown table, in the order in which the screens were opened. */
function tableOf(screens: readonly ScreenFigures[]): string {
  const rows = screens.map(({ name, loudAtPx, isSticky, words, loudInView, loudButtons }) => {
    const place = loudAtPx === null ? "none" : isSticky ? "sticky" : `${loudAtPx} px`;
    return `| ${name} | ${place} | ${words} | ${loudInView} | ${loudButtons} |`;
  });
  return ["| screen | main action | words | loud in view | loud on the page |", "|---|---|---|---|---|", ...rows].join(
    "\n",
  );
}
