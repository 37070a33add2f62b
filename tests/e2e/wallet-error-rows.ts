import type { Page } from "playwright-core";
import type { PrivateKeyAccount } from "viem/accounts";
import type english from "../../app/locales/en/wallet.json";
import {
  actWithLedger,
  disconnectInWallet,
  type FakeAppServices,
  type FakeDcentBridge,
  setEvmBehaviour,
  setLedgerBehaviour,
  setWalletBehaviour,
} from "../fakes/wallets/index.ts";
import { passTime } from "./pass-time.ts";
import { codeAsPng } from "./qr-files.ts";

/** A new page, of bookings, with every fake wallet and none connected, and what stands behind them. */
export interface Desk {
  page: Page;
  /** The first part of the page's address, and its texts. */
  language: string;
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
  | {
      /** Leads to the words, which the walk then looks for. */
      reach(desk: Desk): Promise<void>;
      /** On what, if not a computer with Chromium. */
      on?: "phone" | "browser without WebHID";
    }
  | { /** The test that leads to the words already: the beginning of its file's name in `tests/e2e`. */ seenIn: string }
);

/** A wallet of the Wallet Standard that sends transactions itself and signs nothing else, so that nobody can sign in with it. */
export const SENDING_WALLET = {
  name: "Showcase",
  lacks: ["solana:signIn", "solana:signMessage", "solana:signTransaction"],
};

const CONNECTED = ".site-account .wallet-button[data-connected]";
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
        window.open = () => null;
      });
      await chooseDcent(desk, {});
    },
  },
  {
    words: "picker.noBridge",
    specification: "bridge connection failure",
    how: "the bridge is silent for 5 seconds",
    reach: async (desk) => {
      await desk.page.clock.install();
      await chooseDcent(desk, { bridge: "silent" });
      await until(() => desk.page.context().pages().length > 1);
      await passTime(desk.page, 5_100);
    },
  },
  {
    words: "picker.timedOut",
    how: "the device is silent for 30 seconds",
    reach: async (desk) => {
      await desk.page.clock.install();
      await chooseDcent(desk, { bridge: "hang" });
      await until(() => desk.bridge.calls.length > 0);
      await passTime(desk.page, 30_100);
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
    on: "phone",
    reach: async ({ page }) => {
      await page.context().route("https://link.dcentwallet.com/**", (route) => route.fulfill({ status: 204 }));
      await page.locator(".site-account .wallet-button").click();
      const link = page.locator('#wallet-picker a[href^="https://link.dcentwallet.com"]');
      await link.waitFor();
      await page.clock.install();
      await link.click();
      await passTime(page, 2_100);
    },
  },
  {
    words: "picker.notFoundMobile",
    how: "a wallet's row on a phone",
    on: "phone",
    reach: (desk) => choose(desk, "Solflare"),
  },
  {
    words: "picker.needsSolana",
    how: "a Solana screen with a Kaia wallet",
    reach: async (desk) => {
      await openSolanaScreen(desk);
      await desk.page.getByRole("main").getByRole("button", { name: desk.texts.call.connect }).click();
    },
  },
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
    reach: (desk) => chooseLedger(desk, { isOpenElsewhere: true }),
  },
  {
    words: "device.busy",
    how: "another page has the device",
    reach: (desk) => chooseLedger(desk, { isOpenElsewhere: true }),
  },
  {
    words: "device.locked",
    how: "it is not unlocked within a minute",
    reach: async (desk) => {
      await desk.page.clock.install();
      await chooseLedger(desk, { isLocked: true });
      await desk.page.getByText(desk.texts.device.unlock).waitFor();
      await passTime(desk.page, 61_000);
    },
  },
  {
    words: "device.wrongApp",
    how: "the app answers 0x6d00",
    reach: (desk) => chooseLedger(desk, { status: 0x6d00 }),
  },
  {
    words: "device.unplugged",
    how: "its cable is pulled while it asks to sign",
    reach: async (desk) => {
      await connect(desk, "Ledger");
      await setLedgerBehaviour(desk.page, { sign: "hang" });
      await pressSignIn(desk);
      await desk.page.getByText(desk.texts.device.sign).waitFor();
      await actWithLedger(desk.page, "unplug");
    },
  },
  {
    words: "device.noUsb",
    how: "a browser without WebHID",
    on: "browser without WebHID",
    reach: (desk) => choose(desk, "Ledger"),
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
    },
  },
  {
    words: "signIn.differs",
    how: "the site changes the text that is to be signed",
    reach: async (desk) => {
      await connect(desk, "MetaMask");
      await desk.page.route("**/api/sign-in/start", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace("wants you to", "wants us to") });
      });
      await pressSignIn(desk);
    },
  },
  {
    words: "signIn.popupBlocked",
    how: "the browser opens no window for D'CENT",
    reach: async (desk) => {
      await connect(desk, "D'CENT");
      await desk.page.evaluate(() => {
        window.open = () => null;
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
      await desk.page.clock.install();
      await pressSignIn(desk);
      await until(() => desk.page.context().pages().length > 1);
      await passTime(desk.page, 5_100);
    },
  },
  {
    words: "signIn.timedOut",
    specification: "signing timeout",
    how: "D'CENT signs nothing in 30 seconds",
    reach: async (desk) => {
      await connect(desk, "D'CENT");
      desk.bridge.behaviour = { bridge: "hang" };
      await desk.page.clock.install();
      const asked = desk.bridge.calls.length;
      await pressSignIn(desk);
      await until(() => desk.bridge.calls.length > asked);
      await passTime(desk.page, 30_100);
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
      await connect(desk, SENDING_WALLET.name);
      await pressSignIn(desk);
    },
  },
  { words: "signIn.onlyLooks", how: "D'CENT's Solana address was scanned to sign in", reach: signInByScan },
  { words: "call.lookTitle", how: "the same, on the page behind", reach: signInByScan },
  { words: "call.lookBody", how: "the same", reach: signInByScan },
  {
    words: "call.connectTitle",
    specification: "Please connect your wallet first.",
    how: "a holder's page",
    reach: async () => {},
  },
  { words: "call.solanaTitle", how: "a Solana page with a Kaia wallet", reach: openSolanaScreen },
  {
    words: "call.signInFailed",
    how: "the wallets' code does not load",
    reach: async (desk) => {
      await connect(desk, "MetaMask");
      await desk.page.route(/wallet-host[^/]*\.js/, (route) => route.abort());
      await desk.page.reload();
      await pressSignIn(desk);
    },
  },
  // leaving
  {
    words: "disconnected.lost",
    how: "the wallet disconnects",
    reach: async (desk) => {
      await connect(desk, "Phantom");
      await disconnectInWallet(desk.page);
    },
  },
  {
    words: "disconnected.logoutFailed",
    specification: "logout_failed",
    how: "the site does not hear the log-out",
    reach: async (desk) => {
      await connect(desk, "Phantom");
      await desk.page.route("**/api/sign-in/session", (route) => route.abort());
      await desk.page.locator(CONNECTED).click();
      await desk.page
        .locator(".site-account")
        .getByRole("button", { name: desk.texts.header.disconnect })
        .first()
        .click();
    },
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
  await pressByCable(desk);
}

async function pressByCable({ page, texts }: Desk): Promise<void> {
  await page.locator("#wallet-picker").getByRole("button", { name: texts.device.usb }).click();
}

async function lastAction({ page }: Desk): Promise<void> {
  await page.locator("#wallet-picker .dialog-actions button").last().click();
}

async function signWithMetaMask(desk: Desk, sign: "refuse" | "fail" | "pending"): Promise<void> {
  await connect(desk, "MetaMask");
  await setEvmBehaviour(desk.page, { sign });
  await pressSignIn(desk);
}

/** Connects a wallet with everything approved. */
async function connect(desk: Desk, name: string): Promise<void> {
  const { page, services, holder } = desk;
  await choose(desk, name);
  if (name === "D'CENT") await lastAction(desk);
  if (name === "Ledger") await pressByCable(desk);
  if (name === "Klip") {
    await page.locator(".wallet-code").waitFor();
    await services.approve(services.last(), holder);
  }
  await page.locator(CONNECTED).waitFor();
}

/** A page of what is on Solana, with a wallet of the former chain. */
async function openSolanaScreen(desk: Desk): Promise<void> {
  await connect(desk, "MetaMask");
  await desk.page.goto(`/${desk.language}/mypage/myTwig`);
  // only the browser knows of the wallet, so the page is at work once it says this
  await desk.page.getByRole("heading", { name: desk.texts.call.solanaTitle }).waitFor();
}

/** Signs in from a holder's page with an address that can only be looked with. */
async function signInByScan(desk: Desk): Promise<void> {
  await desk.page.getByRole("main").getByRole("button", { name: desk.texts.call.connect }).click();
  await desk.page.locator('#wallet-picker button[value="D\'CENT"]').click();
  await scan(desk);
}

async function pressSignIn({ page, texts }: Desk): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: texts.call.signIn }).click();
}

async function scan({ page, texts }: Desk): Promise<void> {
  await page.getByRole("button", { name: texts.picker.dcentScanIt }).click();
  const text = JSON.stringify({ type: "dcent_connection", walletAddress: SCANNED });
  const picture = { name: "code.png", mimeType: "image/png", buffer: await codeAsPng(text) };
  await page.locator("#qr-dialog input:not([capture])").setInputFiles(picture);
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("what the row waits for did not happen within 30 seconds");
}
