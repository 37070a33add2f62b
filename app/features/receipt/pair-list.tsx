import { Link } from "react-router";
import type { Pair, PairPage } from "~/domain/migration/pairs";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { ExplorerLink } from "~/ui/explorer-link";
import { Pagination } from "~/ui/navigation";
import { NftPicture } from "~/ui/nft-picture";
import { useT } from "~/ui/use-t";
import { RecordBadge } from "./record-badge";

type Props = { texts: Texts["receipt"]; page: PairPage; isFirst: boolean; localePath: string };

/** A page of pairs, each with the link to its receipt. */
export function PairList({ texts, page, isFirst, localePath }: Props) {
  const t = useT();
  const { list } = texts;
  const here = `/${localePath}/proof/migration`;
  if (page.records === 0) return <EmptyState title={list.none}>{list.noneText}</EmptyState>;
  return (
    <>
      <DataTable
        caption={list.caption}
        captionHidden
        columns={[
          { key: "id", label: list.columns.id },
          { key: "old", label: list.columns.old },
          { key: "new", label: list.columns.new },
          { key: "when", label: list.columns.when },
          { key: "state", label: list.columns.state },
          { key: "receipt", label: list.columns.receipt, align: "act" },
        ]}
        rows={page.pairs.map((pair) => ({ key: String(pair.gateId), cells: cellsOf(pair) }))}
      />
      <p className="soft">{t(list, "readAt", { block: page.block, count: page.records })}</p>
      <Pagination
        label={list.pages}
        newer={isFirst ? null : here}
        older={page.older === null ? null : `${here}?before=${page.older}`}
        newerLabel={list.newest}
        olderLabel={list.older}
      />
    </>
  );

  function cellsOf({ gateId, standing, handedOverTs, takeBack, oldNft, newNft }: Pair) {
    return {
      id: gateId,
      old: <Face name={oldNft.name} picture={oldNft.image} />,
      new: newNft ? (
        <Face name={newNft.face?.name ?? texts.newNames.confirmed} picture={newNft.face?.pictureUrl ?? null}>
          <ExplorerLink kind="address" value={newNft.mint} />
        </Face>
      ) : (
        texts.newNames[standing]
      ),
      when: t(texts.facts, "at", { time: handedOverTs }),
      state: (
        <>
          <RecordBadge texts={texts.status} standing={standing} />
          {takeBack ? (
            <span className="register-note">
              {takeBack.isNow ? list.takeBackNow : t(list, "takeBackFrom", { time: takeBack.fromTs })}
            </span>
          ) : null}
        </>
      ),
      receipt: (
        <Link className="link" to={`/${localePath}/migration/${gateId}`} {...logged("register.receipt")}>
          {t(list, "receiptOf", { number: gateId })}
        </Link>
      ),
    };
  }
}

function Face({ name, picture, children }: { name: string; picture: string | null; children?: React.ReactNode }) {
  return (
    <span className="receipt-face">
      <NftPicture image={picture} isSmall />
      <span>
        {name}
        {children ? <br /> : null}
        {children}
      </span>
    </span>
  );
}
