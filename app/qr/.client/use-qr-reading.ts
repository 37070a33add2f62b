import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type QrRefusal, readQrCodes, type TakenAddresses } from "../read-address";
import { type PictureProblem, readPicturePixels } from "./picture-pixels";
import { createQrReader, type QrReader } from "./qr-reader";
import { type CameraState, useCamera } from "./use-camera";

/** Why there is no address yet, apart from the camera: what a code said, what is wrong with a file, or no reader. */
export type QrTrouble =
  | { kind: "refusal"; refusal: QrRefusal }
  | { kind: "picture"; problem: PictureProblem }
  | { kind: "reader" };

export type QrReadingView = {
  camera: CameraState;
  startCamera(): void;
  stopCamera(): void;
  /** Looks for a code in a picture, with the camera off. */
  readPicture(file: Blob): void;
  isReadingPicture: boolean;
  trouble: QrTrouble | null;
};

/** Between two frames of the camera: as often as a hand moves. */
const FRAME_MS = 100;

/** Reads from the camera in `video`, and from pictures, until one says an address. */
export function useQrReading(
  video: RefObject<HTMLVideoElement | null>,
  taken: TakenAddresses,
  onAddress: (address: string) => void,
): QrReadingView {
  const { state: camera, start, stop } = useCamera();
  const reader = useReader();
  const [trouble, setTrouble] = useState<QrTrouble | null>(null);
  const [isReadingPicture, setReadingPicture] = useState(false);
  // null once the dialog has gone: what is read after that is not wanted any more
  const tell = useRef<typeof onAddress | null>(onAddress);
  useEffect(() => {
    tell.current = onAddress;
    return () => {
      tell.current = null;
    };
  });

  const take = useCallback(
    (said: readonly string[]) => {
      const reading = readQrCodes(said, taken);
      if (reading.kind === "refused") return setTrouble({ kind: "refusal", refusal: reading.refusal });
      stop();
      tell.current?.(reading.address);
    },
    [stop, taken],
  );

  useEffect(() => {
    if (camera.kind !== "on" || !video.current) return;
    const shown = video.current;
    shown.srcObject = camera.camera.stream;
    // it starts by itself; where a browser refuses that, its first frame is never ready and pictures are left
    shown.play().catch((error) => console.warn("the camera's picture did not start", error));
    const watch = new AbortController();
    watchFrames(shown, reader(), watch.signal, take).catch((error) => {
      if (watch.signal.aborted) return;
      console.warn("the QR reader has ended", error);
      stop();
      setTrouble({ kind: "reader" });
    });
    return () => {
      watch.abort();
      shown.srcObject = null;
    };
  }, [camera, video, reader, take, stop]);

  const readPicture = async (file: Blob) => {
    stop();
    setTrouble(null);
    setReadingPicture(true);
    try {
      const pixels = await readPicturePixels(file);
      if (typeof pixels === "string") setTrouble({ kind: "picture", problem: pixels });
      else take(await reader().readPicture(pixels));
    } catch (error) {
      console.warn("the picture was not read", error);
      setTrouble({ kind: "reader" });
    } finally {
      setReadingPicture(false);
    }
  };

  return {
    camera,
    startCamera: () => {
      setTrouble(null);
      void start();
    },
    stopCamera: stop,
    readPicture: (file) => void readPicture(file),
    isReadingPicture,
    trouble,
  };
}

/** One reader for the time that the dialog is open; its thread ends with it. */
function useReader(): () => QrReader {
  const current = useRef<QrReader | null>(null);
  useEffect(
    () => () => {
      current.current?.end();
      current.current = null;
    },
    [],
  );
  return useCallback(() => {
    current.current ??= createQrReader();
    return current.current;
  }, []);
}

async function watchFrames(
  video: HTMLVideoElement,
  reader: QrReader,
  signal: AbortSignal,
  onTexts: (said: readonly string[]) => void,
): Promise<void> {
  while (!signal.aborted) {
    const said = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.readFrame(video) : [];
    if (said.length > 0 && !signal.aborted) onTexts(said);
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
}
