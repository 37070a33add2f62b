import type { ReactNode } from "react";
import type { Texts } from "~/locales/texts.server";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink, type ExplorerLinkProps } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { NftPicture } from "~/ui/nft-picture";
import type { ShownReceipt } from "./receipt-screen.server";

type Props = { texts: Texts["receipt"]; shown: ShownReceipt };

/** The old NFT and the new one side by side, each with its picture, its transactions and its wallet. */
export function ReceiptPair({ texts, shown }: Props) {
  const { receipt, oldNft, newNft, standing } = shown;
  const { pair } = texts;
  const value = (term: string, link: Omit<LinkedValue, "texts">): Fact => ({
    term,
    value: <Linked texts={pair} {...link} />,
  });
  return (
    <div className="receipt-pair in-two">
      <Side id="old-nft" label={pair.old} name={oldNft.name} picture={oldNft.image}>
        <FactList
          items={[
            value(pair.from, { of: "old", kind: "address", value: receipt.oldWalletAddress }),
            value(pair.collection, { of: "old", kind: "address", value: receipt.oldNftContract }),
            value(pair.handOver, { of: "old", kind: "tx", value: receipt.handOverTransaction }),
            ...(receipt.status === "confirmed"
              ? [value(pair.confirm, { of: "old", kind: "tx", value: receipt.confirmTransaction })]
              : []),
          ]}
        />
      </Side>
      <Side
        id="new-nft"
        label={pair.new}
        name={newNft?.name ?? texts.newNames[standing]}
        picture={newNft?.pictureUrl ?? null}
      >
        <FactList
          items={[
            value(receipt.mint === null ? pair.meant : pair.to, { kind: "address", value: receipt.newWalletAddress }),
            ...(receipt.mint === null
              ? []
              : [
                  value(pair.mint, { kind: "address", value: receipt.mint }),
                  value(pair.making, { kind: "tx", value: receipt.mintTransaction }),
                ]),
          ]}
        />
      </Side>
    </div>
  );
}

type SideProps = { id: string; label: string; name: string; picture: string | null; children: ReactNode };

function Side({ id, label, name, picture, children }: SideProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="receipt-nft">
        <NftPicture image={picture} />
        <div>
          <p className="soft">{label}</p>
          <h2 id={id}>{name}</h2>
        </div>
      </div>
      {children}
    </section>
  );
}

type LinkedValue = Omit<ExplorerLinkProps, "children" | "value"> & {
  texts: Pick<Texts["receipt"]["pair"], "copy" | "copied" | "notKnown">;
  value: string | null;
};

/** An address or a transaction on its explorer, and to copy; words in its place if the site does not know it yet. */
export function Linked({ texts, value, ...link }: LinkedValue) {
  if (value === null) return texts.notKnown;
  return (
    <span className="receipt-value">
      <ExplorerLink value={value} {...link} />
      <CopyButton value={value} label={texts.copy} copiedLabel={texts.copied} />
    </span>
  );
}
