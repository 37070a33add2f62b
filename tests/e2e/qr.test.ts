import { describe, expect, it } from "vitest";
import { checkOpen } from "./page-checks.ts";
import {
  ADDRESS,
  begin,
  choose,
  dialog,
  EVM,
  field,
  keepStreams,
  kept,
  MOST_BYTES,
  OTHER_ADDRESS,
  openBeforeTests,
  openDialog,
  PROGRAM_ACCOUNT,
  page,
  untilCamera,
  visit,
  wall,
} from "./qr-dialog.ts";
import { codeAsPng, codesAsPng, emptyPng } from "./qr-files.ts";
import { languagesOf } from "./turns.ts";

openBeforeTests();

it("reads an address from the back camera, under the site's own policy, and switches it off", async () => {
  await openDialog({ initScripts: [{ script: keepStreams }] });
  await page.getByText("Read", { exact: true }).waitFor();
  expect(await field().inputValue()).toBe(ADDRESS);
  expect(await dialog().count()).toBe(0);
  const { tracks, constraints } = await kept();
  expect(tracks).toEqual(["ended"]);
  expect(constraints).toMatchObject([{ video: { facingMode: { ideal: "environment" } }, audio: false }]);
  expect(visit.takeProblems()).toEqual([]);
});

describe("a picture", () => {
  it("is refused in words that say what to do", async () => {
    await openDialog(wall());
    const tries: [name: string, file: Buffer, words: string][] = [
      ["drawing.png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "Only image files can be uploaded."],
      [
        "large.png",
        Buffer.concat([await codeAsPng(ADDRESS), Buffer.alloc(MOST_BYTES)]),
        "Choose an image of 10 MB or less.",
      ],
      ["broken.png", (await codeAsPng(ADDRESS)).subarray(0, 60), "This picture cannot be opened."],
      ["empty.png", await emptyPng(), "Cannot process QR code data."],
      ["cut.png", await codeAsPng('{"type":"wallet_address"'), "Cannot process QR code data."],
      ["web.png", await codeAsPng("https://punkvism.example"), "Unsupported QR code format."],
      ["vault.png", await codeAsPng(PROGRAM_ACCOUNT), "This Solana address belongs to a program"],
      ["evm.png", await codeAsPng(`ethereum:${EVM}@8217`), "This is an EVM address."],
      ["two.png", await codesAsPng(ADDRESS, OTHER_ADDRESS), "There is more than one QR code."],
    ];
    for (const [name, file, words] of tries) {
      await choose(name, file);
      await dialog().getByText(words).waitFor();
    }
    expect(await field().inputValue()).toBe("");
    await choose("code.png", await codeAsPng(JSON.stringify({ type: "dcent_connection", walletAddress: ADDRESS })));
    await page.getByText("Read", { exact: true }).waitFor();
    expect(visit.takeProblems()).toEqual([]);
  });
});

it.each(languagesOf("qr"))(
  "can be read and reached on a phone's width, in $label, and Escape switches its camera off",
  async (locale) => {
    const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
    await openDialog({ ...wall(), ...phone }, locale.path);
    await untilCamera("on");
    expect(await checkOpen(page, "the QR dialog", "#qr-dialog")).toEqual([]);
    expect(await dialog().locator(".qr-photo").isVisible()).toBe(true);
    expect(await dialog().locator("input[capture=environment]").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await kept()).tracks).toEqual(["ended"]);
    expect(visit.takeProblems()).toEqual([]);
  },
);

it("leaves a field to type in without JavaScript", async () => {
  await begin({ javaScriptEnabled: false });
  await page.goto("/eng/test/qr");
  expect(await field().isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Scan a QR code" }).count()).toBe(0);
});
