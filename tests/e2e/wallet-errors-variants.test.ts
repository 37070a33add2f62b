import { Keypair } from "@solana/web3.js";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import english from "../../app/locales/en/wallet.json";
import indonesian from "../../app/locales/id/wallet.json";
import korean from "../../app/locales/ko/wallet.json";
import { type FakeKaiaNode, startFakeKaiaNode } from "../fakes/kaia-node.ts";
import {
  exposeEvmKeys,
  exposeLedgerKey,
  type FakeAppServices,
  fakeDcentBridge,
  fakeEvmWallet,
  fakeLedger,
  fakeWallet,
  startFakeAppServices,
} from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { openAt } from "./open-at.ts";
import { textPattern } from "./text-pattern.ts";
import { ERROR_ROWS, SENDING_WALLET } from "./wallet-error-rows.ts";

/** Every error of the wallets that a press on the site's own pages leads to, in three languages, against the fake wallets. */

const LANGUAGES = [
  ["eng", english],
  ["kor", korean],
  ["idn", indonesian],
] as const;
const PHONE = {
  viewport: { width: 375, height: 760 },
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15",
};
const KAIA = 8217;

let site: Site;
let node: FakeKaiaNode;
let services: FakeAppServices;
const open: TestPage[] = [];

beforeAll(async () => {
  node = await startFakeKaiaNode(KAIA);
  services = await startFakeAppServices();
  site = await openSite({ slotTimeMs: 50, evmRpcUrl: node.url, appServicesUrl: services.url });
});
beforeEach(async () => {
  for (const page of open.splice(0)) await page.close();
});
afterAll(async () => {
  await site?.close();
  services?.close();
  node?.close();
});

const ROWS = ERROR_ROWS.flatMap((row) => ("reach" in row ? [row] : []));

describe.each(LANGUAGES)("in /%s", (language, texts) => {
  test.each(ROWS)("$words is what somebody reads: $how", async ({ words, reach, on }) => {
    services.behaviour = {};
    const holder = privateKeyToAccount(generatePrivateKey());
    const device = { app: "Ethereum", isWithoutHid: on === "browser without WebHID" };
    const opened = await site.openPage({
      ...(on === "phone" ? PHONE : {}),
      initScripts:
        on === "phone"
          ? []
          : [
              fakeWallet([Keypair.generate()]),
              fakeWallet([Keypair.generate()], SENDING_WALLET),
              fakeEvmWallet("metamask", [holder]),
              fakeEvmWallet("kaia", [holder], { chainId: KAIA }),
              fakeLedger(holder, device),
            ],
    });
    open.push(opened);
    const { page, context } = opened;
    await exposeEvmKeys(context, [holder]);
    await exposeLedgerKey(context, holder);
    const bridge = await fakeDcentBridge(context, holder);
    await openAt(page, `/${language}/mypage/reservation`);
    await reach({ page, language, texts, services, bridge, holder });
    await page.getByText(patternOf(texts, words)).first().waitFor();
  });
});

/** A pattern for the words of a row, by their path in the texts. */
function patternOf(texts: object, words: string): RegExp {
  const text = words
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
  expect(text).toBeTypeOf("string");
  return textPattern(String(text));
}
