import { beforeEach, expect, it } from "vitest";
import { nextDeedLink } from "~/admin/authority/next-deed-link.server";
import { getDeed } from "~/domain/authority/queries.server";
import { LOCALES } from "~/locales/locales";
import { authorityDeed } from "~db/schema";
import { testDatabase as db } from "../database";

/** Where the page of a deed leads once its wallet has signed it. */

const NINE = new Date("2026-11-20T09:00:00Z");
const TEN = new Date("2026-11-20T10:00:00Z");
type Row = typeof authorityDeed.$inferInsert;

beforeEach(async () => {
  await db.delete(authorityDeed);
});

async function store(...rows: Partial<Row>[]) {
  for (const row of rows) {
    await db.insert(authorityDeed).values({
      ...{
        id: "",
        form: "grant.import",
        kind: "createGrants",
        parameters: {},
        effects: "[]",
        authorityAddress: "wallet",
      },
      ...{ preparedBy: "o@punkvism.test", preparedAt: TEN, status: "waiting", ...row },
    });
  }
}

async function nextAfter(id: string, language = "en") {
  const locale = LOCALES.find(({ code }) => code === language)!;
  const link = await nextDeedLink(db, { deed: await getDeed(db, id), locale });
  return link && `${link.text}: ${link.to}`;
}

it("leads through what was prepared at once, in its order, and says how far that is", async () => {
  // their ids are not in their order
  await store({ id: "c", status: "landed" }, { id: "b", status: "sent" }, { id: "d" }, { id: "a" });
  expect(await nextAfter("b")).toBe("Next action, 3 of 4: /admin/deedsToSign/d/sign");
  expect(await nextAfter("d")).toBe("Next action, 4 of 4: /admin/deedsToSign/a/sign");
  expect(await nextAfter("a", "ko")).toBe("다음 작업 (4개 중 3번째): /admin/deedsToSign/d/sign");
});

it("counts none that was withdrawn, and leads to none that is not to be signed", async () => {
  await store(
    { id: "a", status: "landed" },
    { id: "b", status: "withdrawn" },
    { id: "c", status: "sent" },
    { id: "d" },
  );
  expect(await nextAfter("a")).toBe("Next action, 3 of 3: /admin/deedsToSign/d/sign");
  expect(await nextAfter("d")).toBeNull();
});

it("leads then to what has waited longest for the same wallet, whatever it is", async () => {
  const other = { form: "stream.setTerms", kind: "setStream" };
  await store({ id: "a", status: "landed" }, { id: "b", ...other }, { id: "c", ...other, preparedAt: NINE });
  expect(await nextAfter("a")).toBe("Next action: /admin/deedsToSign/c/sign");
  expect(await nextAfter("c")).toBe("Next action: /admin/deedsToSign/b/sign");
});

it("never leads to a deed of another wallet", async () => {
  await store({ id: "a", status: "landed" }, { id: "b", authorityAddress: "another" });
  expect(await nextAfter("a")).toBeNull();
});
