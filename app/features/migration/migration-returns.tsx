import { useId } from "react";
import type { MigrationView } from "~/domain/migration/view";
import { inKaia } from "~/features/money/kaia";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { Fold } from "~/ui/fold";
import { useT } from "~/ui/use-t";
import { feesOf, takeBackLabel } from "./returns";

type Props = {
  texts: Texts["migration"];
  /** What can be taken back now. */
  records: readonly MigrationView[];
  /** True once an NFT is chosen to be migrated, so that nobody takes these for the chosen ones. */
  isFolded: boolean;
  reclaim(record: MigrationView): void;
};

/** Old NFTs that became no new ones and can come back now: a narrow note above the NFTs, which are the page's task. */
export function MigrationReturns({ texts, records, isFolded, reclaim }: Props) {
  const t = useT();
  if (records.length === 0) return null;
  const count = records.length;
  const feesRaw = feesOf(records);
  return (
    <div className="migration-returns">
      <Fold
        summary={
          feesRaw > 0n
            ? t(texts.records, "readyFees", { count, fees: inKaia(feesRaw) })
            : t(texts.records, "ready", { count })
        }
        isOpen={!isFolded}
      >
        <ul>
          {records.map((record) => (
            <Return key={record.seq} texts={texts} record={record} reclaim={reclaim} />
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Return({ texts, record, reclaim }: Pick<Props, "texts" | "reclaim"> & { record: MigrationView }) {
  const t = useT();
  const id = useId();
  const { localePath } = useShell();
  const { oldNftName, reason, left, gateId } = record;
  const said = reason ? texts.reasons[reason] : left === "none" ? null : texts.left[left];
  return (
    <li>
      <p>
        <strong id={id}>{oldNftName}</strong> {said}
      </p>
      <p className="row">
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-describedby={id}
          onClick={() => reclaim(record)}
          {...logged("myMigration.reclaim")}
        >
          {takeBackLabel(texts, t, record)}
        </Button>
        <ButtonLink
          size="small"
          variant="quiet"
          to={`/${localePath}/migration/${gateId}`}
          aria-describedby={id}
          {...logged("myMigration.receipt")}
        >
          {texts.records.follow}
        </ButtonLink>
      </p>
    </li>
  );
}
