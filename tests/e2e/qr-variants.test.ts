import { describe, expect, it } from "vitest";
import { openAt } from "./open-at.ts";
import {
  ADDRESS,
  begin,
  choose,
  dialog,
  field,
  kept,
  openBeforeTests,
  openDialog,
  page,
  refuseCamera,
  type Scripted,
  untilCamera,
  visit,
  wall,
} from "./qr-dialog.ts";
import { codeAsPng, codeAsTurnedJpeg } from "./qr-files.ts";

openBeforeTests();

it("loads nothing of it before the button is pressed, and no decoder before there is a picture", async () => {
  const loaded: string[] = [];
  await begin({
    initScripts: [{ script: refuseCamera as never, argument: { name: "NotFoundError" } }],
  });
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
    NotAllowedError: ["The camera is not allowed.", "카메라 사용이 허용되지 않았어요.", "Kamera tidak diizinkan"],
    NotFoundError: ["No camera was found.", "카메라를 찾지 못했어요.", "Kamera tidak ditemukan"],
    NotReadableError: ["The camera is in use.", "다른 곳에서 카메라를 쓰고 있어요.", "Kamera sedang dipakai"],
    OverconstrainedError: [
      "This camera cannot be used for scanning.",
      "스캔에 쓸 수 없는 카메라예요.",
      "Kamera ini tidak bisa dipakai untuk memindai",
    ],
    NotSupportedError: [
      "This browser cannot use the camera.",
      "이 브라우저에서는 카메라를 쓸 수 없어요.",
      "Browser ini tidak bisa memakai kamera",
    ],
    UnknownError: ["The camera did not start.", "카메라를 켜지 못했어요.", "Kamera tidak mau menyala"],
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
  await begin({
    initScripts: [...(wall().initScripts ?? []), { script: script as never, argument: ADDRESS }],
  });
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
