import type { Page } from "playwright-core";
import type { PrivateKeyAccount } from "viem/accounts";
import type english from "../../app/locales/en/wallet.json";
import {
  actWithLedger,
  type FakeAppServices,
  type FakeDcentBridge,
  setEvmBehaviour,
  setLedgerBehaviour,
  setWalletBehaviour,
} from "../fakes/wallets/index.ts";
import { codeAsPng } from "./qr-files.ts";

/** A page with every fake wallet, and what stands behind them. */
export interface Desk {
  page: Page;
  texts: typeof english;
  services: FakeAppServices;
  bridge: FakeDcentBridge;
  /** The account that answers in an app. */
  holder: PrivateKeyAccount;
}

/** An error of the wallets: its words, and how a visitor comes to read them. */
export type ErrorRow = {
  /** The key of its words in `app/locales/<language>/wallet.json`, or with `qr:` before it in `qr.json`. */
  words: string;
  how: string;
  /** What the specification's error catalogue (section 8) calls it, if it does. */
  specification?: string;
} & (
  | { /** Leads to the words, which the walk then looks for. */ reach(desk: Desk): Promise<void> }
  | { /** The test that leads to the words already: the beginning of its file's name in `tests/e2e`. */ seenIn: string }
);

const SCANNED = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM";

/** The error catalogue of the wallets. tests/files/wallet-errors.test.ts fails if an error is missing here. */
export const ERROR_ROWS: readonly ErrorRow[] = [
  // connecting
  { words: "picker.connectFirst", specification: "No wallet", how: "my page without a wallet", reach: pressMyPage },
  {
    words: "picker.notFound",
    specification: "Wallet Not Found",
    how: "a wallet that is not installed",
    reach: (desk) => choose(desk, "Solflare"),
  },
  { words: "picker.notFoundTitle", how: "the same", reach: (desk) => choose(desk, "Solflare") },
  { words: "picker.comingSoon", specification: "WalletConnect", how: "its row in the list", reach: openList },
  {
    words: "picker.declined",
    how: "Phantom's holder refuses",
    reach: async (desk) => {
      await setWalletBehaviour(desk.page, { connect: "refuse" });
      await choose(desk, "Phantom");
    },
  },
  { words: "picker.failedTitle", specification: "Connection Failed", how: "Phantom throws", reach: failPhantom },
  { words: "picker.failed", specification: "Failed to connect to Phantom", how: "the same", reach: failPhantom },
  { words: "picker.failedHint", specification: "check the connection", how: "the same", reach: failPhantom },
  {
    words: "picker.noAccount",
    specification: "No connected account",
    how: "MetaMask gives an empty list",
    reach: (desk) => chooseMetaMask(desk, { connect: "empty" }),
  },
  {
    words: "picker.pending",
    how: "MetaMask answers -32002",
    reach: (desk) => chooseMetaMask(desk, { connect: "pending" }),
  },
  {
    words: "picker.wrongNetwork",
    specification: "set to the mainnet",
    how: "MetaMask says yes and stays on Ethereum",
    reach: (desk) => chooseMetaMask(desk, { connect: "approve", switchChain: "ignore", addChain: "refuse" }),
  },
  {
    words: "picker.deniedAuthorization",
    specification: "User denied account authorization",
    how: "Kaia's holder refuses",
    reach: async (desk) => {
      await setEvmBehaviour(desk.page, { connect: "refuse" }, "kaia");
      await choose(desk, "Kaia Wallet");
    },
  },
  {
    words: "picker.dcentWarning",
    specification: "D'CENT has limited features",
    how: "choosing it",
    reach: (desk) => choose(desk, "D'CENT"),
  },
  {
    words: "picker.popupBlocked",
    specification: "Popup-blocked warning for the bridge",
    how: "the browser opens no window",
    reach: async (desk) => {
      await desk.page.evaluate(() => {
        const { open } = window;
        window.open = () => {
          window.open = open;
          return null;
        };
      });
      await chooseDcent(desk, {});
    },
  },
  {
    words: "picker.noBridge",
    specification: "bridge connection failure",
    how: "the bridge is silent for 5 seconds",
    reach: async (desk) => {
      await chooseDcent(desk, { bridge: "silent" });
      await until(() => desk.page.context().pages().length > 1);
      await desk.page.clock.runFor(5_100);
    },
  },
  {
    words: "picker.timedOut",
    how: "the device is silent for 30 seconds",
    reach: async (desk) => {
      const asked = desk.bridge.calls.length;
      await chooseDcent(desk, { bridge: "hang" });
      await until(() => desk.bridge.calls.length > asked);
      await desk.page.clock.runFor(30_100);
    },
  },
  {
    words: "picker.checkBridge",
    specification: "Check wallet connection and bridge",
    how: "the device answers an error",
    reach: (desk) => chooseDcent(desk, { error: "coin_type_error" }),
  },
  {
    words: "picker.notInstalled",
    how: "the app does not open in 2 seconds",
    seenIn: "dcent-address",
  },
  {
    words: "picker.notFoundMobile",
    how: "a wallet's row on a phone",
    seenIn: "wallet",
  },
  { words: "picker.needsSolana", how: "a Solana screen with a Kaia wallet", seenIn: "evm-wallets" },
  {
    words: "picker.expired",
    how: "nobody answers Klip's request",
    reach: async (desk) => {
      desk.services.behaviour = { lifetimeSeconds: 2 };
      await choose(desk, "Klip");
    },
  },
  {
    words: "picker.unreachable",
    how: "Klip's service is down",
    reach: async (desk) => {
      desk.services.behaviour = { answers: "down" };
      await choose(desk, "Klip");
    },
  },
  // a Ledger
  {
    words: "device.pressAgain",
    how: "loading takes longer than the browser remembers the press",
    reach: async (desk) => {
      await desk.page.evaluate(() =>
        Object.defineProperty(navigator, "userActivation", { value: {}, configurable: true }),
      );
      await chooseLedger(desk, {});
      await desk.page.getByText(desk.texts.device.pressAgain).waitFor();
      await desk.page.evaluate(() => Reflect.deleteProperty(navigator, "userActivation"));
    },
  },
  {
    words: "device.noDevice",
    how: "the browser's list is closed",
    reach: (desk) => chooseLedger(desk, { chooser: "close" }),
  },
  {
    words: "device.failed",
    specification: "Failed to connect to Ledger.",
    how: "any failure of a Ledger",
    reach: (desk) => chooseLedger(desk, { chooser: "choose", isOpenElsewhere: true }),
  },
  {
    words: "device.busy",
    how: "another page has the device",
    reach: (desk) => chooseLedger(desk, { chooser: "choose", isOpenElsewhere: true }),
  },
  {
    words: "device.locked",
    how: "it is not unlocked within a minute",
    reach: async (desk) => {
      await chooseLedger(desk, { isOpenElsewhere: false, isLocked: true });
      await desk.page.getByText(desk.texts.device.unlock).waitFor();
      await desk.page.clock.runFor(61_000);
    },
  },
  {
    words: "device.wrongApp",
    how: "the app answers 0x6d00",
    reach: (desk) => chooseLedger(desk, { isLocked: false, status: 0x6d00 }),
  },
  {
    words: "device.unplugged",
    how: "its cable is pulled while it asks to sign",
    reach: async (desk) => {
      await setLedgerBehaviour(desk.page, { status: undefined });
      await connect(desk, "Ledger");
      await setLedgerBehaviour(desk.page, { sign: "hang" });
      await pressSignIn(desk);
      await desk.page.getByText(desk.texts.device.sign).waitFor();
      await actWithLedger(desk.page, "unplug");
      await desk.page.clock.runFor(6_100);
      await desk.page.getByText(desk.texts.device.unplugged).waitFor();
      await actWithLedger(desk.page, "plug");
    },
  },
  {
    words: "device.noUsb",
    how: "a browser without WebHID",
    seenIn: "ledger",
  },
  // signing in
  { words: "signIn.declined", how: "MetaMask's holder refuses", reach: (desk) => signWithMetaMask(desk, "refuse") },
  { words: "signIn.failed", how: "MetaMask throws", reach: (desk) => signWithMetaMask(desk, "fail") },
  { words: "signIn.pending", how: "MetaMask answers -32002", reach: (desk) => signWithMetaMask(desk, "pending") },
  {
    words: "signIn.wrongAccount",
    specification: "Wallet addresses are different",
    how: "MetaMask gives another account or none",
    reach: async (desk) => {
      await connect(desk, "MetaMask");
      await setEvmBehaviour(desk.page, { isLocked: true });
      await pressSignIn(desk);
      await desk.page.getByText(desk.texts.signIn.wrongAccount).waitFor();
      await setEvmBehaviour(desk.page, { isLocked: false });
    },
  },
  {
    words: "signIn.differs",
    how: "the site changes the text that is to be signed",
    reach: async (desk) => {
      await connect(desk, "MetaMask");
      await desk.page.route(
        "**/api/sign-in/start",
        async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: (await answer.text()).replace("wants you to", "wants us to") });
        },
        { times: 1 },
      );
      await pressSignIn(desk);
    },
  },
  {
    words: "signIn.popupBlocked",
    how: "the browser opens no window for D'CENT",
    reach: async (desk) => {
      await connect(desk, "D'CENT");
      await desk.page.evaluate(() => {
        const { open } = window;
        window.open = () => {
          window.open = open;
          return null;
        };
      });
      await pressSignIn(desk);
    },
  },
  {
    words: "signIn.noBridge",
    specification: "bridge connection failure",
    how: "the bridge is silent for 5 seconds",
    reach: async (desk) => {
      await connect(desk, "D'CENT");
      desk.bridge.behaviour = { bridge: "silent" };
      await pressSignIn(desk);
      await until(() => desk.page.context().pages().length > 1);
      await desk.page.clock.runFor(5_100);
    },
  },
  {
    words: "signIn.timedOut",
    specification: "signing timeout",
    how: "D'CENT signs nothing in 30 seconds",
    reach: async (desk) => {
      await connect(desk, "D'CENT");
      desk.bridge.behaviour = { bridge: "hang" };
      const asked = desk.bridge.calls.length;
      await pressSignIn(desk);
      await until(() => desk.bridge.calls.length > asked);
      await desk.page.clock.runFor(30_100);
    },
  },
  {
    words: "signIn.expired",
    how: "nobody answers Klip's second request",
    reach: async (desk) => {
      await connect(desk, "Klip");
      desk.services.behaviour = { lifetimeSeconds: 2 };
      await pressSignIn(desk);
    },
  },
  {
    words: "signIn.unreachable",
    how: "Klip's service is down",
    reach: async (desk) => {
      await connect(desk, "Klip");
      desk.services.behaviour = { answers: "down" };
      await pressSignIn(desk);
    },
  },
  {
    words: "signIn.unsupported",
    how: "a wallet that can sign nothing",
    reach: async (desk) => {
      await connect(desk, "Showcase");
      await pressSignIn(desk);
    },
  },
  {
    words: "signIn.onlyLooks",
    how: "D'CENT's Solana address was scanned",
    reach: async (desk) => {
      await disconnectAll(desk);
      await desk.page.locator("main button").first().click();
      await desk.page.locator('#wallet-picker button[value="D\'CENT"]').click();
      await scan(desk);
    },
  },
  { words: "call.lookTitle", how: "the same, on my page", reach: async () => {} },
  { words: "call.lookBody", how: "the same", reach: async () => {} },
  {
    words: "call.connectTitle",
    specification: "Please connect your wallet first.",
    how: "my page",
    reach: disconnectAll,
  },
  { words: "call.solanaTitle", how: "a Solana page with a Kaia wallet", seenIn: "evm-wallets" },
  { words: "call.signInFailed", how: "the site does not answer", seenIn: "evm-wallets" },
  // leaving
  { words: "disconnected.lost", how: "the wallet disconnects", seenIn: "wallet" },
  {
    words: "disconnected.logoutFailed",
    specification: "logout_failed",
    how: "the site does not hear the log-out",
    seenIn: "wallet",
  },
  // reading a QR code
  ...[
    ["qr:cameras.denied.title", "permission denied"],
    ["qr:cameras.none.title", "camera not found"],
    ["qr:cameras.unsupported.title", "browser unsupported"],
    ["qr:cameras.failed.title", "generic camera error"],
    ["qr:cameras.busy.title"],
    ["qr:cameras.overconstrained.title"],
    ["qr:cameras.insecure.title"],
    ["qr:cameras.lost.title"],
    ["qr:refusals.unreadable.title", "QR recognition failed"],
    ["qr:refusals.unsupported.title", "unsupported QR code format"],
    ["qr:refusals.several.title"],
    ["qr:refusals.program.title"],
    ["qr:refusals.evm.title"],
    ["qr:pictures.notPicture.title", "only image files can be uploaded"],
    ["qr:pictures.tooLarge.title", "an image of 10MB or less"],
    ["qr:pictures.broken.title"],
    ["qr:reader.title"],
  ].map(([words = "", specification]) => ({
    words,
    ...(specification ? { specification } : {}),
    how: "the QR dialog",
    seenIn: "qr",
  })),
];

async function openList({ page }: Desk): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await page.locator("#wallet-picker .wallet-list").first().waitFor();
  await page.locator("#wallet-picker details").evaluate((fold) => fold.setAttribute("open", ""));
}

async function pressMyPage({ page }: Desk): Promise<void> {
  await page.locator(".site-account .my-page-button").click();
}

async function choose(desk: Desk, name: string): Promise<void> {
  await disconnectAll(desk);
  await openList(desk);
  await desk.page.locator(`#wallet-picker button[value="${name}"]`).first().click();
}

async function failPhantom(desk: Desk): Promise<void> {
  await setWalletBehaviour(desk.page, { connect: "fail" });
  await choose(desk, "Phantom");
}

async function chooseMetaMask(desk: Desk, behaviour: Parameters<typeof setEvmBehaviour>[1]): Promise<void> {
  await setEvmBehaviour(desk.page, behaviour);
  await choose(desk, "MetaMask");
}

async function chooseDcent(desk: Desk, behaviour: FakeDcentBridge["behaviour"]): Promise<void> {
  desk.bridge.behaviour = behaviour;
  await choose(desk, "D'CENT");
  await lastAction(desk);
}

async function chooseLedger(desk: Desk, behaviour: Parameters<typeof setLedgerBehaviour>[1]): Promise<void> {
  await setLedgerBehaviour(desk.page, behaviour);
  await choose(desk, "Ledger");
  await lastAction(desk);
}

async function lastAction({ page }: Desk): Promise<void> {
  await page.locator("#wallet-picker .dialog-actions button").last().click();
}

async function signWithMetaMask(desk: Desk, sign: "refuse" | "fail" | "pending"): Promise<void> {
  await connect(desk, "MetaMask");
  await setEvmBehaviour(desk.page, { sign });
  await pressSignIn(desk);
}

/** Has the wallet connected that is meant, with everything approved. */
async function connect(desk: Desk, name: string): Promise<void> {
  const { page, bridge, services, holder } = desk;
  bridge.behaviour = {};
  services.behaviour = {};
  if ((await connectedName(desk)) === name) return;
  await setEvmBehaviour(page, { connect: "approve", switchChain: "approve", addChain: "approve", sign: "approve" });
  await choose(desk, name);
  if (name === "D'CENT" || name === "Ledger") await lastAction(desk);
  if (name === "Klip") {
    await page.locator(".wallet-code").waitFor();
    await services.approve(services.last(), holder);
  }
  await page.locator(".wallet-button[data-connected]").waitFor();
}

async function pressSignIn({ page, texts }: Desk): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: texts.call.signIn }).click();
}

function connectedName({ page }: Desk): Promise<string | null> {
  return page.evaluate(() => {
    const evm = JSON.parse(localStorage.getItem("punkvism.evmWallet") ?? "null");
    return evm?.walletName ?? JSON.parse(localStorage.getItem("walletName") ?? "null");
  });
}

async function disconnectAll({ page, texts }: Desk): Promise<void> {
  const connected = page.locator(".site-account .wallet-button[data-connected]");
  if ((await connected.count()) === 0) return;
  await connected.click();
  await page.locator(".site-account").getByRole("button", { name: texts.header.disconnect }).first().click();
  await connected.waitFor({ state: "detached" });
}

async function scan({ page, texts }: Desk): Promise<void> {
  await page.getByRole("button", { name: texts.picker.dcentScanIt }).click();
  const text = JSON.stringify({ type: "dcent_connection", walletAddress: SCANNED });
  const picture = { name: "code.png", mimeType: "image/png", buffer: await codeAsPng(text) };
  await page.locator("#qr-dialog input:not([capture])").setInputFiles(picture);
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 300 && !isSo(); turn++) await new Promise((resolve) => setTimeout(resolve, 50));
}
