import { useState } from "react";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { loadChunk } from "~/ui/load-chunk";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import type { LoadedQr } from "./.client/load-qr";
import type { TakenAddresses } from "./read-address";

type Props = {
  /** `texts.qr.open` of the page's language. */
  label: string;
  /** Only Solana addresses if nothing is said. */
  taken?: TakenAddresses;
  onAddress: (address: string) => void;
  disabled?: boolean;
};

/**
 * A button beside a field for an address that fills it from a QR code. Everything behind it is loaded on the press.
 * Without our script it is not there, and the field remains.
 */
export function ScanButton({ label, taken = "solana", onAddress, disabled }: Props) {
  const { locale, texts } = useShell();
  const [loaded, setLoaded] = useState<LoadedQr | null>(null);
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  if (!useIsHydrated()) return null;

  const open = () => {
    setState("loading");
    loadChunk(() => import("./.client/load-qr").then(({ loadQr }) => loadQr(locale)), texts.chunk).then(
      (qr) => {
        setLoaded(qr);
        setState("open");
      },
      // loadChunk has said so
      () => setState("closed"),
    );
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        disabled={disabled}
        busy={state === "loading"}
        onClick={open}
        {...logged("part.button")}
      >
        {label}
      </Button>
      {loaded && state === "open" ? (
        <loaded.QrDialog texts={loaded.texts} taken={taken} onAddress={onAddress} onClose={() => setState("closed")} />
      ) : null}
    </>
  );
}
