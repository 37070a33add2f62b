import type { Page } from "playwright-core";
import type english from "../../app/locales/en/migration.json";
import { type FakeAppServices, type FakeDcentBridge, setEvmBehaviour } from "../fakes/wallets/index.ts";
import { passTime } from "./pass-time.ts";

/** The dialog of the migration before "Yes", with the wallet that the row names, and the node behind the wallets. */
export interface TroubleDesk {
  page: Page;
  services: FakeAppServices;
  bridge: FakeDcentBridge;
  /** The error of the wallet's own node when it is asked for gas; null for the chain's own answer. */
  node: { refusal: string | null };
  /** Presses "Yes". */
  confirm(): Promise<void>;
}

/** Something that keeps a wallet from handing over: its words, and how a holder comes to read them. */
export type TroubleRow = {
  /** The key of its words in `trouble` of `app/locales/<language>/migration.json`. */
  words: keyof (typeof english)["trouble"];
  how: string;
  /** The names in the specification's error catalogue (section 8), if it is there. */
  specification?: string;
  /** The specification's numeric code, if it has one: its sentence comes first. */
  numericCode?: number;
} & (
  | {
      wallet: "MetaMask" | "Klip" | "D'CENT";
      /** The NFT is approved already, so that the first request is the payment. */
      isApproved?: true;
      reach(desk: TroubleDesk): Promise<void>;
    }
  | { /** The test that leads to the words already: the beginning of its file's name in `tests/e2e`. */ seenIn: string }
);

export const TROUBLE_ROWS: readonly TroubleRow[] = [
  {
    words: "rejected",
    how: "the holder declines",
    wallet: "MetaMask",
    reach: (desk) => send(desk, "refuse"),
  },
  {
    words: "failed",
    specification: "Failed to transfer NFT",
    how: "the wallet breaks down at the approval",
    wallet: "MetaMask",
    reach: (desk) => send(desk, "fail"),
  },
  {
    words: "payment",
    specification: "klay_transfer_error, Error occurred during KLAY transfer",
    how: "the wallet breaks down at the payment",
    wallet: "MetaMask",
    isApproved: true,
    reach: (desk) => send(desk, "fail"),
  },
  { words: "pending", how: "another request is open", wallet: "MetaMask", reach: (desk) => send(desk, "pending") },
  {
    words: "no-coins",
    specification: "Failed to send KLAY",
    how: "the account cannot pay",
    wallet: "MetaMask",
    reach: async ({ node, confirm }) => {
      node.refusal = "insufficient funds for gas * price + value";
      await confirm();
    },
  },
  {
    words: "reverted",
    specification: "Failed to transfer NFT",
    how: "the contract would refuse it",
    wallet: "MetaMask",
    reach: async ({ node, confirm }) => {
      node.refusal = "execution reverted";
      await confirm();
    },
  },
  {
    words: "wrong-network",
    specification: "set to the mainnet",
    numericCode: 7,
    how: "the wallet stays on Ethereum",
    wallet: "MetaMask",
    reach: async ({ page, confirm }) => {
      await setEvmBehaviour(page, { switchChain: "refuse", addChain: "refuse" });
      await page.evaluate(() => {
        const { fakeEvmWallets } = window as unknown as { fakeEvmWallets: { metamask: { chainId: number } } };
        fakeEvmWallets.metamask.chainId = 1;
      });
      await confirm();
    },
  },
  {
    words: "wrong-account",
    specification: "Wallet addresses are different",
    how: "the wallet has switched and says nothing",
    wallet: "MetaMask",
    reach: async ({ page, confirm }) => {
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the fake's own memory
        document.cookie = "fake-evm-metamask-account=1; path=/";
      });
      await confirm();
    },
  },
  {
    words: "differs",
    how: "the site plans another call",
    wallet: "MetaMask",
    reach: async (desk) =>
      plan(desk, (answer) => {
        for (const { call } of answer.calls) call.data = `${call.data.slice(0, -2)}ff`;
      }),
  },
  {
    words: "feeChanged",
    how: "the fee has risen since it was shown",
    wallet: "MetaMask",
    reach: async (desk) =>
      plan(desk, (answer) => {
        answer.feeEachRaw = String(BigInt(answer.feeEachRaw) + 1n);
      }),
  },
  {
    words: "unreachable",
    how: "the site does not answer",
    wallet: "MetaMask",
    reach: async ({ page, confirm }) => {
      await page.route("**/api/migration/plan", (route) => route.abort());
      await confirm();
    },
  },
  {
    words: "expired",
    how: "nobody answers Klip's request",
    wallet: "Klip",
    reach: async ({ services, confirm }) => {
      services.behaviour = { lifetimeSeconds: 2 };
      await confirm();
    },
  },
  {
    words: "noService",
    how: "Klip's service is down",
    wallet: "Klip",
    reach: async ({ services, confirm }) => {
      services.behaviour = { answers: "down" };
      await confirm();
    },
  },
  {
    words: "popup-blocked",
    specification: "Popup-blocked warning for the bridge",
    how: "the browser opens no window",
    wallet: "D'CENT",
    reach: async ({ page, confirm }) => {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await confirm();
    },
  },
  {
    words: "no-bridge",
    specification: "bridge connection failure",
    how: "the bridge is silent for 5 seconds",
    wallet: "D'CENT",
    reach: async ({ bridge, confirm }) => {
      bridge.behaviour = { bridge: "silent" };
      await confirm();
    },
  },
  {
    words: "timed-out",
    how: "the device names its account and signs nothing in 60 seconds",
    wallet: "D'CENT",
    reach: async ({ page, bridge, confirm }) => {
      bridge.behaviour = { hangsAt: "getKlaytnSignedTransaction" };
      await page.clock.install();
      await confirm();
      await until(() => bridge.calls.some(({ method }) => method === "getKlaytnSignedTransaction"));
      await passTime(page, 60_100);
    },
  },
  {
    words: "unsupported",
    specification: "This wallet is not currently supported",
    how: "the device's firmware does not know the request",
    seenIn: "migration",
  },
  { words: "no-blind-signing", how: "the Ledger may not sign what it cannot read", seenIn: "migration" },
];

/** Words that no test can show: if a wallet disconnects, the dialog closes and the page asks to connect a wallet. */
export const NOT_WALKED: readonly TroubleRow["words"][] = ["not-connected"];

async function send({ page, confirm }: TroubleDesk, verdict: "refuse" | "fail" | "pending"): Promise<void> {
  await setEvmBehaviour(page, { send: verdict });
  await confirm();
}

type Plan = { feeEachRaw: string; calls: { call: { data: string } }[] };

/** Changes the site's plan on its way to the page. */
async function plan({ page, confirm }: TroubleDesk, change: (plan: Plan) => void): Promise<void> {
  await page.route("**/api/migration/plan", async (route) => {
    const answer = (await (await route.fetch()).json()) as { returnValue: Plan };
    change(answer.returnValue);
    await route.fulfill({ json: answer });
  });
  await confirm();
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("what the row waits for did not happen within 30 seconds");
}
