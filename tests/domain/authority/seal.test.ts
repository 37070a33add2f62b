import { PublicKey, SystemProgram } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { openDeed } from "~/admin/authority/open-deed.server";
import type { AdminDeps } from "~/admin/define-resource";
import { defineAuthorityDeed, kindOf } from "~/domain/authority/define-authority-deed";
import { rawField } from "~/domain/authority/fields";
import { prepareDeed, withdrawDeed } from "~/domain/authority/prepare.server";
import { getDeed } from "~/domain/authority/queries.server";
import { isDeedSealed } from "~/domain/authority/seal.server";
import { buildDeed, type SigningDeps } from "~/domain/authority/sign.server";
import { z } from "~/domain/zod";
import { LOCALES } from "~/locales/locales";
import { localeContext } from "~/server/context";
import { authorityDeed, transactionIntent } from "~db/schema";
import { testDatabase as db } from "../database";
import { NOW, openWorld } from "../transactions/world";
import { staffDeps } from "./authority-world";

/** Somebody can write into D1 and do nothing else: no wallet is offered a deed that they wrote. */

const ENDS = new Date("2027-01-01T00:00:00Z");
const STRANGER = "5xot9PVkphiX2adznghwrAuxGs2zeWisNSxMW6hU6Hkj";

let deps: SigningDeps;
let id: string;

beforeEach(async () => {
  const { wallet, deps: send } = openWorld();
  const authority = wallet.keypair.publicKey;
  const payOut = defineAuthorityDeed({
    name: "withdrawPool",
    parameters: z.object({ amountRaw: rawField, to: z.string() }),
    failures: {},
    async plan(_, { amountRaw, to }) {
      const lamports = BigInt(amountRaw);
      const transfer = SystemProgram.transfer({ fromPubkey: authority, toPubkey: new PublicKey(to), lamports });
      // a moment becomes a text when it is stored, and the seal has to fit all the same
      const effects = [
        { name: "amount", after: "7" },
        { name: "end", before: null, after: ENDS },
      ];
      return { authority, instructions: [transfer], computeUnits: 1_000, effects };
    },
  });
  for (const table of [authorityDeed, transactionIntent]) await db.delete(table);
  const { chain, projections, follow } = send;
  const { actor, ...rest } = await staffDeps();
  const staff = { ...actor.staff, provenAt: NOW };
  deps = {
    ...rest,
    now: NOW,
    actor: { ...actor, staff },
    send: { chain, projections, follow, kinds: [kindOf(payOut)] },
  };
  const parameters = { to: wallet.address, amountRaw: "7" };
  id = await prepareDeed({ ...deps, chain }, { form: "coinPool.withdraw", deed: payOut, parameters });
});

/** The page of a broken deed does not read the chain. */
function pageDeps(): AdminDeps {
  const { now, actor, adminSecret } = deps;
  const context = new RouterContextProvider();
  context.set(localeContext, LOCALES.find(({ code }) => code === "en")!);
  return { db, now, actor, adminSecret, language: "en", linkTo: (path) => path, formNamed: () => null, context };
}

type Change = Partial<typeof authorityDeed.$inferInsert>;
const alter = (change: Change) => db.update(authorityDeed).set(change).where(eq(authorityDeed.id, id));
const stored = async () => (await db.select().from(authorityDeed))[0] as typeof authorityDeed.$inferSelect;

describe("a deed in D1", () => {
  it("that staff prepared is built, whatever order its parameters are stored in", async () => {
    const { amountRaw = "", to = "" } = (await stored()).parameters;
    await alter({ parameters: { amountRaw, to } });
    await expect(buildDeed(deps, id)).resolves.toMatchObject({ intent: { kind: "withdrawPool" } });
  });

  it.each<[string, Change]>([
    ["pays somebody else", { parameters: { amountRaw: "7", to: STRANGER } }],
    ["pays more", { parameters: { amountRaw: "70", to: STRANGER } }],
    ["is of another kind", { kind: "fundPool" }],
    ["is of another form", { form: "coinPool.fund" }],
    ["is for another wallet", { authorityAddress: STRANGER }],
    ["was prepared by somebody else", { preparedBy: "someone@example.org" }],
    ["was agreed to with other effects", { effects: '[{"name":"amount","after":"1"}]' }],
    ["has no seal", { seal: "" }],
    ["has a seal that is none", { seal: "?" }],
  ])("that %s is offered to no wallet, and can be withdrawn", async (_, change) => {
    await alter(change);
    await expect(buildDeed(deps, id)).rejects.toMatchObject({ code: "DeedBroken" });
    expect(await db.select().from(transactionIntent)).toEqual([]);
    const page = await openDeed(pageDeps(), id);
    expect(page).toMatchObject({
      isOpen: false,
      parameters: [],
      effects: [],
      problem: expect.stringContaining("Withdraw"),
    });
    await withdrawDeed(deps, id);
    expect(await getDeed(db, id)).toMatchObject({ status: "withdrawn" });
  });

  it("cannot be made from the seal of another one", async () => {
    const copy = { ...(await stored()), id: crypto.randomUUID() };
    await db.insert(authorityDeed).values(copy);
    await expect(buildDeed(deps, copy.id)).rejects.toMatchObject({ code: "DeedBroken" });
  });

  it("is broken under another admin code, and without one", async () => {
    const deed = await getDeed(db, id);
    for (const secret of ["another admin code", ""]) expect(await isDeedSealed(secret, deed)).toBe(false);
    await expect(buildDeed({ ...deps, adminSecret: "" }, id)).rejects.toMatchObject({ code: "DeedBroken" });
  });
});
