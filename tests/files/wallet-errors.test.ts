import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import englishMigration from "../../app/locales/en/migration.json";
import englishQr from "../../app/locales/en/qr.json";
import english from "../../app/locales/en/wallet.json";
import { NOT_WALKED, TROUBLE_ROWS } from "../e2e/migration-trouble-rows.ts";
import { ERROR_ROWS } from "../e2e/wallet-error-rows.ts";

/** The rooms of the texts in which the words of errors are. */
const ROOMS = ["picker", "signIn", "device", "disconnected", "call"] as const;

/** Words of these rooms that are no errors. Whoever adds a text says here or in the table what it is. */
const NO_ERRORS: Record<(typeof ROOMS)[number], readonly string[]> = {
  picker:
    "title connectedTo popular recommended hardware detected detectedApps opens connectIt getIt noneFound openHere others later connecting migration getWallet openInApp tryAgain back formerChain solana lastUsed switching byApp byAppHere byDevice goOn openBridge dcentKaia dcentScan dcentScanIt forSolana forKaia phoneApps".split(
      " ",
    ),
  signIn: "title waiting waitingMemo reload tryAgain hardware cancel done inApp another".split(" "),
  device:
    "title intro throughTitle addSummary add1 add2 add3 add4 unlockSummary unlock1 unlock2 unlock3 unlock4 usbTitle usbNote usb metamask load choose unlock openApp read sign signTransaction".split(
      " ",
    ),
  disconnected: ["loggedOut"],
  call: "connectBody connect signInTitle signInBody signIn solanaBody".split(" "),
};

/** What section 8 of the specification says of wallets, QR codes and logging out. */
const SPECIFIED = [
  "No wallet",
  "Please connect your wallet first.",
  "No connected account",
  "check the connection",
  "User denied account authorization",
  "Check wallet connection and bridge",
  "Popup-blocked warning for the bridge",
  "signing timeout",
  "bridge connection failure",
  "Failed to connect to Ledger.",
  "Wallet Not Found",
  "Connection Failed",
  "Failed to connect to Phantom",
  "permission denied",
  "camera not found",
  "browser unsupported",
  "generic camera error",
  "QR recognition failed",
  "WalletConnect",
  "set to the mainnet",
  "Wallet addresses are different",
  "logout_failed",
];

const listed = new Set(ERROR_ROWS.map(({ words }) => words));

test.each(ROOMS)("every text of %s is an error with a row in the table, or none", (room) => {
  const plain = NO_ERRORS[room];
  const unknown = Object.keys(english[room]).filter((key) => !listed.has(`${room}.${key}`) && !plain.includes(key));
  expect(unknown).toEqual([]);
});

test("every refusal, picture and camera of the QR dialog has a row", () => {
  const keys = (["refusals", "pictures", "cameras"] as const).flatMap((room) =>
    Object.keys(englishQr[room]).map((key) => `qr:${room}.${key}.title`),
  );
  expect(keys.filter((key) => !listed.has(key))).toEqual([]);
});

test("every error that the specification names has a row", () => {
  const named = new Set(ERROR_ROWS.map(({ specification }) => specification));
  expect(SPECIFIED.filter((error) => !named.has(error))).toEqual([]);
});

test("every trouble of a wallet that hands over has a row, or a reason why no test can show it", () => {
  const walked = new Set([...TROUBLE_ROWS.map(({ words }) => words), ...NOT_WALKED]);
  expect(Object.keys(englishMigration.trouble).filter((key) => !walked.has(key as never))).toEqual([]);
});

/** The errors of a migration in section 8 of the specification, besides its two ends. */
const SPECIFIED_OF_MIGRATION = [
  "klay_transfer_error",
  "Error occurred during KLAY transfer",
  "Failed to send KLAY",
  "Failed to transfer NFT",
  "This wallet is not currently supported",
  "Wallet addresses are different",
  "set to the mainnet",
];

test("every error of the migration that the specification names has a row", () => {
  const named = TROUBLE_ROWS.flatMap(({ specification }) => specification?.split(", ") ?? []);
  expect(SPECIFIED_OF_MIGRATION.filter((error) => !named.includes(error))).toEqual([]);
});

test("a row leads to texts that exist", () => {
  expect(ERROR_ROWS.map(({ words }) => words).filter((words) => typeof textOf(words) !== "string")).toEqual([]);
});

test("a test that is named by a row quotes its words", () => {
  const silent = ERROR_ROWS.flatMap((row) =>
    "seenIn" in row && !isQuoted(textOf(row.words), codeOf(row.seenIn)) ? [`${row.words} in ${row.seenIn}`] : [],
  );
  const troubles = TROUBLE_ROWS.flatMap((row) =>
    "seenIn" in row && !isQuoted(englishMigration.trouble[row.words], codeOf(row.seenIn)) ? [row.words] : [],
  );
  expect(troubles).toEqual([]);
  expect(silent).toEqual([]);
});

const codeOf = (name: string) =>
  globSync(`tests/e2e/${name}*.ts`)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

function textOf(words: string): string {
  const [first = "", ...rest] = words.replace("qr:", "").split(".");
  const texts: unknown = words.startsWith("qr:") ? englishQr : english;
  return [first, ...rest].reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts) as string;
}

/** Whether four words in a row, or the first sentence, stand in a test. */
function isQuoted(text: string, code: string): boolean {
  const said = plain(code);
  return text.split(/\{\{.*?\}\}/).some((part) => {
    const words = plain(part).split(" ");
    const runs = words.map((_, at) => words.slice(at, at + 4)).filter((run) => run.length === 4);
    return [...runs.map((run) => run.join(" ")), plain(part.split(".")[0] ?? "")].some(
      (run) => run.length >= 8 && said.includes(run),
    );
  });
}

const plain = (text: string) =>
  text
    .replace(/[.,;:]/g, "")
    .replace(/\s+/g, " ")
    .trim();
