import { expect, test } from "vitest";
import { createRecentReading } from "~/domain/settings/recent-reading";

test("uses a reading for its time, and not a millisecond longer", async () => {
  const reading = createRecentReading<string>(1_000);
  expect(await reading.get(0, async () => "first")).toBe("first");
  expect(await reading.get(999, async () => "second")).toBe("first");
  expect(await reading.get(1_000, async () => "second")).toBe("second");
});

test("gives the earlier reading to requests that arrive while one of them reads", async () => {
  const reading = createRecentReading<string>(1_000);
  await reading.get(0, async () => "old");
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = reading.get(1_500, () => promise);
  let reads = 0;
  const beside = async () => `read ${++reads}`;
  expect(await reading.get(1_600, beside)).toBe("old");
  expect(reads).toBe(0);
  resolve("new");
  expect(await slow).toBe("new");
  expect(await reading.get(1_700, beside)).toBe("new");
});

test("never returns a reading older than twice its time, however long the next one takes", async () => {
  const reading = createRecentReading<string>(1_000);
  await reading.get(0, async () => "old");
  reading.get(1_500, () => new Promise<string>(() => {}));
  expect(await reading.get(2_000, async () => "read by another")).toBe("read by another");
});

test("a reading that fails is reported to the request that asked, and the next request reads again", async () => {
  const reading = createRecentReading<string>(1_000);
  await expect(
    reading.get(0, async () => {
      throw new Error("offline");
    }),
  ).rejects.toThrow("offline");
  expect(await reading.get(1, async () => "there")).toBe("there");
});

test("what was read for another version is never returned, however recent it is", async () => {
  const reading = createRecentReading<string>(1_000);
  await reading.get(0, async () => "of one", "1");
  expect(await reading.get(1, async () => "of two", "2")).toBe("of two");
  expect(await reading.get(2, async () => "again", "2")).toBe("of two");
});
