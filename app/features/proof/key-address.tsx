import type { Texts } from "~/locales/texts.server";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink, type ExplorerLinkProps } from "~/ui/explorer-link";

type KeyTexts = Texts["proof"]["keys"];

/** `of`: which chain the address is of, as for `ExplorerLink`. */
type KeyAddressProps = { texts: KeyTexts; address: string; of?: ExplorerLinkProps["of"] };

/** All that is known of whoever holds a power: an address, with the way to the explorer, to be copied. */
export function KeyAddress({ texts, address, of }: KeyAddressProps) {
  return (
    <span className="proof-key">
      <ExplorerLink of={of} kind="address" value={address} />
      <CopyButton value={address} label={texts.copy} copiedLabel={texts.copied} />
    </span>
  );
}

/** For a sentence that already links to the address: says that only the address is known, and lets it be copied. */
export function KeyWithoutLink({ texts, address }: { texts: KeyTexts; address: string }) {
  return (
    <>
      <p>{texts.addressOnly}</p>
      <p>
        <CopyButton value={address} label={texts.copy} copiedLabel={texts.copied} />
      </p>
    </>
  );
}
