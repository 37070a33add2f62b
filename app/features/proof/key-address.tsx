import type { Texts } from "~/locales/texts.server";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";

type KeyTexts = Texts["proof"]["keys"];

/** All that is known of whoever holds a power: an address, with the way to the explorer, to be copied. */
export function KeyAddress({ texts, address }: { texts: KeyTexts; address: string }) {
  return (
    <span className="proof-key">
      <ExplorerLink kind="address" value={address} />
      <CopyButton value={address} label={texts.copy} copiedLabel={texts.copied} />
    </span>
  );
}

/** For a sentence that already links to the address: says that only the address is known, and lets it be copied. */
export function KeyWithoutLink({ texts, address }: { texts: KeyTexts; address: string }) {
  return (
    <p>
      {texts.addressOnly} <CopyButton value={address} label={texts.copy} copiedLabel={texts.copied} />
    </p>
  );
}
