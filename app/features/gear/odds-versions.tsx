import type { Texts } from "~/locales/texts.server";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Fold } from "~/ui/fold";
import { useT } from "~/ui/use-t";
import type { GearProofView } from "./gear-proof.server";

type Version = GearProofView["odds"][number];

/** The odds that apply, those that will, and all that once did. */
export function OddsVersions({ texts, versions }: { texts: Texts["gear"]; versions: readonly Version[] }) {
  const current = versions.find(({ state }) => state === "current");
  return (
    <section aria-labelledby="odds">
      <h2 id="odds">{texts.odds.title}</h2>
      <p className="soft">{texts.odds.lead}</p>
      {current ? (
        <Odds texts={texts} version={current} />
      ) : (
        <EmptyState title={texts.odds.none} level={3}>
          <p>{texts.odds.noneText}</p>
        </EmptyState>
      )}
      {versions
        .filter(({ state }) => state !== "current")
        .map((version) => (
          <OtherOdds key={version.validFrom} texts={texts} version={version} />
        ))}
    </section>
  );
}

function OtherOdds({ texts, version }: { texts: Texts["gear"]; version: Version }) {
  const t = useT();
  const summary = version.state === "coming" ? "coming" : "former";
  return (
    <Fold summary={t(texts.odds, summary, { day: version.validFrom })}>
      <Odds texts={texts} version={version} />
    </Fold>
  );
}

function Odds({ texts, version }: { texts: Texts["gear"]; version: Version }) {
  const t = useT();
  const { columns } = texts.odds;
  return (
    <>
      <p>{t(texts.odds, "validFrom", { day: version.validFrom, at: version.publishedAt })}</p>
      <DataTable
        caption={texts.odds.craft}
        columns={[
          { key: "rarity", label: columns.rarity },
          { key: "share", label: columns.share, align: "end" },
        ]}
        rows={version.rarities.map(({ rarity, share }) => ({
          key: rarity,
          cells: { rarity: texts.rarities[rarity], share },
        }))}
      />
      <Fold summary={texts.odds.byWeapon}>
        <DataTable
          caption={texts.odds.byWeapon}
          captionHidden
          columns={[
            { key: "weapon", label: columns.weapon },
            { key: "rarity", label: columns.rarity },
            { key: "share", label: columns.share, align: "end" },
          ]}
          rows={version.rarities.flatMap(({ rarity, weapons }) =>
            weapons.map(({ id, name, share }) => ({
              key: id,
              cells: { weapon: name, rarity: texts.rarities[rarity], share },
            })),
          )}
        />
      </Fold>
      <DataTable
        caption={texts.odds.enhance}
        columns={[
          { key: "level", label: columns.level },
          { key: "share", label: columns.share, align: "end" },
        ]}
        rows={version.levels.map(({ level, share }) => ({
          key: String(level),
          cells: { level: t(texts, "level", { level }), share },
        }))}
      />
      <p>{texts.odds.evolve}</p>
      <p className="soft">
        {texts.odds.hash} <span className="receipt-said">{version.hash}</span>
      </p>
    </>
  );
}
