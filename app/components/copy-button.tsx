import { useState } from "react";
import { Icon } from "./icon";

/** Copies a value; the label says so for two seconds. */
export function CopyButton({ value, label, copiedLabel }: { value: string; label: string; copiedLabel: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2_000);
  };
  return (
    <button type="button" className="copy" onClick={copy}>
      <Icon name={isCopied ? "check" : "copy"} />
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </button>
  );
}
