import { listFailedAttempts } from "~/domain/drop/attempts.server";
import { resetTriesOf } from "~/domain/drop/staff-reset.server";
import { mayAct } from "~/domain/staff/roles";
import { endWalletSessions, listWalletNotes, noteWallet } from "~/domain/users/staff-commands.server";
import { endSessionsSchema, noteSchema } from "~/domain/users/staff-input";
import { findUser, readWalletMatters } from "~/domain/users/wallet-matters.server";
import { z } from "~/domain/zod";
import { user } from "~db/schema";
import { defineForm, defineResource, type TableShape } from "../define-resource";
import { VERSION } from "../version-field";
import { factsOfWallet, tablesOfWallet } from "../wallet-tables.server";

const time = (name: string) => ({ name, kind: "time" }) as const;
const text = (name: string) => ({ name, kind: "text" }) as const;
const address = (name: string) => ({ name, kind: "address" }) as const;
const count = (name: string) => ({ name, kind: "count" }) as const;

const TABLES: readonly TableShape[] = [
  { name: "notes", columns: [time("at"), text("words"), text("author")] },
  { name: "sessions", columns: [time("createdAt"), time("expiresAt"), time("revokedAt")] },
  {
    name: "positions",
    columns: [address("address"), count("principalRaw"), count("termDays"), time("startAt"), time("closedAt")],
  },
  {
    name: "nfts",
    columns: [address("mint"), address("poolAddress"), count("termDays"), time("startAt"), time("closedAt")],
  },
  {
    name: "grants",
    columns: [address("address"), text("plan"), count("totalRaw"), count("claimedRaw"), time("startAt")],
  },
  { name: "claims", columns: [address("campaignAddress"), address("mint"), count("amountRaw"), time("at")] },
  {
    name: "intents",
    columns: [time("createdAt"), text("kind"), text("status"), text("errorCode"), address("signature")],
  },
  { name: "logs", columns: [time("receivedAt"), text("actionCd"), text("pageName"), text("buttonName")] },
  {
    name: "bookings",
    columns: [
      text("reference"),
      { name: "kind", kind: "choice", words: "bookingKinds" },
      { name: "status", kind: "choice", words: "reservationStatus" },
      text("startOn"),
    ],
  },
  { name: "entitlements", columns: [text("title"), text("amount"), time("grantedAt"), time("withdrawnAt")] },
  { name: "migrations", columns: [text("oldNftName"), text("status"), address("newWalletAddress"), time("regTime")] },
  {
    name: "airdrops",
    columns: [text("listKey"), text("item"), text("status"), count("applied"), address("transaction")],
  },
];

/** Every wallet that has ever been connected. Connecting proves nothing. */
export const userResource = defineResource({
  noun: "user",
  group: "people",
  role: "viewer",
  list: {
    table: user,
    sort: user.createdAt,
    key: user.walletAddress,
    columns: [
      { name: "walletAddress", from: user.walletAddress, kind: "address" },
      { name: "walletType", from: user.walletType, kind: "text" },
      { name: "createdAt", from: user.createdAt, kind: "time" },
      { name: "lastSeenAt", from: user.lastSeenAt, kind: "time" },
    ],
    filters: [
      { name: "walletAddress", from: user.walletAddress, kind: "address" },
      { name: "createdAt", from: user.createdAt, kind: "days" },
    ],
  },
  detail: {
    facts: [
      text("walletType"),
      { name: "standing", kind: "choice", words: "standings" },
      time("createdAt"),
      time("lastSeenAt"),
      text("note"),
      address("allBookings"),
      address("allEntitlements"),
    ],
    tables: TABLES,
    load: async ({ db, now, actor }, key) => {
      const found = await findUser(db, key);
      if (!found) return null;
      const [notes, matters, failed] = await Promise.all([
        listWalletNotes(db, found.walletAddress),
        readWalletMatters(db, found.walletAddress),
        listFailedAttempts(db, found.walletAddress),
      ]);
      const isOpen = matters.sessions.some(({ revokedAt, expiresAt }) => !revokedAt && expiresAt > now);
      // bookings are personal data
      const mayReadBookings = mayAct(actor.staff.role, "editor");
      return {
        title: found.walletAddress,
        facts: { ...factsOfWallet(found, { isOpen, mayReadBookings }), note: notes[0]?.words ?? null },
        tables: { ...tablesOfWallet(matters, { mayReadBookings }), notes },
        deeds: ["note", ...(isOpen ? ["endSessions"] : []), ...(failed.length > 0 ? ["resetTries"] : [])],
      };
    },
  },
  deeds: {
    note: defineForm({
      role: "editor",
      schema: noteSchema,
      fields: [{ name: "words", kind: "area" }, VERSION],
      load: async ({ db }, key) => {
        const found = await findUser(db, key);
        if (!found) return null;
        const [note] = await listWalletNotes(db, found.walletAddress);
        return { words: note?.words ?? "", version: String(note?.version ?? 0) };
      },
      save: (deps, values, walletAddress) => noteWallet(deps, { ...values, walletAddress }),
    }),
    endSessions: defineForm({
      role: "operator",
      isFinal: true,
      schema: endSessionsSchema,
      fields: [],
      load: async ({ db }, key) => ((await findUser(db, key)) ? {} : null),
      save: (deps, _, walletAddress) => endWalletSessions(deps, { walletAddress }),
    }),
    resetTries: defineForm({
      role: "operator",
      schema: z.object({}),
      fields: [],
      load: async ({ db }, key) => ((await findUser(db, key)) ? {} : null),
      preview: async ({ db }, _, walletAddress) =>
        (await listFailedAttempts(db, walletAddress)).map(({ parameters, errorCode, createdAt }) => ({
          name: "try",
          of: `${parameters.campaignAddress} ${createdAt.toISOString()}`,
          after: errorCode,
        })),
      save: (deps, _, walletAddress) => resetTriesOf(deps, walletAddress),
    }),
  },
});
