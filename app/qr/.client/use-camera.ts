import { useCallback, useEffect, useRef, useState } from "react";
import type { CameraProblem } from "../camera-problem";
import { type Camera, openCamera } from "./camera";

export type CameraState =
  | { kind: "starting" | "off" }
  | { kind: "on"; camera: Camera }
  | { kind: "problem"; problem: CameraProblem };

/**
 * A camera that starts with its component. It is stopped by `stop`, when the tab is hidden or left, and when the component
 * goes; a stream that arrives after that is stopped too. A hidden tab does not get it back by itself.
 */
export function useCamera(): { state: CameraState; start: () => Promise<void>; stop: () => void } {
  const [state, setState] = useState<CameraState>({ kind: "starting" });
  const current = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    if (!current.current) return;
    current.current.abort();
    current.current = null;
    setState({ kind: "off" });
  }, []);

  const start = useCallback(async () => {
    current.current?.abort();
    const control = new AbortController();
    current.current = control;
    setState({ kind: "starting" });
    const camera = await openCamera(control.signal);
    if (control.signal.aborted) return;
    if (typeof camera === "string") {
      current.current = null;
      setState({ kind: "problem", problem: camera });
      return;
    }
    camera.onEnded(() => {
      if (control.signal.aborted) return;
      stop();
      setState({ kind: "problem", problem: "lost" });
    });
    setState({ kind: "on", camera });
  }, [stop]);

  useEffect(() => {
    const stopIfHidden = () => document.hidden && stop();
    void start();
    document.addEventListener("visibilitychange", stopIfHidden);
    window.addEventListener("pagehide", stop);
    return () => {
      document.removeEventListener("visibilitychange", stopIfHidden);
      window.removeEventListener("pagehide", stop);
      stop();
    };
  }, [start, stop]);

  return { state, start, stop };
}
