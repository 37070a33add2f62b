import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CostsAnswer, followCosts } from "~/transactions/follow-costs";
import { updateWallet } from "~/wallet/wallet-store";

const wish = { kind: "unstake", parameters: { positionAddress: "position" } } as const;
const switchTo = (address: string | null) => updateWallet("solana", { status: "connected", address });
const signIn = (walletAddress: string) => updateWallet("solana", { session: { walletAddress, userId: "user" } });

function connect(address: string) {
  switchTo(address);
  signIn(address);
}

/** What the site was asked, in order: the next answer is that of the question with this number. */
let questions: PromiseWithResolvers<Response>[];
let stop: () => void;
let told: CostsAnswer[];

beforeEach(() => {
  questions = [];
  told = [];
  vi.stubGlobal("fetch", () => {
    const question = Promise.withResolvers<Response>();
    questions.push(question);
    return question.promise;
  });
  connect("holder");
  stop = followCosts(wish, (answer) => told.push(answer));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  switchTo(null);
});

/** The site answers a question; nothing of it is under way afterwards. */
async function answer(question: number, out: string) {
  questions[question]?.resolve(Response.json({ resultCd: "SUCCESS", returnValue: { out, offer: null } }));
  await new Promise((resolve) => setTimeout(resolve));
}

const shown = () => told.at(-1);
const NOTHING = { costs: null, problem: null };

test("tells what was found for the connected wallet", async () => {
  expect(shown()).toEqual(NOTHING);
  await answer(0, "1");
  expect(shown()).toMatchObject({ costs: { out: "1" }, problem: null });
});

test("once another wallet is connected, what was found is taken back at once and asked for again", async () => {
  await answer(0, "1");
  connect("other");
  expect(shown()).toEqual(NOTHING);
  await answer(1, "2");
  expect(shown()).toMatchObject({ costs: { out: "2" } });
});

test("says that there was no answer, without a reason, and not that it is still being found out", async () => {
  questions[0]?.reject(new TypeError("Failed to fetch"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual({ costs: null, problem: "" });
});

test("an answer for the wallet before is never told, however late it comes", async () => {
  connect("other");
  await answer(1, "2");
  await answer(0, "1");
  expect(shown()).toMatchObject({ costs: { out: "2" } });
});

test("an answer for the wallet before is not told while the other one's is awaited", async () => {
  connect("other");
  await answer(0, "1");
  expect(shown()).toEqual(NOTHING);
});

test("asks nothing while no wallet is connected, and asks once there is one", async () => {
  switchTo(null);
  expect([questions.length, shown()]).toEqual([1, NOTHING]);
  switchTo("holder");
  expect(questions).toHaveLength(2);
});

test("asks nothing for an account that has not signed in, and asks once it has", async () => {
  await answer(0, "1");
  switchTo("other");
  expect([questions.length, shown()]).toEqual([1, NOTHING]);
  signIn("other");
  expect(questions).toHaveLength(2);
  await answer(1, "2");
  expect(shown()).toMatchObject({ costs: { out: "2" } });
});

test("any other change of the wallet asks nothing again", async () => {
  await answer(0, "1");
  updateWallet("solana", { walletName: "renamed" });
  expect([questions.length, shown()]).toMatchObject([1, { costs: { out: "1" } }]);
});

test("once watching was stopped, nothing is told or asked any more", async () => {
  stop();
  connect("other");
  await answer(0, "1");
  expect([questions.length, told]).toEqual([1, [NOTHING]]);
});
