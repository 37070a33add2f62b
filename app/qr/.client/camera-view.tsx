import { type RefObject, useState } from "react";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { CameraProblem } from "../camera-problem";
import type { TakenAddresses } from "../read-address";
import type { Camera } from "./camera";
import type { CameraState } from "./use-camera";
import type { QrReadingView } from "./use-qr-reading";

type Props = {
  texts: Texts["qr"];
  taken: TakenAddresses;
  reading: QrReadingView;
  video: RefObject<HTMLVideoElement | null>;
};

/** What the camera shows, or why it shows nothing and how to go on. */
export function CameraView({ texts, taken, reading, video }: Props) {
  const { camera, isReadingPicture, startCamera } = reading;
  const isOn = camera.kind === "on";
  return (
    <div className="qr-camera" data-camera={camera.kind}>
      <video ref={video} className="qr-video" muted playsInline autoPlay hidden={!isOn} aria-label={texts.view} />
      <p role="status" className="qr-status">
        {isReadingPicture ? texts.reading : statusOf(camera, texts, taken)}
      </p>
      {camera.kind === "problem" ? <ProblemNotice texts={texts} problem={camera.problem} /> : null}
      <div className="row">
        {isOn ? <TorchButton texts={texts} camera={camera.camera} /> : null}
        {canStart(camera) ? (
          <Button onClick={startCamera} {...logged("part.button")}>
            {texts.start}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function statusOf(camera: CameraState, texts: Texts["qr"], taken: TakenAddresses): string {
  if (camera.kind === "starting") return texts.starting;
  if (camera.kind === "on") return taken === "any" ? texts.any.aim : texts.aim;
  return camera.kind === "off" ? texts.off : "";
}

/** Pressing again helps only where something may have changed. */
function canStart(camera: CameraState): boolean {
  if (camera.kind === "problem") return camera.problem !== "insecure" && camera.problem !== "unsupported";
  return camera.kind === "off";
}

function ProblemNotice({ texts, problem }: { texts: Texts["qr"]; problem: CameraProblem }) {
  const { title, text } = texts.cameras[problem];
  return (
    <Notice live tone="warning" title={title}>
      <p>{text}</p>
    </Notice>
  );
}

function TorchButton({ texts, camera }: { texts: Texts["qr"]; camera: Camera }) {
  const [isLit, setLit] = useState(false);
  const { setTorch } = camera;
  if (!setTorch) return null;
  const press = () =>
    setTorch(!isLit).then(
      () => setLit(!isLit),
      // a lamp that is too hot may refuse; the button then keeps its state
      () => {},
    );
  return (
    <Button aria-pressed={isLit} onClick={press} {...logged("part.button")}>
      {texts.torch}
    </Button>
  );
}
