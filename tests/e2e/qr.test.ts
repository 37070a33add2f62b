import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSite, type PageOptions, type Site, type TestPage } from "./harness.ts";
import { openAt } from "./open-at.ts";
import { checkOpen } from "./page-checks.ts";
import { codeAsPng, codeAsTurnedJpeg, codesAsPng, createFakeCamera, emptyPng, type FakeCamera } from "./qr-files.ts";

const ADDRESS = "9n4nbM75f5Ui33ZbPYXn59EwSgE8CGsHtAeTH5YFeJ9E";
const OTHER_ADDRESS = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const PROGRAM_ACCOUNT = "4qrF86sREw36Ld3pyk6urVx2QmeDvGCDKCduX3DEKZR7";
const EVM = "0x52908400098527886E0F7030069857D2E4169EE7";
const MOST_BYTES = 10 * 1024 * 1024;

let camera: FakeCamera;
let site: Site;
let visit: TestPage;
let page: Page;

beforeAll(async () => {
  camera = createFakeCamera(`solana:${ADDRESS}?label=Punkvism`);
  site = await openSite({ slotTimeMs: 50, browserArguments: camera.browserArguments });
});
afterEach(() => visit?.close());
afterAll(async () => {
  await site?.close();
  camera?.remove();
});

type Scripted = { streams: MediaStream[]; constraints: MediaStreamConstraints[]; torch: unknown[] };

/** Runs in the page, before its scripts: keeps every stream that the page is given. */
function keepStreams(): void {
  const kept: Scripted = { streams: [], constraints: [], torch: [] };
  Object.assign(globalThis, { kept });
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    kept.constraints.push(constraints ?? {});
    const stream = await ask(constraints);
    kept.streams.push(stream);
    return stream;
  };
}

/** Runs in the page: a camera in front of a grey wall, which arrives after `delayMs`. */
function showWall({ delayMs = 0, hasTorch = false }: { delayMs?: number; hasTorch?: boolean }): void {
  const kept: Scripted = { streams: [], constraints: [], torch: [] };
  Object.assign(globalThis, { kept });
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    kept.constraints.push(constraints ?? {});
    const canvas = document.createElement("canvas");
    const paint = canvas.getContext("2d");
    // a canvas gives a frame only when it changes
    setInterval(() => paint?.fillRect(0, 0, 300, 150), 50);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const stream = canvas.captureStream(20);
    const [track] = stream.getVideoTracks();
    if (track && hasTorch) {
      Object.assign(track, {
        getCapabilities: () => ({ torch: true }),
        applyConstraints: async (wish: unknown) => void kept.torch.push(wish),
      });
    }
    kept.streams.push(stream);
    return stream;
  };
}

/** Runs in the page: a camera that cannot be had. */
function refuseCamera({ name, times = 99 }: { name: string; times?: number }): void {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  let left = times;
  navigator.mediaDevices.getUserMedia = (constraints) => {
    left -= 1;
    return left < 0 ? ask(constraints) : Promise.reject(new DOMException("refused", name));
  };
}

const dialog = () => page.locator("#qr-dialog");
const field = () => page.getByRole("textbox", { name: "Solana address" });
const kept = () =>
  page.evaluate(() => {
    const { streams, constraints, torch } = (globalThis as unknown as { kept: Scripted }).kept;
    const tracks = streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState));
    return { tracks, constraints, torch };
  });

async function open(options: PageOptions = {}, language = "eng"): Promise<void> {
  visit = await site.openPage(options);
  page = visit.page;
  await openAt(page, `/${language}/test/qr`);
}

async function openDialog(options: PageOptions = {}, language = "eng"): Promise<void> {
  await open(options, language);
  await page.locator('[aria-haspopup="dialog"][data-log="part.button"]').click();
  await dialog().waitFor();
}

const wall = (argument: Parameters<typeof showWall>[0] = {}): PageOptions => ({
  initScripts: [{ script: showWall as never, argument }],
});
const choose = (name: string, buffer: Buffer, mimeType = "image/png") =>
  dialog().locator("input:not([capture])").setInputFiles({ name, mimeType, buffer });
const untilCamera = (state: string) => dialog().locator(`[data-camera="${state}"]`).waitFor();

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

it("loads nothing of it before the button is pressed, and no decoder before there is a picture", async () => {
  const loaded: string[] = [];
  visit = await site.openPage({
    initScripts: [{ script: refuseCamera as never, argument: { name: "NotFoundError" } }],
  });
  page = visit.page;
  page.context().on("request", (request) => loaded.push(new URL(request.url()).pathname));
  page.on("worker", (worker) => loaded.push(new URL(worker.url()).pathname));
  const parts = () => loaded.filter((part) => /load-qr|decode-worker|qr-dialog/.test(part)).length;
  await openAt(page, "/eng/test/qr");
  await page.waitForLoadState("networkidle");
  expect(parts()).toBe(0);
  await page.getByRole("button", { name: "Scan a QR code" }).click();
  await page.getByText("No camera was found.").waitFor();
  expect(loaded.some((part) => part.includes("load-qr"))).toBe(true);
  expect(loaded.some((part) => part.includes("decode-worker"))).toBe(false);
  await choose("code.png", await codeAsPng(ADDRESS));
  await page.getByText("Read", { exact: true }).waitFor();
  expect(loaded.some((part) => part.includes("decode-worker"))).toBe(true);
});

describe("the camera is off after", () => {
  const WAYS: Record<string, () => Promise<void>> = {
    Escape: () => page.keyboard.press("Escape"),
    "its X": () => dialog().locator(".dialog-head button").click(),
    "the button to type": () => page.getByRole("button", { name: "Type the address" }).click(),
    "following a link": () =>
      page
        .locator("header a")
        .first()
        .evaluate((link: HTMLElement) => link.click()),
    "hiding the tab": () =>
      page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }),
    "leaving the page": () => page.evaluate(() => void window.dispatchEvent(new Event("pagehide"))),
  };

  it.each(Object.keys(WAYS))("%s", async (way) => {
    await openDialog(wall());
    await untilCamera("on");
    expect((await kept()).tracks).toEqual(["live"]);
    await WAYS[way]?.();
    await expect.poll(async () => (await kept()).tracks).toEqual(["ended"]);
  });

  it("closing it while the browser still asks", async () => {
    await openDialog(wall({ delayMs: 1_500 }));
    await untilCamera("starting");
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    await expect.poll(async () => (await kept()).tracks).toEqual(["ended"]);
  });

  it("choosing a picture, so that the phone's own camera can have it", async () => {
    await openDialog(wall());
    await untilCamera("on");
    const choosing = page.waitForEvent("filechooser");
    await dialog().getByRole("button", { name: "Choose a picture" }).click();
    await choosing;
    expect((await kept()).tracks).toEqual(["ended"]);
    await untilCamera("off");
    await dialog().getByRole("button", { name: "Start the camera" }).click();
    await untilCamera("on");
    expect((await kept()).tracks).toEqual(["ended", "live"]);
  });

  it("the device has taken it back", async () => {
    await openDialog(wall());
    await untilCamera("on");
    await page.evaluate(() => {
      const [stream] = (globalThis as unknown as { kept: Scripted }).kept.streams;
      stream?.getVideoTracks()[0]?.dispatchEvent(new Event("ended"));
    });
    await page.getByText("The camera has stopped.").waitFor();
    expect((await kept()).tracks).toEqual(["ended"]);
  });
});

describe("a camera that cannot be had", () => {
  const WORDS = {
    NotAllowedError: ["The camera is not allowed.", "카메라 사용이 허용되지 않았어요.", "Kamera tidak diizinkan."],
    NotFoundError: ["No camera was found.", "카메라를 찾지 못했어요.", "Kamera tidak ditemukan."],
    NotReadableError: ["The camera is in use.", "다른 곳에서 카메라를 쓰고 있어요.", "Kamera sedang dipakai."],
    OverconstrainedError: [
      "This camera cannot be used for scanning.",
      "스캔에 쓸 수 없는 카메라예요.",
      "Kamera ini tidak bisa dipakai untuk memindai.",
    ],
    NotSupportedError: [
      "This browser cannot use the camera.",
      "이 브라우저에서는 카메라를 쓸 수 없어요.",
      "Browser ini tidak bisa memakai kamera.",
    ],
    UnknownError: ["The camera did not start.", "카메라를 켜지 못했어요.", "Kamera tidak mau menyala."],
  };

  it.each(Object.entries(WORDS))(
    "says so for %s in three languages, and a picture still works",
    async (name, words) => {
      for (const [index, language] of ["eng", "kor", "idn"].entries()) {
        await openDialog({ initScripts: [{ script: refuseCamera as never, argument: { name } }] }, language);
        await dialog()
          .getByText(words[index] ?? "", { exact: true })
          .waitFor();
        await choose("code.png", await codeAsPng(ADDRESS));
        await page.getByText("Read", { exact: true }).waitFor();
        if (index < 2) await visit.close();
      }
    },
  );

  it("is asked for again by a press, once it is allowed", async () => {
    await openDialog({
      initScripts: [{ script: refuseCamera as never, argument: { name: "NotAllowedError", times: 1 } }],
    });
    await page.getByText("The camera is not allowed.").waitFor();
    await dialog().getByRole("button", { name: "Start the camera" }).click();
    await page.getByText("Read", { exact: true }).waitFor();
  });

  it("is taken as it is if it cannot do what we wish", async () => {
    await openDialog({
      initScripts: [{ script: refuseCamera as never, argument: { name: "OverconstrainedError", times: 1 } }],
    });
    await page.getByText("Read", { exact: true }).waitFor();
  });

  it("is not asked for without a secure connection, or without the browser's interface", async () => {
    await openDialog({
      initScripts: [{ script: () => void Object.defineProperty(globalThis, "isSecureContext", { value: false }) }],
    });
    await page.getByText("The camera needs a secure connection.").waitFor();
    expect(await dialog().getByRole("button", { name: "Start the camera" }).count()).toBe(0);
    await visit.close();
    await openDialog({
      initScripts: [{ script: () => void Object.defineProperty(navigator, "mediaDevices", { value: undefined }) }],
    });
    await page.getByText("This browser cannot use the camera.").waitFor();
  });
});

describe("a picture", () => {
  it("is read however its EXIF turns it", async () => {
    await openDialog(wall());
    await choose("photo.jpg", await codeAsTurnedJpeg(ADDRESS), "image/jpeg");
    await page.getByText("Read", { exact: true }).waitFor();
    expect(await field().inputValue()).toBe(ADDRESS);
  });

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

  it.each(["drop", "paste"])("can be given by %s", async (way) => {
    await openDialog(wall());
    const bytes = [...(await codeAsPng(ADDRESS))];
    await page.evaluate(
      ({ bytes, way }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], "code.png", { type: "image/png" }));
        const event =
          way === "drop"
            ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        document.querySelector("#qr-dialog .qr-reading")?.dispatchEvent(event);
      },
      { bytes, way },
    );
    await page.getByText("Read", { exact: true }).waitFor();
    expect(await field().inputValue()).toBe(ADDRESS);
  });

  it("is not lost silently if the decoder does not load", async () => {
    await openDialog(wall({ delayMs: 60_000 }));
    await page.context().route("**/decode-worker*", (route) => route.abort());
    await choose("code.png", await codeAsPng(ADDRESS));
    await page.getByText("The QR reader did not load.").waitFor();
    await page.context().unroute("**/decode-worker*");
    await choose("code.png", await codeAsPng(ADDRESS));
    await page.getByText("Read", { exact: true }).waitFor();
  });
});

it("asks the browser's own reader first", async () => {
  const script = (said: string) => {
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(["qr_code"]);
        }
        detect = () => Promise.resolve([{ rawValue: said }]);
      },
    });
  };
  visit = await site.openPage({
    initScripts: [...(wall().initScripts ?? []), { script: script as never, argument: ADDRESS }],
  });
  page = visit.page;
  let workers = 0;
  page.on("worker", () => workers++);
  await openAt(page, "/eng/test/qr");
  await page.getByRole("button", { name: "Scan a QR code" }).click();
  await page.getByText("Read", { exact: true }).waitFor();
  expect(await field().inputValue()).toBe(ADDRESS);
  expect(workers).toBe(0);
});

it("switches the light on and off where the camera has one", async () => {
  await openDialog(wall({ hasTorch: true }));
  const light = dialog().getByRole("button", { name: "Light" });
  await light.click();
  await expect.poll(() => light.getAttribute("aria-pressed")).toBe("true");
  await light.click();
  await expect.poll(() => light.getAttribute("aria-pressed")).toBe("false");
  expect((await kept()).torch).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }]);
});

it.each(["eng", "kor", "idn"])("can be read and reached on a phone's width, in /%s", async (language) => {
  const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
  await openDialog({ ...wall(), ...phone }, language);
  await untilCamera("on");
  expect(await checkOpen(page, "the QR dialog", "#qr-dialog")).toEqual([]);
  expect(await dialog().locator(".qr-photo").isVisible()).toBe(true);
  expect(await dialog().locator("input[capture=environment]").count()).toBe(1);
  expect(visit.takeProblems()).toEqual([]);
});

it("leaves a field to type in without JavaScript", async () => {
  visit = await site.openPage({ javaScriptEnabled: false });
  page = visit.page;
  await page.goto("/eng/test/qr");
  expect(await field().isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Scan a QR code" }).count()).toBe(0);
});
