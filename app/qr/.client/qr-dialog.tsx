import "~/styles/qr.css";
import { type ChangeEvent, type DragEvent, useEffect, useRef } from "react";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import type { TakenAddresses } from "../read-address";
import { CameraView } from "./camera-view";
import { TroubleNotice } from "./trouble-notice";
import { useQrReading } from "./use-qr-reading";

const DIALOG_ID = "qr-dialog";

export type QrDialogProps = {
  texts: Texts["qr"];
  taken: TakenAddresses;
  /** An address that a wallet can have, as the code said it. The dialog then closes. */
  onAddress: (address: string) => void;
  onClose: () => void;
};

/**
 * Reads an address from a QR code: by the camera, by a photo, or from a picture that is chosen, dropped or pasted. It
 * is rendered as long as it is open; the camera is off before `onClose` is called.
 */
export function QrDialog({ texts, taken, onAddress, onClose }: QrDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const reading = useQrReading(video, taken, (address) => {
    onAddress(address);
    closeDialog(DIALOG_ID);
  });
  const { readPicture } = reading;
  useEffect(() => openDialog(DIALOG_ID), []);
  usePastedPicture(readPicture);

  const close = () => {
    reading.stopCamera();
    onClose();
  };
  return (
    <Dialog
      id={DIALOG_ID}
      title={taken === "any" ? texts.any.title : texts.title}
      onClose={close}
      actions={
        <Button onClick={() => closeDialog(DIALOG_ID)} {...logged("part.close")}>
          {texts.type}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the two buttons do the same without a mouse */}
      <div className="qr-reading stack-form" onDragOver={allowDrop} onDrop={(event) => dropInto(event, readPicture)}>
        <CameraView texts={texts} taken={taken} reading={reading} video={video} />
        {reading.trouble ? <TroubleNotice texts={texts} taken={taken} trouble={reading.trouble} /> : null}
        <div className="qr-ways">
          <PictureButton label={texts.photo} isPhoto onOpen={reading.stopCamera} onPicture={readPicture} />
          <PictureButton label={texts.gallery} onOpen={reading.stopCamera} onPicture={readPicture} />
        </div>
        <p className="field-hint">
          {texts.bounds} <span className="qr-drop">{texts.drop}</span>
        </p>
      </div>
    </Dialog>
  );
}

type PictureButtonProps = {
  label: string;
  /** Opens the phone's own camera instead of its pictures. */
  isPhoto?: boolean;
  onOpen: () => void;
  onPicture: (file: Blob) => void;
};

/** Opens the phone's camera or its pictures. Our own camera is off meanwhile: some phones give it to one program only. */
function PictureButton({ label, isPhoto, onOpen, onPicture }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onPicture(file);
    // the same picture may be chosen again
    currentTarget.value = "";
  };
  const open = () => {
    onOpen();
    input.current?.click();
  };
  return (
    <>
      <Button className={isPhoto ? "qr-photo" : ""} onClick={open} {...logged("part.button")}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={isPhoto ? "environment" : undefined}
        hidden
        aria-label={label}
        onChange={choose}
      />
    </>
  );
}

function allowDrop(event: DragEvent): void {
  event.preventDefault();
}

function dropInto(event: DragEvent, onPicture: (file: Blob) => void): void {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) onPicture(file);
}

function usePastedPicture(onPicture: (file: Blob) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      onPicture(file);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onPicture]);
}
