import type { CameraProblem } from "../camera-problem";
import { cameraProblemOf, obstacleToCamera } from "../camera-problem";

/** A running camera. The code that opened it has to stop it. */
export type Camera = {
  stream: MediaStream;
  /** Switches the lamp beside the lens; null if the camera has none. */
  setTorch: ((isOn: boolean) => Promise<void>) | null;
  /** Calls `listener` once if the camera ends by itself: unplugged, or taken back by the holder. */
  onEnded(listener: () => void): void;
  /** Ends every track. Doing it again does nothing. */
  stop(): void;
};

/** The back camera of a phone, in a size at which a code of a hand's breadth has enough pixels. */
const WISHED: MediaTrackConstraints = {
  facingMode: { ideal: "environment" },
  width: { ideal: 1280 },
  height: { ideal: 720 },
};

/** The lamp is not among the types of TypeScript. */
type Torch = { torch?: boolean };

/**
 * Opens the camera, the back one where there are several. Resolves to the problem if there is none to be had. If `signal`
 * is aborted while the visitor is being asked, a stream that still arrives is stopped at once.
 */
export async function openCamera(signal: AbortSignal): Promise<Camera | CameraProblem> {
  const obstacle = obstacleToCamera({ isSecureContext, mediaDevices: navigator.mediaDevices });
  if (obstacle) return obstacle;
  let stream: MediaStream;
  try {
    stream = await askForStream();
  } catch (error) {
    return cameraProblemOf(error);
  }
  const camera = cameraOf(stream);
  if (signal.aborted) camera.stop();
  else signal.addEventListener("abort", camera.stop, { once: true });
  return camera;
}

/** A camera that cannot do what we wish may still do what it can. */
async function askForStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: WISHED, audio: false });
  } catch (error) {
    if (cameraProblemOf(error) !== "overconstrained") throw error;
    return navigator.mediaDevices.getUserMedia({ video: true, audio: false });
  }
}

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks();
  // not every browser has it
  const abilities = (track?.getCapabilities?.() ?? {}) as Torch;
  return {
    stream,
    setTorch:
      track && abilities.torch ? (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as object] }) : null,
    // `stop` on our side fires no such event
    onEnded: (listener) => track?.addEventListener("ended", listener, { once: true }),
    stop() {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}
