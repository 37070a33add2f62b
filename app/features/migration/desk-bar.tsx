import type { MigrationTerms, OldNftView } from "~/domain/migration/screen-types";
import type { MigrationView } from "~/domain/migration/view";
import { inKaia } from "~/features/money/kaia";
import { formatMoney } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { feeOfAll } from "./migration-rules";
import { takeBackLabel } from "./returns";

type Props = {
  texts: Texts["migration"];
  /** Null while NFTs cannot be handed over. */
  terms: MigrationTerms | null;
  chosen: readonly OldNftView[];
  /** Whether there is an NFT to choose. */
  /** What comes back at once as long as nothing is chosen; null if there is nothing. */
  offered: MigrationView | null;
  /** Whether what is chosen was begun before. */
  isBegun: boolean;
  isLoading: boolean;
  onMigrate(): void;
  onTakeBack(record: MigrationView): void;
};

/** The desk's one loud place: what can be taken back, or else the migration of what is chosen. Nothing while there is neither. */
export function DeskBar({ texts, terms, chosen, offered, isBegun, isLoading, ...on }: Props) {
  const t = useT();
  const locale = useLocale();
  if (chosen.length === 0 && offered) {
    return (
      <ActionBar isOfPage>
        <Button
          variant="primary"
          size="large"
          aria-haspopup="dialog"
          busy={isLoading}
          onClick={() => on.onTakeBack(offered)}
          {...logged("myMigration.reclaim")}
        >
          {takeBackLabel(texts, t, offered)}
        </Button>
      </ActionBar>
    );
  }
  if (!terms || chosen.length === 0) return null;
  const fee = formatMoney(locale, inKaia(feeOfAll(terms, chosen.length)));
  return (
    <ActionBar isOfPage sum={t(texts.start, "chosen", { count: chosen.length, fee })}>
      <Button
        variant="primary"
        size="large"
        aria-haspopup="dialog"
        busy={isLoading}
        onClick={on.onMigrate}
        {...logged("myMigration.start")}
      >
        {isBegun ? texts.start.go : texts.start.button}
      </Button>
    </ActionBar>
  );
}
