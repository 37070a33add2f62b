import { describe, expect, test } from "vitest";
import type { IndexerState } from "~/domain/indexer/view";
import type { Register } from "~/domain/migration/register";
import { statesOfFolds, verdictOf } from "~/features/proof/proof-states";
import { LOCALES, type Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";

const ENGLISH = LOCALES[1];
/** 1 December 2026, in seconds. */
const READ_AT = BigInt(Date.UTC(2026, 11, 1) / 1000);
type Proven = Parameters<typeof statesOfFolds>[2];
type Change = { [Part in keyof Proven]?: object };

const vault = (isCovered: boolean) => ({ address: "", heldRaw: 1n, owedRaw: isCovered ? 1n : 2n, isCovered });
const stream = (pool: "boost" | "nova", isCovered: boolean) => ({ ...vault(isCovered), of: { kind: "stream", pool } });
const list = (lagSeconds: number, problem: string | null = null) => ({ slot: 1, lagSeconds, problem }) as IndexerState;

/** A page on which all is well, except for what is changed. */
function pageOf(change: Change): Proven {
  const well = {
    proof: {
      chainTs: READ_AT,
      pool: { principalVault: vault(true), rewardVault: vault(true) },
      mint: { freezeAuthority: null },
      program: { upgradeAuthority: null },
    },
    others: {
      vaults: [stream("boost", true), stream("nova", true)],
      unreadPools: [],
      nftDrops: [],
      programs: [{ isSameBinary: true }],
    },
    grants: { vaults: [vault(true)] },
    grantsCounted: { isWhole: true, vaults: [vault(true)] },
  };
  const page = Object.fromEntries(
    Object.entries(well).map(([part, value]) => [part, { ...value, ...change[part as keyof Proven] }]),
  );
  return page as unknown as Proven;
}

function statesOf(
  change: Change = {},
  lists: readonly IndexerState[] = [list(3)],
  register: Register = { kind: "notSetUp" },
) {
  return statesOfFolds(translateIn(ENGLISH), textsOf(ENGLISH).proof.states, pageOf(change), lists, register);
}

const faultsOf = (...asked: Parameters<typeof statesOf>) =>
  Object.entries(statesOf(...asked)).flatMap(([name, { isFault }]) => (isFault ? [name] : []));

describe("the folds of the proof page", () => {
  test("are all closed while nothing is wrong", () => {
    expect(faultsOf()).toEqual([]);
    expect(statesOf().coin.text).toBe("2 of 2 vaults covered");
  });

  test("open where a vault of that part lacks something, and say how many are covered", () => {
    const change = { others: { vaults: [stream("boost", true), stream("nova", false), stream("nova", true)] } };
    expect(faultsOf(change)).toEqual(["nova"]);
    expect(statesOf(change).nova).toMatchObject({ tone: "danger", text: "1 of 2 vaults covered" });
  });

  test("open where a pool cannot be read or a program is not the published one", () => {
    expect(faultsOf({ others: { unreadPools: [{ pool: "boost" }] } })).toEqual(["boost"]);
    expect(faultsOf({ others: { programs: [{ isSameBinary: true }, { isSameBinary: false }] } })).toEqual(["programs"]);
  });

  test("open for a grant of an old page that the sums do not count", () => {
    expect(faultsOf({ grants: { vaults: [vault(false)] } })).toEqual(["grants"]);
  });

  test("open for lists that are late or could not be read, not for lists that were never filled", () => {
    expect(faultsOf({}, [list(181)])).toEqual(["lists"]);
    expect(faultsOf({}, [list(1, "down")])).toEqual(["lists"]);
    expect(faultsOf({}, [{ ...list(0), slot: null }])).toEqual([]);
    // a moment, as everywhere on the page, and not seconds beside slots
    const textOf = (...lists: IndexerState[]) => statesOf({}, lists).lists.text.replaceAll("\u00a0", " ");
    expect(textOf(list(60), list(3))).toBe("Complete up to 30 Nov 2026, 23:59 UTC");
    expect(textOf(list(3600))).toBe("Late: complete only up to 30 Nov 2026, 23:00 UTC");
  });

  test("say it plainly if the coin can be frozen or the program replaced", () => {
    const [frozen, replaced] = [{ freezeAuthority: "key" }, { upgradeAuthority: "key" }];
    const proof = { pool: { principalVault: vault(true), rewardVault: vault(true) } };
    const powers = (mint: object, program: object) => statesOf({ proof: { ...proof, mint, program } }).powers;
    expect(powers(frozen, replaced)).toMatchObject({
      tone: "warning",
      text: "The program can be replaced · SCG can be frozen",
    });
    expect(powers({ freezeAuthority: null }, replaced)).toMatchObject({
      tone: "warning",
      text: "The program can be replaced",
    });
    expect(powers({ freezeAuthority: null }, { upgradeAuthority: null })).toMatchObject({
      tone: "good",
      text: "Nobody can replace the program",
    });
  });
});

describe("what the proof page says of all vaults together", () => {
  const counted = { grantsCounted: { isWhole: false, vaults: [vault(true)] } };
  const placesOf = (recipients: number) => ({
    others: { nftDrops: [{ lookedAt: 49, recipients, owed: 49, held: 49, isCovered: true }] },
  });
  const verdict = (change: Change, locale: Locale = ENGLISH, register: Register = { kind: "notSetUp" }) =>
    verdictOf(translateIn(locale), textsOf(locale).proof, pageOf(change), statesOf(change, [list(3)], register));

  test("is that everything is covered, if everything was counted", () => {
    for (const change of [{}, placesOf(49)]) {
      expect(verdict(change)).toEqual({ tone: "good", title: "Everything owed is covered.", limits: [] });
    }
  });

  test("is of Solana alone while Kaia cannot be read, which is named by itself as not checked", () => {
    const unread = { kind: "unread" } as const;
    expect(verdict({}, ENGLISH, unread)).toEqual({
      tone: "good",
      title: "Everything owed on Solana is covered.",
      limits: [],
    });
    expect(verdict(counted, ENGLISH, unread).limits).toHaveLength(1);
    expect(verdict({ grants: { vaults: [vault(false)] } }, ENGLISH, unread)).toMatchObject({ tone: "danger" });
    expect(faultsOf({}, [list(3)], unread)).toEqual(["migration"]);
  });

  test("claims no more than was counted, and says what that is", () => {
    const title = "Everything counted here is covered.";
    const ofGrants = "Grants: of each coin, only the newest 100 open ones are counted.";
    const ofPlaces = "NFT drops: of each drop, only the first 49 places are counted.";
    expect(verdict(counted)).toEqual({ tone: "good", title, limits: [ofGrants] });
    expect(verdict(placesOf(50))).toEqual({ tone: "good", title, limits: [ofPlaces] });
    expect(verdict({ ...counted, ...placesOf(50) })).toEqual({ tone: "good", title, limits: [ofGrants, ofPlaces] });
  });

  test.each(LOCALES)("has the figure of each limit in its sentence ($code)", (locale) => {
    const { title, limits } = verdict({ ...counted, ...placesOf(50) }, locale);
    expect(title).toBe(textsOf(locale).proof.summary.countedCovered);
    expect(limits).toEqual([expect.stringContaining("100"), expect.stringContaining("49")]);
  });

  test("is that a vault lacks something, however much was counted", () => {
    const grantsCounted = { isWhole: false, vaults: [vault(false)] };
    const { tone, title, limits } = verdict({ grantsCounted });
    expect([tone, title, limits.length]).toEqual(["danger", textsOf(ENGLISH).proof.vaults.notCovered, 1]);
  });
});
