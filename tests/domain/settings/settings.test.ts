import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { getSetting } from "~/domain/settings/queries.server";
import { isOlderVersion } from "~/domain/settings/rules";
import { openDatabase } from "~db/client";
import { setting } from "~db/schema";

const db = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);

test("a setting that nobody stored has its default", async () => {
  expect(await getSetting(db, "version_punkvism_front")).toBe("20250919_1600");
});

test("a stored setting wins over its default", async () => {
  await db.insert(setting).values({ key: "action_log_level", value: "1", updatedAt: new Date(0) });
  expect(await getSetting(db, "action_log_level")).toBe("1");
});

test("versions compare by their digits", () => {
  expect(isOlderVersion("20250919_1600", "20250919_1601")).toBe(true);
  expect(isOlderVersion("20250919_1600", "20250919_1600")).toBe(false);
});
