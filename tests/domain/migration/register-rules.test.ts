import { describe, expect, test } from "vitest";
import {
  type CollectionSums,
  type Register,
  SUMS,
  sentPlainly,
  stateOfRegister,
  stateOfSum,
} from "~/domain/migration/register";
import { stateOfMigration } from "~/features/proof/proof-states";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

/** Ten old NFTs: six with holders, one under way, two locked for good, and one that came without a record. */
const WELL: CollectionSums = {
  oldProjectName: "Old",
  oldContractAddress: "0x01",
  newProjectName: "New",
  newContractAddress: "new",
  oldSupply: 10,
  inHands: 6,
  inGate: 4,
  open: 1,
  confirmed: 2,
  made: { confirmed: 2, there: 1, burned: 1 },
};

function register(...changes: Partial<CollectionSums>[]): Register {
  const collections = changes.map((change) => ({ ...WELL, ...change }));
  return { kind: "read", gate: "0x02", block: 1, records: 3, isWhole: true, collections };
}

describe("the sums of the migration", () => {
  test("hold if every old NFT is somewhere, and every confirmed record has its new one", () => {
    expect(stateOfRegister(register({}))).toBe("holds");
    expect(sentPlainly(WELL)).toBe(1);
  });

  test("hold with more records than are listed, but not with more listed than the gate counts", () => {
    const newest = { made: { confirmed: 1, there: 1, burned: 0 } };
    const stateWith = (change: Partial<CollectionSums>) =>
      stateOfRegister({ ...register(change), isWhole: false } as Register);
    expect(stateWith(newest)).toBe("holds");
    expect(stateWith({ ...newest, confirmed: 0 })).toBe("differs");
  });

  test.each(LOCALES)("are explained with every part that the page shows ($code)", (locale) => {
    const { sums, columns, plainly, burned } = textsOf(locale).proof.migration;
    const parts = ({ locked, made }: typeof sums) => [locked, made].map((text) => text.split(" + ").length);
    expect(parts(sums)).toEqual([3, 2]);
    for (const text of [plainly, burned]) expect(text).toContain("{{count, number}}");
    expect(Object.keys(columns)).toContain("confirmed");
  });

  test.each<[string, Partial<CollectionSums>, "supply" | "locked" | "made"]>([
    ["an old NFT that is nowhere", { inHands: 5 }, "supply"],
    ["an old NFT too many", { oldSupply: 9 }, "supply"],
    ["a gate that holds less than its books say", { inGate: 2, inHands: 8 }, "locked"],
    ["a confirmed record without a new NFT", { made: { confirmed: 2, there: 1, burned: 0 } }, "made"],
    ["more new NFTs than confirmed records", { made: { confirmed: 2, there: 3, burned: 0 } }, "made"],
    ["a confirmed record that is not listed", { made: { confirmed: 1, there: 1, burned: 0 } }, "made"],
    ["a listed record that the gate's books do not have", { confirmed: 1 }, "made"],
  ])("differ with %s", (_, change, sum) => {
    expect(SUMS.filter((one) => stateOfSum(one, { ...WELL, ...change }, true) === "differs")).toEqual([sum]);
    // one wrong collection outweighs another that is right, and one that cannot be read
    expect(stateOfRegister(register({}, change, { inHands: null }))).toBe("differs");
  });

  test("cannot be read while the index or Solana says nothing, and are never said to hold then", () => {
    expect(stateOfRegister(register({ inHands: null }))).toBe("unread");
    expect(stateOfRegister(register({}, { made: null }))).toBe("unread");
    expect(stateOfRegister({ kind: "unread" })).toBe("unread");
  });

  test.each(LOCALES)("are a fault of the proof page if they differ or cannot be read ($code)", (locale) => {
    const texts = textsOf(locale).proof.states;
    const stateOf = (of: Register) => stateOfMigration(texts, of);
    expect(stateOf({ kind: "notSetUp" })).toEqual({ tone: "plain", text: texts.notSetUp, isFault: false });
    expect(stateOf({ kind: "unread" })).toEqual({ tone: "warning", text: texts.unread, isFault: true });
    expect(stateOf(register({}))).toMatchObject({ tone: "good", isFault: false });
    expect(stateOf(register({ inHands: 0 }))).toMatchObject({ tone: "danger", isFault: true });
  });
});
