import { describe, expect, test } from "vitest";
import type { CheckedCall } from "~/signing/checked-call";
import type { ConnectStep } from "~/wallet/.client/connectors/connector";
import { createKaiaConnector } from "~/wallet/.client/connectors/kaia-connector";
import { createMetaMaskConnector } from "~/wallet/.client/connectors/metamask-connector";

// a call to the gate, by wallets whose answers the test decides

const ACCOUNT = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const OTHER = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const HASH = `0x${"ab".repeat(32)}`;
const CALL = { to: "0x00000000000000000000000000000000000000cc", data: "0x1234", valueRaw: "300000000000000000" };
const checked = CALL as CheckedCall;

describe("a call to the gate", () => {
  test("is sent from the connected account with its value and a gas limit, and answered by its hash", async () => {
    const { connector, asked, steps, attempt } = open();
    expect(await connector.sendCall(ACCOUNT, checked, attempt)).toBe(HASH);
    expect(asked.at(-1)).toEqual({
      method: "eth_sendTransaction",
      params: [
        { from: ACCOUNT, to: CALL.to, data: CALL.data, value: "0x429d069189e0000", gas: "0x1e848", chainId: "0x2019" },
      ],
    });
    expect(steps).toEqual([{ kind: "approve" }]);
  });

  test("is sent by Kaia's extension as a transaction of its own kind", async () => {
    const { connector, asked, attempt } = open({ kind: "kaia" });
    expect(await connector.sendCall(ACCOUNT, checked, attempt)).toBe(HASH);
    expect(asked.at(-1)).toMatchObject({
      method: "klay_sendTransaction",
      params: [{ type: "SMART_CONTRACT_EXECUTION", from: ACCOUNT, chainId: "0x2019" }],
    });
  });

  test.each<[string, unknown]>([
    ["more than the specification allows", "0xffffffff"],
    ["nothing", new Error("the method does not exist")],
    ["something that is no number", "much"],
  ])("has the specification's gas limit if the wallet's node expects %s", async (_, gas) => {
    const { connector, asked, attempt } = open({ answers: { eth_estimateGas: gas } });
    await connector.sendCall(ACCOUNT, checked, attempt);
    expect(asked.at(-1)).toMatchObject({ params: [{ gas: "0x7a1200" }] });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["another account is chosen", { eth_accounts: [OTHER] }, "wrong-account"],
    ["the wallet names no account", { eth_accounts: [] }, "wrong-account"],
    ["the contract would refuse it", { eth_estimateGas: fault(3, "execution reverted: paused") }, "reverted"],
    [
      "it would be refused, as MetaMask says it",
      { eth_estimateGas: fault(-32603, "Internal", "reverted") },
      "reverted",
    ],
    ["the coins do not suffice", { eth_estimateGas: fault(-32000, "insufficient funds for gas") }, "no-coins"],
    [
      "the switch of the network is refused",
      { eth_chainId: "0x1", wallet_switchEthereumChain: fault(4001, "no") },
      "wrong-network",
    ],
    ["the wallet stays on another network", { eth_chainId: "0x1", wallet_switchEthereumChain: null }, "wrong-network"],
  ])("is not asked for if %s", async (_, answers, kind) => {
    const { connector, asked, attempt } = open({ answers });
    await expect(connector.sendCall(ACCOUNT, checked, attempt)).rejects.toMatchObject({ kind });
    expect(asked.map(({ method }) => method)).not.toContain("eth_sendTransaction");
  });

  test("is not asked for if the network changes while the accounts and the gas are asked for", async () => {
    const networks = ["0x2019", "0x1"];
    const { connector, asked, steps, attempt } = open({ answers: { eth_chainId: () => networks.shift() } });
    await expect(connector.sendCall(ACCOUNT, checked, attempt)).rejects.toMatchObject({ kind: "wrong-network" });
    expect(asked.at(-1)?.method).toBe("eth_chainId");
    expect(steps).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ["its holder declines", fault(4001, "User rejected the request."), "rejected"],
    ["another request is open", fault(-32002, "already pending"), "pending"],
    ["the coins went meanwhile", fault(-32000, "insufficient funds"), "no-coins"],
    ["the wallet breaks down", fault(-32603, "Internal JSON-RPC error."), "failed"],
    ["the answer is no hash", "sent!", "failed"],
  ])("fails if %s", async (_, answer, kind) => {
    const { connector, attempt } = open({ answers: { eth_sendTransaction: answer } });
    await expect(connector.sendCall(ACCOUNT, checked, attempt)).rejects.toMatchObject({ kind });
  });

  test.each<[string, unknown, string | null]>([
    ["done", { status: "0x1" }, "done"],
    ["reverted", { status: "0x0" }, "reverted"],
    ["not known before a block has it", null, null],
    ["not known if the node does not say", {}, null],
  ])("is %s by its receipt", async (_, receipt, outcome) => {
    const { connector } = open({ answers: { eth_getTransactionReceipt: receipt } });
    expect(await connector.findOutcome?.(HASH)).toBe(outcome);
  });
});

type Settings = { kind?: "metamask" | "kaia"; answers?: Record<string, unknown> };

function open({ kind = "metamask", answers = {} }: Settings = {}) {
  const asked: { method: string; params?: unknown }[] = [];
  const usual: Record<string, unknown> = {
    eth_chainId: "0x2019",
    klay_chainId: "0x2019",
    eth_accounts: [ACCOUNT.toLowerCase()],
    klay_accounts: [ACCOUNT.toLowerCase()],
    eth_estimateGas: "0x186a0",
    eth_sendTransaction: HASH,
    klay_sendTransaction: HASH,
  };
  const provider = {
    async request(call: { method: string; params?: unknown }) {
      asked.push(call);
      const answer = { ...usual, ...answers }[call.method];
      if (answer instanceof Error) throw answer;
      return typeof answer === "function" ? answer() : answer;
    },
  };
  const steps: ConnectStep[] = [];
  const attempt = { signal: new AbortController().signal, tell: (step: ConnectStep) => void steps.push(step) };
  const create = kind === "kaia" ? createKaiaConnector : createMetaMaskConnector;
  return { connector: create(provider, kind), asked, steps, attempt };
}

function fault(code: number, message: string, inner?: string): Error {
  return Object.assign(new Error(message), { code, data: inner ? { message: inner } : undefined });
}
