import type { MigrationTerms, OldNftView } from "~/domain/migration/screen-types";
import { inKaia } from "~/features/money/kaia";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { useT } from "~/ui/use-t";
import { feeOfAll, namesOf } from "./migration-rules";
import type { ChosenNfts } from "./use-chosen-nfts";

type Props = {
  texts: Texts["migration"];
  terms: MigrationTerms;
  /** The NFTs of this page that can be handed over, of which there is at least one. */
  nfts: readonly OldNftView[];
  /** How many can be handed over, over all pages. */
  movable: number;
  mostAtOnce: number;
  chosen: ChosenNfts;
  /** Whether what is chosen was begun before. */
  isBegun: boolean;
  isLoading: boolean;
  /** Whether waiting is better now, so that choosing is not the loud deed. */
  isQuiet: boolean;
  onMigrate(): void;
};

/** The desk's one loud place: choosing all of the page as long as nothing is chosen, then the migration of what is. */
export function DeskBar({ chosen, ...props }: Props) {
  return chosen.all.length > 0 ? <Migrate chosen={chosen.all} {...props} /> : <ChooseAll chosen={chosen} {...props} />;
}

function ChooseAll({ texts, terms, nfts, movable, mostAtOnce, chosen, isQuiet }: Omit<Props, "isBegun">) {
  const t = useT();
  const { nfts: words, summary } = texts;
  const [first] = nfts;
  const isEvery = nfts.length === movable && movable <= mostAtOnce;
  const counted = t(summary, "movable", { count: movable });
  const each = t(summary, "each", { fee: inKaia(BigInt(terms.feeEachRaw)) });
  const all = isEvery ? t(words, "chooseEvery", { count: movable }) : words.chooseAll;
  return (
    <ActionBar isOfPage sum={<Dotted parts={[counted, each]} />}>
      <Button
        variant={isQuiet ? "secondary" : "primary"}
        size="large"
        onClick={() => chosen.add(nfts)}
        {...logged("myMigration.chooseAll")}
      >
        {first && movable === 1 ? t(words, "choose", { name: first.oldNftName }) : all}
      </Button>
    </ActionBar>
  );
}

type MigrateProps = Omit<Props, "chosen"> & { chosen: readonly OldNftView[] };

function Migrate({ texts: { start }, terms, chosen, isBegun, isLoading, onMigrate }: MigrateProps) {
  const t = useT();
  const count = chosen.length;
  const what = t(start, "chosen", { names: namesOf(chosen) });
  const costs = t(start, "chosenCosts", { fee: inKaia(feeOfAll(terms, count)) });
  return (
    <ActionBar isOfPage sum={<Dotted parts={[what, costs]} />}>
      <Button
        variant="primary"
        size="large"
        aria-haspopup="dialog"
        busy={isLoading}
        onClick={onMigrate}
        {...logged("myMigration.start")}
      >
        {isBegun ? start.go : t(start, "button", { count })}
      </Button>
    </ActionBar>
  );
}
