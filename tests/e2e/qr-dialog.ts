import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openSite, type PageOptions, type Site, type TestPage } from "./harness.ts";
import { openAt } from "./open-at.ts";
import { createFakeCamera, type FakeCamera } from "./qr-files.ts";

/** What the tests of the QR dialog share: a site, cameras of all kinds, and what is in the dialog. */

export let camera: FakeCamera;
export let site: Site;
export let visit: TestPage;
export let page: Page;

export const ADDRESS = "9n4nbM75f5Ui33ZbPYXn59EwSgE8CGsHtAeTH5YFeJ9E";
export const OTHER_ADDRESS = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
export const PROGRAM_ACCOUNT = "4qrF86sREw36Ld3pyk6urVx2QmeDvGCDKCduX3DEKZR7";
export const EVM = "0x52908400098527886E0F7030069857D2E4169EE7";
export const MOST_BYTES = 10 * 1024 * 1024;

export type Scripted = { streams: MediaStream[]; constraints: MediaStreamConstraints[]; torch: unknown[] };

export const dialog = () => page.locator("#qr-dialog");
export const field = () => page.getByRole("textbox", { name: "Solana address" });

export const kept = () =>
  page.evaluate(() => {
    const { streams, constraints, torch } = (globalThis as unknown as { kept: Scripted }).kept;
    const tracks = streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState));
    return { tracks, constraints, torch };
  });

export const wall = (argument: Parameters<typeof showWall>[0] = {}): PageOptions => ({
  initScripts: [{ script: showWall as never, argument }],
});

export const choose = (name: string, buffer: Buffer, mimeType = "image/png") =>
  dialog().locator("input:not([capture])").setInputFiles({ name, mimeType, buffer });

export const untilCamera = (state: string) => dialog().locator(`[data-camera="${state}"]`).waitFor();

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    camera = createFakeCamera(`solana:${ADDRESS}?label=Punkvism`);
    site = await openSite({ slotTimeMs: 50, browserArguments: camera.browserArguments });
  });
  afterEach(() => visit?.close());
  afterAll(async () => {
    await site?.close();
    camera?.remove();
  });
}

/** Runs in the page, before its scripts: keeps every stream that the page is given. */
export function keepStreams(): void {
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
export function refuseCamera({ name, times = 99 }: { name: string; times?: number }): void {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  let left = times;
  navigator.mediaDevices.getUserMedia = (constraints) => {
    left -= 1;
    return left < 0 ? ask(constraints) : Promise.reject(new DOMException("refused", name));
  };
}

export async function begin(options: PageOptions): Promise<void> {
  visit = await site.openPage(options);
  page = visit.page;
}

export async function openDialog(options: PageOptions = {}, language = "eng"): Promise<void> {
  await begin(options);
  await openAt(page, `/${language}/test/qr`);
  await page.locator('[aria-haspopup="dialog"][data-log="part.button"]').click();
  await dialog().waitFor();
}
