import { Link } from "react-router";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import { useT } from "~/ui/use-t";

/** What was handed over, as far as the site itself noted it, while a chain cannot be read. */
export type UnreadRecords = {
  /** The contract that holds the old NFTs, in lower case. */
  gate: string;
  /** Whether it is Solana that does not answer, so that Kaia still takes new hand-overs. */
  isSolanaAway: boolean;
  noted: { gateId: number; name: string }[];
};

type Props = { texts: Texts["migration"]; unread: UnreadRecords };

/** Stands in the place of the records while a chain is away: where the old NFTs are, and that their time keeps running. */
export function HandedOverUnread({ texts, unread: { gate, noted } }: Props) {
  const t = useT();
  const { localePath } = useShell();
  const words = texts.handedOver;
  return (
    <section className="nft-part" aria-labelledby="handed-over">
      <h2 id="handed-over">{words.title}</h2>
      <p>{noted.length > 0 ? t(words, "stays", { count: noted.length }) : words.staysAny}</p>
      {noted.length > 0 ? (
        <ul>
          {noted.map(({ gateId, name }) => (
            <li key={gateId}>
              {name} ·{" "}
              <Link className="link" to={`/${localePath}/migration/${gateId}`} {...logged("myMigration.receipt")}>
                {texts.records.follow}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="row">
        <span className="soft">{words.contract}</span>
        <ExplorerLink of="old" kind="address" value={gate} />
        <CopyButton value={gate} label={texts.wallet.copy} copiedLabel={texts.wallet.copied} />
      </p>
    </section>
  );
}
