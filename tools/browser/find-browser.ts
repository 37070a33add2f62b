import { accessSync, constants } from "node:fs";
import path from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export interface FoundBrowser {
  path: string;
  /** Where it was found, for the summary. */
  from: "CHROME_PATH" | "system" | "package";
}

/**
 * The browser that tests drive: CHROME_PATH, else a Chromium or Chrome of the system, else the headless one inside
 * @sparticuz/chromium. Throws when there is none: browser tests are never skipped.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !isExecutable(chosen)) throw new Error(`CHROME_PATH=${chosen} is no program that can be run.`);
  if (chosen) return { path: chosen, from: "CHROME_PATH" };
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const system = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...PLACES];
  const found = system.find(isExecutable);
  if (found) return { path: found, from: "system" };
  return { path: await unpackFromPackage(), from: "package" };
}

/** Done before the first test: two test files that unpack at the same time would disturb each other. */
export async function setup(): Promise<void> {
  await findBrowser();
}

async function unpackFromPackage(): Promise<string> {
  // only on this platform does the package unpack the shared libraries that a bare machine lacks
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } catch (error) {
    throw new Error("No browser: install Chromium or Chrome, or set CHROME_PATH to one.", { cause: error });
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
