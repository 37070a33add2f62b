import { readFileSync, writeFileSync } from "node:fs";
import { ENVIRONMENTS, openOver, wranglerOn } from "../indexer/wrangler-d1.ts";
import {
  exportApplications,
  type Outcome,
  removeFrom,
  storeLists,
  storeRecipients,
  storeSent,
  takeBack,
} from "./airdrop-commands.ts";
import { COLUMNS } from "./airdrop-csv.ts";

const USAGE = `npm run operate -- airdrop lists <lists.csv> [${ENVIRONMENTS.join("|")}] [--reopen]
npm run operate -- airdrop recipients <list> <recipients.csv> [environment]
npm run operate -- airdrop remove <list> <address> [environment]
npm run operate -- airdrop applications <list> <file to write> [environment]
npm run operate -- airdrop sent <list> <sent.csv> [environment]
npm run operate -- airdrop unsent <list> <address> <transaction> [environment]

lists: creates lists, or corrects what is said of them. Columns: ${COLUMNS.lists.join(",")}
  key: small letters, digits and hyphens, a part of the list's address. chain: solana or eip155, that of its recipients'
  addresses; it never changes. state: draft (nobody sees it), published, or stopped (nobody can apply any more). A list
  that has closed or was stopped is opened again only with --reopen: recipients can then change where it is to be sent, so
  write its applications again before you send.
recipients: puts addresses on a list, or corrects what they get. Columns: ${COLUMNS.recipients.join(",")}
remove: takes an address off a list, with its applications. What was sent stays.
applications: writes who is on the list, where each airdrop is to be sent or was sent (send_to), and what was sent.
sent: records which transaction sent it, and where to. Columns: ${COLUMNS.sent.join(",")}
  address is the listed one; sent_to is send_to of the applications.
unsent: takes back a row of sent, which must have recorded this transaction. Its recipient waits again.
Times in UTC, as 2026-11-23T00:00:00Z. The first line of a file names its columns. Every row of a file is read and compared
first: where one is wrong, nothing is stored. A command that breaks off, or whose list changes meanwhile, has stored a part;
running it again stores the rest.
Without an environment: the local D1 (PUNKVISM_STATE, or .local).`;

/** How many arguments each command has before the environment. */
const ARGUMENTS = { lists: 1, recipients: 2, remove: 2, applications: 2, sent: 2, unsent: 3 } as const;

async function run(what: string | undefined, given: string[]): Promise<Outcome | null> {
  if (!what || !Object.hasOwn(ARGUMENTS, what)) return null;
  const command = what as keyof typeof ARGUMENTS;
  const isReopening = command === "lists" && given.includes("--reopen");
  const args = isReopening ? given.filter((argument) => argument !== "--reopen") : given;
  const places = ARGUMENTS[command];
  const environment = args[places];
  if (args.length < places || args.length > places + 1) return null;
  if (environment && !(ENVIRONMENTS as readonly string[]).includes(environment)) return null;
  const [first = "", second = "", transaction = ""] = args;
  const db = await openOver(wranglerOn(environment));
  const now = new Date();
  switch (command) {
    case "lists":
      return storeLists(db, readFileSync(first, "utf8"), { now, isReopening });
    case "recipients":
      return storeRecipients(db, { list: first, text: readFileSync(second, "utf8"), now });
    case "remove":
      return removeFrom(db, { list: first, address: second, now });
    case "sent":
      return storeSent(db, first, readFileSync(second, "utf8"));
    case "unsent":
      return takeBack(db, { list: first, address: second, transaction });
    case "applications": {
      const { csv, closesAt } = await exportApplications(db, first);
      writeFileSync(second, csv);
      const lines = [`${second} is written.`];
      if (closesAt > now) lines.push(`Addresses can still change until ${closesAt.toISOString()}: send after that.`);
      return { lines, isWell: true };
    }
  }
}

async function main([what, ...args]: string[]): Promise<number> {
  const outcome = await run(what, args).catch((error: { code?: string }) => {
    if (error.code !== "NotFound") throw error;
    return { lines: ["There is no such list."], isWell: false };
  });
  if (!outcome) {
    console.error(USAGE);
    return 1;
  }
  for (const line of outcome.lines) (outcome.isWell ? console.log : console.error)(line);
  return outcome.isWell ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));
