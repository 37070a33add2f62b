import { type CollectionSums, RECORDS_COUNTED, type Register, SUMS, sentPlainly } from "~/domain/migration/register";
import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { stateOfMigration } from "./proof-states";
import { StateMark } from "./state-mark";

type Props = {
  texts: Texts["proof"]["migration"];
  states: Texts["proof"]["states"];
  register: Register;
  localePath: string;
};

/** What both chains have of the migration, collection by collection, and whether the sums hold. */
export function MigrationSums({ texts, states, register, localePath }: Props) {
  if (register.kind !== "read") return <p className="soft">{texts[register.kind]}</p>;
  const isWrong = stateOfMigration(states, register).isFault;
  return (
    <>
      <p className="soft">{texts.lead}</p>
      {isWrong ? <Notice tone="danger" title={texts.differs} /> : null}
      <SumsTable texts={texts} states={states} register={register} />
      <ul className="soft">
        {SUMS.map((sum) => (
          <li key={sum}>{texts.sums[sum]}</li>
        ))}
      </ul>
      <Limits texts={texts} register={register} />
      <p className="row">
        <ButtonLink size="small" viewTransition to={`/${localePath}/proof/migration`} {...logged("proof.migration")}>
          {texts.all}
        </ButtonLink>
      </p>
    </>
  );
}

type Read = Extract<Register, { kind: "read" }>;

function SumsTable({ texts, states, register }: Pick<Props, "texts" | "states"> & { register: Read }) {
  const locale = useLocale();
  const { columns } = texts;
  const figure = (count: number | null) => (count === null ? texts.unknown : formatNumber(locale, count));
  return (
    <DataTable
      caption={texts.caption}
      captionHidden
      columns={[
        { key: "collection", label: columns.collection },
        { key: "supply", label: columns.supply, align: "end" },
        { key: "inHands", label: columns.inHands, align: "end" },
        { key: "open", label: columns.open, align: "end" },
        { key: "confirmed", label: columns.confirmed, align: "end" },
        { key: "made", label: columns.made, align: "end" },
        { key: "state", label: columns.state, align: "end" },
      ]}
      rows={register.collections.map((sums) => ({
        key: sums.oldContractAddress,
        cells: {
          collection: (
            <span className="proof-vault">
              <strong>{sums.oldProjectName}</strong>
              <ExplorerLink of="old" kind="address" value={sums.oldContractAddress} />
            </span>
          ),
          supply: figure(sums.oldSupply),
          inHands: figure(sums.inHands),
          open: figure(sums.open),
          confirmed: figure(sums.confirmed),
          made: figure(sums.made?.there ?? null),
          state: <StateMark state={stateOfMigration(states, { ...register, collections: [sums] })} />,
        },
      }))}
    />
  );
}

/** What the sums leave out, and at which block they were read. */
function Limits({ texts, register }: Pick<Props, "texts"> & { register: Read }) {
  const t = useT();
  const { collections, isWhole, block, records, gate } = register;
  const sum = (count: (sums: CollectionSums) => number) => collections.reduce((all, sums) => all + count(sums), 0);
  const plainly = sum((sums) => Math.max(sentPlainly(sums), 0));
  const burned = sum(({ made }) => made?.burned ?? 0);
  return (
    <>
      {plainly > 0 ? <p className="soft">{t(texts, "plainly", { count: plainly })}</p> : null}
      {burned > 0 ? <p className="soft">{t(texts, "burned", { count: burned })}</p> : null}
      {isWhole ? null : <p className="soft">{t(texts, "counted", { count: RECORDS_COUNTED })}</p>}
      <p className="soft">
        {t(texts, "readAt", { block, count: records })} {texts.contract}{" "}
        <ExplorerLink of="old" kind="address" value={gate} />
      </p>
    </>
  );
}
