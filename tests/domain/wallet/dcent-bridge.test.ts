import bs58 from "bs58";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bridgeV1 } from "~/wallet/.client/connectors/dcent/bridge-v1";
import { bridgeV2 } from "~/wallet/.client/connectors/dcent/bridge-v2";
import type { DeviceTransaction } from "~/wallet/.client/connectors/device-sending";

// the requests to D'CENT's bridge, in the shapes that its maker documents; the bridge's window is this test's

const ADDRESS = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const OTHER = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const KEY = "m/44'/60'/0'/0/0";
const KAIA = "eip155:8217/slip44:60";
const TRANSACTION: DeviceTransaction = {
  type: "legacy",
  chainId: 8217,
  to: "0x00000000000000000000000000000000000000cc",
  data: "0x1234",
  value: 300_000_000_000_000_000n,
  nonce: 7,
  gas: 250_000n,
  gasPrice: 25_000_000_000n,
};
const { signal } = new AbortController();

type Asked = { method: string; params: unknown; chainId?: unknown };
let asked: Asked[];
/** The device's answer to a request; a text is the code of an error. */
let answers: Record<string, Record<string, unknown> | string | number>;

beforeEach(() => {
  asked = [];
  answers = { getAddress: { address: ADDRESS } };
});
afterEach(() => vi.unstubAllGlobals());

describe("the first version of the bridge", () => {
  beforeEach(() => openWindows("https://bridge.dcentwallet.com", { event: "BridgeEvent", payload: "popup-success" }));

  test("is asked for the account, and then to sign a transaction of the oldest type", async () => {
    answers.getKlaytnSignedTransaction = { sign_v: "0x4056", sign_r: "0x1", sign_s: "0x2" };
    expect(await bridgeV1.signCall(TRANSACTION, ADDRESS, signal)).toEqual(answers.getKlaytnSignedTransaction);
    expect(asked).toEqual([
      { method: "getAddress", params: { coinType: "KLAYTN", path: KEY } },
      {
        method: "getKlaytnSignedTransaction",
        params: {
          coinType: "KLAYTN",
          nonce: "7",
          gas_price: "25000000000",
          gas_limit: "250000",
          to: TRANSACTION.to,
          value: "300000000000000000",
          data: "0x1234",
          key: KEY,
          chain_id: 8217,
          tx_type: 0xff,
          from: ADDRESS,
        },
      },
    ]);
  });

  test.each([
    ["user_cancel", "rejected"],
    ["time_out", "timed-out"],
    ["command_error", "unsupported"],
    ["coin_type_error", "failed"],
  ])("that answers %s ends as %s", async (code, kind) => {
    answers.getKlaytnSignedTransaction = code;
    await expect(bridgeV1.signCall(TRANSACTION, ADDRESS, signal)).rejects.toMatchObject({ kind });
  });
});

describe("the second version of the bridge", () => {
  beforeEach(() => openWindows("https://v2bridge.dcentwallet.com", { type: "_ready" }));

  test("is asked for the account, and then to sign a transaction of the oldest type", async () => {
    answers.signTransaction = { signed_tx: "0x12" };
    expect(await bridgeV2.signCall(TRANSACTION, ADDRESS, signal)).toEqual({ signed_tx: "0x12" });
    expect(asked).toEqual([
      { method: "_handshake", params: { version: "2.0", clientName: "punkvism" } },
      { method: "getAddress", chainId: KAIA, params: { chainId: KAIA, keyPath: KEY } },
      {
        method: "signTransaction",
        chainId: KAIA,
        params: {
          keyPath: KEY,
          transaction: {
            type: 0,
            to: TRANSACTION.to,
            value: "0x429d069189e0000",
            gasLimit: "0x3d090",
            gasPrice: "0x5d21dba00",
            nonce: "0x7",
            data: "0x1234",
          },
        },
      },
    ]);
  });

  test("is given a message as its bytes, and a transaction of Solana as a whole", async () => {
    answers.signMessage = { signature: "0xab" };
    expect(await bridgeV2.signText("가", signal, ADDRESS)).toBe("0xab");
    expect(asked.at(-1)).toMatchObject({ method: "signMessage", params: { keyPath: KEY, message: "0xeab080" } });
    answers.signTransaction = { signature: "1" };
    await bridgeV2.signSolana?.(Uint8Array.of(1, 2, 3), signal);
    expect(asked.at(-1)).toMatchObject({
      method: "signTransaction",
      chainId: expect.stringMatching(/^solana:.+\/slip44:501$/),
      params: { transaction: { serialized: bs58.encode(Uint8Array.of(1, 2, 3)) } },
    });
  });

  test.each([
    [4001, "rejected"],
    [4200, "unsupported"],
    [-32_601, "unsupported"],
    [-32_602, "failed"],
    ["user_cancel", "rejected"],
  ])("that answers %s ends as %s", async (code, kind) => {
    answers.signTransaction = code;
    await expect(bridgeV2.signCall(TRANSACTION, ADDRESS, signal)).rejects.toMatchObject({ kind });
  });
});

test.each([
  ["first", bridgeV1, "https://bridge.dcentwallet.com", { event: "BridgeEvent", payload: "popup-success" }],
  ["second", bridgeV2, "https://v2bridge.dcentwallet.com", { type: "_ready" }],
] as const)(
  "a device with another account is not asked to sign by the %s version",
  async (_, bridge, origin, greeting) => {
    openWindows(origin, greeting);
    for (const address of [OTHER, "garbage", undefined]) {
      answers.getAddress = { address };
      await expect(bridge.signCall(TRANSACTION, ADDRESS, signal)).rejects.toMatchObject({ kind: "wrong-account" });
    }
    expect(asked.map(({ method }) => method)).not.toContain("getKlaytnSignedTransaction");
    expect(asked.map(({ method }) => method)).not.toContain("signTransaction");
  },
);

/** Gives the page a window that greets as a version of the bridge does, and answers by `answers`. */
function openWindows(origin: string, greeting: object): void {
  const listeners = new Set<(event: object) => void>();
  const opened = {
    closed: false,
    close: () => {},
    postMessage: (message: Record<string, unknown>) => queueMicrotask(() => say(reply(message))),
  };
  const say = (data: object) => {
    for (const hear of [...listeners]) hear({ source: opened, origin, data });
  };
  vi.stubGlobal("window", {
    open: () => {
      setTimeout(() => say(greeting), 0);
      return opened;
    },
    addEventListener: (_: string, hear: (event: object) => void) => listeners.add(hear),
    removeEventListener: (_: string, hear: (event: object) => void) => listeners.delete(hear),
  });
}

function reply({ idx, payload, id, ...request }: Record<string, unknown>): object {
  const isFirst = idx !== undefined;
  const call = (isFirst ? payload : request) as Asked;
  asked.push(call);
  if (call.method === "_handshake") return { id, result: { version: "2.0" } };
  const answer = answers[call.method] ?? "command_error";
  if (typeof answer === "number") return { id, error: { code: answer, message: "" } };
  const said =
    typeof answer === "string"
      ? { header: { status: isFirst ? "error" : "failure" }, body: { error: { code: answer, message: "" } } }
      : { header: { status: "success" }, body: { command: call.method, parameter: answer } };
  return isFirst ? { event: "BridgeResponse", idx, payload: said } : { id, result: said };
}
