import type { MigrationView } from "~/domain/migration/view";
import { RecordBadge } from "~/features/receipt/record-badge";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { ExplorerLink } from "~/ui/explorer-link";
import { NftPicture } from "~/ui/nft-picture";
import { Badge } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { canReclaim, standingOfView } from "./migration-rules";
import { reasonOf } from "./reason-words";
import { takeBackLabel } from "./returns";

type Props = {
  id: string;
  title: string;
  note?: string;
  texts: Texts["migration"];
  /** The words for how a record of the gate stands. */
  standings: Texts["receipt"]["status"];
  records: readonly MigrationView[];
  /** Seconds. */
  nowTs: number;
  reclaim(record: MigrationView): void;
};

/** Migrations of the wallet: where each stands, why, and what the holder can do. */
export function MigrationRecords({ id, title, note, records, ...shared }: Props) {
  if (records.length === 0) return null;
  return (
    <section className="nft-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="in-two">
        {records.map((record) => (
          <Record key={record.seq} record={record} {...shared} />
        ))}
      </ul>
      {note ? <p className="faint">{note}</p> : null}
    </section>
  );
}

/** Says that the records are cut to the newest ones, with the way to all. `most`: how many; null if none are left out. */
export function OlderRecords({ texts, most }: { texts: Texts["migration"]["records"]; most: number | null }) {
  const t = useT();
  const { localePath } = useShell();
  if (most === null) return null;
  return (
    <div className="migration-older">
      <p className="faint">{t(texts, "most", { most })}</p>
      <ButtonLink size="small" to={`/${localePath}/proof/migration`} {...logged("myMigration.register")}>
        {texts.register}
      </ButtonLink>
    </div>
  );
}

type RecordProps = Pick<Props, "texts" | "standings" | "nowTs" | "reclaim"> & { record: MigrationView };

function Record({ texts, standings, record, nowTs, reclaim }: RecordProps) {
  const t = useT();
  const { localePath } = useShell();
  const { status, left, gateId, reclaimableTs } = record;
  const said = reasonOf(texts, record);
  const isReclaimable = canReclaim(record, nowTs);
  const standing = standingOfView(record, nowTs);
  return (
    <li className="panel migration-record">
      <NftPicture image={record.oldNftImage} isSmall />
      <div>
        <h3>
          {record.oldNftName}{" "}
          {standing ? (
            <RecordBadge texts={standings} standing={standing} />
          ) : (
            <Badge tone={status === "received" ? "accent" : "faint"}>{texts.status[status]}</Badge>
          )}
        </h3>
        {said ? <p role={left === "none" ? undefined : "status"}>{said}</p> : null}
        <p className="soft">
          {texts.records.to} <ExplorerLink kind="address" value={record.newWalletAddress} />
        </p>
        {reclaimableTs !== null && !isReclaimable ? (
          <p className="faint">
            {t(texts.reclaim, standing === "notMinted" ? "from" : "orElse", { time: BigInt(reclaimableTs) })}
          </p>
        ) : null}
        {gateId === null ? null : (
          <p className="row">
            <ButtonLink size="small" to={`/${localePath}/migration/${gateId}`} {...logged("myMigration.receipt")}>
              {left === "none" ? texts.records.receipt : texts.records.follow}
            </ButtonLink>
            {isReclaimable ? (
              <Button
                size="small"
                aria-haspopup="dialog"
                onClick={() => reclaim(record)}
                {...logged("myMigration.reclaim")}
              >
                {takeBackLabel(texts, t, record)}
              </Button>
            ) : null}
          </p>
        )}
      </div>
    </li>
  );
}
