import { formatNumber } from "~/locales/format";
import { type Picture, type PictureId, pictures } from "~/ui/art-manifest";
import type { CodexSection } from "../sections";
import { dialogAnchor, type SectionFacts } from "./facts.server";

export type Rarity = CodexSection["rarities"][number]["id"];

export type CodexItemView = {
  /** The address of its dialog, or of its place in the book: `modal-weapons-<id>`. */
  anchor: string;
  rarity: Rarity;
  rarityLabel: string;
  name: string;
  body: string;
  facts: readonly { term: string; value: string }[];
  picture: Picture;
};

export type CodexView = Pick<CodexSection, "kind" | "ground" | "title" | "body" | "set"> & {
  filter: {
    label: string;
    all: { label: string; count: string };
    rarities: { id: Rarity; label: string; count: string }[];
  };
  items: CodexItemView[];
  close: string;
  /** One dialog in which each thing has a place. Without it, each thing has a dialog. */
  book: { anchor: string; label: string } | null;
};

export function viewOfCodex(section: CodexSection, { locale, texts }: SectionFacts): CodexView {
  const { kind, ground, title, body, set, rarities, items } = section;
  const words = texts.content.codex;
  const countOf = (rarity: Rarity) => formatNumber(locale, items.filter((item) => item.rarity === rarity).length);
  return {
    kind,
    ground,
    title,
    body,
    set,
    filter: {
      label: words.filter,
      all: { label: section.all, count: formatNumber(locale, items.length) },
      rarities: rarities.map(({ id, label }) => ({ id, label, count: countOf(id) })),
    },
    items: items.map(({ id, rarity, name, body, facts }) => {
      const rarityLabel = rarities.find((candidate) => candidate.id === rarity)?.label ?? rarity;
      return {
        anchor: dialogAnchor(`${set}-${id}`),
        rarity,
        rarityLabel,
        name,
        body,
        facts: [{ term: words.rarity, value: rarityLabel }, ...facts],
        picture: pictures[`${set}/${id}` as PictureId],
      };
    }),
    close: texts.shell.close,
    book: section.book ? { anchor: dialogAnchor(set), label: section.book } : null,
  };
}
