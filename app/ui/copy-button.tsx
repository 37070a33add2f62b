import { useState } from "react";
import { logged } from "~/logs/logged";
import { copyText } from "./copy-text";
import { Icon } from "./icon";

type Props = { value: string; label: string; copiedLabel: string; log?: Parameters<typeof logged>[0] };

/**
 * Copies a value; the label confirms it for two seconds. If the browser refuses, the value is shown so that it can be copied
 * by hand.
 */
export function CopyButton({ value, label, copiedLabel, log = "part.copy" }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(value))) return;
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2_000);
  };
  return (
    <button type="button" className="copy" onClick={copy} {...logged(log)}>
      <Icon name={isCopied ? "check" : "copy"} />
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </button>
  );
}
