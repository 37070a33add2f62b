import type { Texts } from "~/locales/texts.server";
import { useShell } from "~/shell/use-shell";
import { FactList } from "~/ui/facts";
import { NftPicture } from "~/ui/nft-picture";
import { Linked } from "./receipt-pair";
import type { NotedRecord } from "./receipt-screen.server";
import { RecordBadge } from "./record-badge";

/** What the site noted of a migration while a chain cannot be read: anybody can look it up on the explorers. */
export function NotedFacts({ texts, noted }: { texts: Texts["receipt"]; noted: NotedRecord }) {
  const { pair, problem } = texts;
  const { oldExplorerUrl } = useShell().chain;
  return (
    <section className="receipt-noted" aria-labelledby="noted">
      <h2 id="noted">{problem.noted}</h2>
      <div className="receipt-nft">
        <NftPicture image={noted.oldNft.image} isSmall />
        <p>
          <strong>{noted.oldNft.name}</strong>{" "}
          <RecordBadge texts={texts.status} standing={noted.standing} isUnchecked />
        </p>
      </div>
      <FactList
        isWide
        items={[
          { term: pair.handOver, value: <Linked texts={pair} of="old" kind="tx" value={noted.handOver} /> },
          { term: pair.making, value: <Linked texts={pair} kind="tx" value={noted.mint} /> },
          { term: pair.confirm, value: <Linked texts={pair} of="old" kind="tx" value={noted.confirm} /> },
        ]}
      />
      <p className="soft">{oldExplorerUrl ? problem.notedText : problem.notedLocal}</p>
    </section>
  );
}
