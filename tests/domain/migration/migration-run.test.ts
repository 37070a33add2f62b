import { describe, expect, test } from "vitest";
import { ApiError } from "~/call-api";
import type { EvmCall, GateWish, OldNft } from "~/domain/migration/gate-call";
import type { MigrationView } from "~/domain/migration/view";
import { signingReportSchema } from "~/domain/signing-reports/input";
import {
  FeeChanged,
  followMints,
  handOver,
  isRefunded,
  type RunPhase,
  type RunWorld,
  takeBack,
} from "~/features/migration/migration-run";
import { WalletError, type WalletErrorKind } from "~/signing/wallet-error";

// what the screen does between Yes and the new NFT, with a site, a wallet and chains that a test controls

const KONGZ = "0x00000000000000000000000000000000000000aa";
const HAG = "0x00000000000000000000000000000000000000bb";
const CALL: EvmCall = { to: "0x00000000000000000000000000000000000000cc", data: "0x", valueRaw: "0" };
const nft = (tokenId: string, collection: OldNft["collection"] = KONGZ): OldNft => ({ collection, tokenId });
const CHOSEN = { nfts: [nft("1"), nft("2"), nft("3", HAG)], solanaAddress: "Target", feeEachRaw: "100" };
const HAND_OVER: GateWish = { kind: "handOver", ...CHOSEN };
const APPROVE_KONGZ: GateWish = { kind: "approveCollection", collection: KONGZ };
const APPROVE_HAG: GateWish = { kind: "approveNft", nft: nft("3", HAG) };

describe("handing over", () => {
  test("asks the wallet for each approval, then once for the hand-over, each after the one before has landed", async () => {
    const world = fakeWorld({ wishes: [APPROVE_KONGZ, APPROVE_HAG, HAND_OVER] });
    await handOver(world.run, CHOSEN);
    expect(world.sent).toEqual([APPROVE_KONGZ, APPROVE_HAG, HAND_OVER]);
    expect(world.phases).toEqual([
      "planning",
      "asking approve",
      "landing approve",
      "asking approve",
      "landing approve",
      "asking handOver",
      "landing handOver",
    ]);
  });

  test("gives the wallet the wish of the screen, not that of the plan", async () => {
    const lying: GateWish = { ...HAND_OVER, solanaAddress: "Thief", feeEachRaw: "900" };
    const world = fakeWorld({ wishes: [lying] });
    await handOver(world.run, CHOSEN);
    expect(world.sent).toEqual([HAND_OVER]);
  });

  test.each<[string, GateWish]>([
    ["an NFT that was not chosen", { kind: "approveNft", nft: nft("9") }],
    ["a collection of which one NFT was chosen", { kind: "approveCollection", collection: HAG }],
    ["a collection of which none was chosen", { kind: "approveCollection", collection: "0x01" }],
    ["a call that takes something back", { kind: "reclaim", id: "1" }],
  ])("asks the wallet for nothing if the plan has %s, and reports it", async (_, wish) => {
    const world = fakeWorld({ wishes: [wish, HAND_OVER] });
    await expect(handOver(world.run, CHOSEN)).rejects.toMatchObject({ kind: "differs" });
    expect(world.sent).toEqual([]);
    expect(world.reports).toEqual([{ kind: wish.kind, difference: "plan: not chosen" }]);
  });

  test.each<[string, GateWish[]]>([
    ["no hand-over", [APPROVE_HAG]],
    ["nothing", []],
    ["two hand-overs", [HAND_OVER, HAND_OVER]],
    ["something after the hand-over", [HAND_OVER, APPROVE_HAG]],
  ])("asks the wallet for nothing if the plan has %s, and reports it", async (_, wishes) => {
    const world = fakeWorld({ wishes });
    await expect(handOver(world.run, CHOSEN)).rejects.toMatchObject({ kind: "differs" });
    expect(world.sent).toEqual([]);
    expect(world.reports).toEqual([{ kind: "handOver", difference: "plan: hand-over" }]);
  });

  test("asks the wallet for nothing once the fee is another than was shown", async () => {
    const world = fakeWorld({ wishes: [HAND_OVER], feeEachRaw: "101" });
    await expect(handOver(world.run, CHOSEN)).rejects.toThrow(FeeChanged);
    expect(world.sent).toEqual([]);
  });

  test.each<WalletErrorKind>(["rejected", "wrong-account", "wrong-network", "no-coins", "unsupported", "differs"])(
    "ends with %s of the wallet, and asks for nothing more",
    async (kind) => {
      const world = fakeWorld({ wishes: [APPROVE_HAG, HAND_OVER], fails: [kind] });
      await expect(handOver(world.run, CHOSEN)).rejects.toMatchObject({ kind });
      // whoever compares the call with its wish has reported a difference already
      expect(world.reports).toEqual([]);
      expect(world.sent).toHaveLength(1);
    },
  );

  test("goes on if the wallet lost its answer and the chain has the call", async () => {
    const world = fakeWorld({ wishes: [APPROVE_HAG, HAND_OVER], fails: ["failed"], lands: true });
    await handOver(world.run, CHOSEN);
    expect(world.sent).toEqual([APPROVE_HAG, HAND_OVER]);
  });

  test.each<[string, WalletErrorKind]>([
    ["lost its answer", "failed"],
    ["is an app whose request ended in the second in which its holder agreed", "expired"],
    ["is told that the contract refuses it, because an earlier request did it", "reverted"],
  ])("goes on if the wallet %s at the hand-over, and the site sees it ten blocks later", async (_, kind) => {
    const world = fakeWorld({ wishes: [HAND_OVER], fails: [kind] });
    world.seesAfter(9);
    await handOver(world.run, CHOSEN);
    expect(world.sent).toEqual([HAND_OVER]);
    expect(world.phases).toContain("landing handOver");
  });

  test("goes on if the site has sent a call for a device and its answer was lost", async () => {
    const world = fakeWorld({ wishes: [HAND_OVER] });
    world.loseAnswer();
    world.seesAfter(3);
    await handOver(world.run, CHOSEN);
    expect(world.sent).toEqual([HAND_OVER]);
  });

  test("says that the site did not answer if the chain has nothing of what it was to send", async () => {
    const world = fakeWorld({ wishes: [HAND_OVER], landsAfter: Number.POSITIVE_INFINITY });
    world.loseAnswer();
    await expect(handOver(world.run, CHOSEN)).rejects.toMatchObject({ code: "Unreachable" });
  });

  test("believes the wallet that failed if the chain has nothing", async () => {
    const world = fakeWorld({ wishes: [HAND_OVER], fails: ["failed"] });
    await expect(handOver(world.run, CHOSEN)).rejects.toMatchObject({ kind: "failed" });
  });

  test("ends if a block has the call and the contract refused it", async () => {
    const world = fakeWorld({ wishes: [HAND_OVER], outcome: "reverted", landsAfter: Number.POSITIVE_INFINITY });
    await expect(handOver(world.run, CHOSEN)).rejects.toMatchObject({ kind: "reverted" });
  });

  test("counts what the contract refused in a block if an earlier request has done it", async () => {
    const world = fakeWorld({ wishes: [HAND_OVER], outcome: "reverted", landsAfter: 5 });
    await handOver(world.run, CHOSEN);
    expect(world.sent).toEqual([HAND_OVER]);
  });

  test("is done by the wallet's own node while the site has nothing yet, and the mint is waited for", async () => {
    const world = fakeWorld({ wishes: [HAND_OVER] });
    const answers = [null, null, null, { left: "wait" }, { left: "none", status: "complete" }];
    world.run.world.state = async () => answers.shift() as MigrationView | null;
    const chosen = { ...CHOSEN, nfts: [nft("1")] };
    await handOver(world.run, chosen);
    expect(answers).toHaveLength(5);
    expect(await followMints(world.run, chosen.nfts)).toMatchObject([{ status: "complete" }]);
  });

  test("asks for nothing a second time if it went on without its dialog", async () => {
    const first = fakeWorld({ wishes: [HAND_OVER] });
    const second = fakeWorld({ wishes: [] });
    // the dialog is closed while the wallet asks, and opened again; then the holder approves
    first.onSend = () => first.abort();
    await expect(handOver(first.run, CHOSEN)).rejects.toMatchObject({ kind: "rejected" });
    second.refusePlan("AlreadyHandedOver");
    second.seesAfter(9);
    await handOver(second.run, CHOSEN);
    expect([first.sent, second.sent]).toEqual([[HAND_OVER], []]);
  });

  test("ends with the site's words if only some of the NFTs have been handed over meanwhile", async () => {
    const world = fakeWorld({ wishes: [] });
    world.refusePlan("AlreadyHandedOver");
    world.run.world.state = async ({ tokenId }) =>
      ({ left: tokenId === "1" ? "wait" : "handOver", gateId: null }) as MigrationView;
    await expect(handOver(world.run, CHOSEN)).rejects.toMatchObject({ code: "AlreadyHandedOver" });
    expect(world.sent).toEqual([]);
  });

  test("follows a call whose hash no node knows by what the chain has, as one that was replaced in the wallet", async () => {
    const world = fakeWorld({ wishes: [HAND_OVER], outcome: null, landsAfter: 3 });
    await handOver(world.run, CHOSEN);
    expect(world.phases.filter((phase) => phase.startsWith("landing"))).toHaveLength(3);
  });

  test("says that it takes long, and goes on looking", async () => {
    const world = fakeWorld({ wishes: [HAND_OVER], outcome: null, landsAfter: 60 });
    await handOver(world.run, CHOSEN);
    expect(world.phases.at(-1)).toBe("landing handOver, long");
  });

  test("asks for nothing more once its holder has closed the dialog", async () => {
    const world = fakeWorld({ wishes: [APPROVE_HAG, HAND_OVER] });
    world.onSend = () => world.abort();
    await expect(handOver(world.run, CHOSEN)).rejects.toBeInstanceOf(WalletError);
    expect(world.sent).toEqual([APPROVE_HAG]);
  });
});

describe("taking back", () => {
  const wish = { kind: "reclaim", id: "7" } as const;

  test("asks for one call and is done once it has landed", async () => {
    const world = fakeWorld({ wishes: [wish], outcome: null });
    let looks = 0;
    await takeBack(world.run, wish, async () => ++looks > 2);
    expect(world.sent).toEqual([wish]);
  });

  test.each<[string, boolean]>([
    ["NothingToRefund", true],
    ["EvmChainUnavailable", false],
  ])("counts fees as returned by the answer %s: %s", async (code, isDone) => {
    const plan = async () => {
      throw new ApiError(code as ApiError["code"], "");
    };
    expect(await isRefunded({ plan })).toBe(isDone);
  });

  test("does not count fees as returned while the site still plans their return", async () => {
    expect(await isRefunded(fakeWorld({ wishes: [{ kind: "takeRefund", to: KONGZ }] }).run.world)).toBe(false);
  });

  test.each([[[wish, HAND_OVER]], [[]]])(
    "is not asked for unless it is the only call, and that is reported",
    async (wishes) => {
      const world = fakeWorld({ wishes });
      await expect(takeBack(world.run, wish, async () => true)).rejects.toMatchObject({ kind: "differs" });
      expect(world.sent).toEqual([]);
      expect(world.reports).toEqual([{ kind: "reclaim", difference: "plan: calls" }]);
      expect(signingReportSchema.safeParse({ ...world.reports[0], wallet: "" }).success).toBe(true);
    },
  );
});

describe("following the mints", () => {
  test("looks at each NFT until it is complete or has failed, and at none after that", async () => {
    const world = fakeWorld({ wishes: [] });
    const answers: Record<string, Partial<MigrationView>[]> = {
      "1": [{ left: "wait" }, { left: "none", status: "complete" }],
      "2": [
        { left: "approve" },
        { left: "confirmAddress" },
        { left: "handOver" },
        { left: "wait" },
        { left: "reclaim", status: "failed" },
      ],
    };
    const asked: string[] = [];
    world.run.world.state = async ({ tokenId }) => {
      asked.push(tokenId);
      return (answers[tokenId]?.shift() ?? null) as MigrationView | null;
    };
    const records = await followMints(world.run, [nft("1"), nft("2")]);
    expect(records.map(({ status }) => status)).toEqual(["complete", "failed"]);
    expect(asked).toEqual(["1", "2", "1", "2", "2", "2", "2"]);
  });

  test("ends when its holder closes the dialog", async () => {
    const world = fakeWorld({ wishes: [] });
    world.run.world.state = async () => {
      world.abort();
      return { left: "wait" } as MigrationView;
    };
    expect(await followMints(world.run, [nft("1")])).toHaveLength(1);
  });
});

type Settings = {
  wishes: GateWish[];
  feeEachRaw?: string;
  /** How the wallet ends the first, second … request. */
  fails?: (WalletErrorKind | undefined)[];
  /** What a failed request did on the chain nevertheless. */
  lands?: boolean;
  outcome?: "done" | "reverted" | null;
  /** After how many looks the chain has what was sent. */
  landsAfter?: number;
};

/** A site, a wallet and a chain; time passes with each wait. */
function fakeWorld({ wishes, feeEachRaw = "100", fails = [], lands, outcome = "done", landsAfter = 1 }: Settings) {
  const sent: GateWish[] = [];
  const phases: string[] = [];
  const reports: { kind: string; difference: string }[] = [];
  const abort = new AbortController();
  let nowMs = 0;
  let looks = 0;
  const fake = {
    sent,
    phases,
    reports,
    abort: () => abort.abort(),
    onSend: () => {},
    /** The site has the hand-over at its n-th look. */
    seesAfter(look: number) {
      let seen = 0;
      fake.run.world.state = async () => {
        seen += 1;
        return { left: seen > look ? "wait" : "handOver", gateId: null } as MigrationView;
      };
    },
    loseAnswer() {
      fake.run.world.send = async (_, wish) => {
        sent.push(wish);
        throw new ApiError("Unreachable", "The site did not answer.");
      };
    },
    refusePlan(code: ApiError["code"]) {
      fake.run.world.plan = async () => {
        throw new ApiError(code, "It has been handed over already.");
      };
    },
    run: {} as Parameters<typeof handOver>[0],
  };
  const world: RunWorld = {
    plan: async () => ({ calls: wishes.map((wish) => ({ wish, call: CALL })), feeEachRaw }),
    async send(_, wish) {
      sent.push(wish);
      fake.onSend();
      const failure = fails[sent.length - 1];
      if (failure) throw new WalletError(failure);
      return "0xhash";
    },
    outcome: async () => outcome,
    async differs(kind, difference) {
      reports.push({ kind, difference });
      return new WalletError("differs");
    },
    async state() {
      looks += 1;
      const hasLanded = fails.length > 0 ? lands : looks >= landsAfter;
      const isOver = sent.at(-1)?.kind === "handOver";
      if (!hasLanded) return { left: "approve", gateId: null } as MigrationView;
      return { left: isOver ? "wait" : "handOver", gateId: isOver ? 1 : null } as MigrationView;
    },
    async wait(ms) {
      nowMs += ms;
    },
    now: () => nowMs,
  };
  fake.run = { world, signal: abort.signal, tell: (phase) => phases.push(nameOf(phase)) };
  return fake;
}

function nameOf(phase: RunPhase): string {
  const deed = "deed" in phase ? ` ${phase.deed}` : "";
  return `${phase.at}${deed}${phase.at === "landing" && phase.isLong ? ", long" : ""}`;
}
