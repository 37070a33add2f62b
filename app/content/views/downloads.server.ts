import { formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Picture, PictureId } from "~/ui/art-manifest";
import { files } from "../files";
import type { DownloadsSection } from "../sections";
import { pictureOf, type SectionFacts } from "./facts.server";

type FileView = { href: string; name: string; kind: string; size: string };
export type DownloadsView = Omit<DownloadsSection, "items"> & {
  items: (Omit<DownloadsSection["items"][number], "files" | "picture"> & {
    files: FileView[];
    /** `isInk`: drawn in ink, and therefore shown on paper. */
    picture: (Picture & { scale: number; isInk: boolean }) | null;
  })[];
};

export function viewOfDownloads(section: DownloadsSection, { locale }: SectionFacts): DownloadsView {
  const items = section.items.map(({ files, picture, ...item }) => ({
    ...item,
    files: files.flatMap((name) => viewOfFile(name, locale) ?? []),
    picture: picture ? viewOfPlate(picture) : null,
  }));
  return { ...section, items };
}

/** The largest size at which the whole picture fits a plate of 208 × 96. */
function viewOfPlate(id: PictureId) {
  const picture = pictureOf(id);
  const scale = Math.max(1, Math.floor(Math.min(208 / picture.width, 96 / picture.height)));
  return { ...picture, scale, isInk: id.endsWith("-ink") };
}

/** Null if the file does not exist: the content tests report it, and no visitor meets a dead link. */
function viewOfFile(name: string, locale: Locale): FileView | null {
  const bytes = files[name];
  if (bytes === undefined) return null;
  const kind = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  return { href: `/files/${name}`, name: name.slice(name.lastIndexOf("/") + 1), kind, size: sizeIn(bytes, locale) };
}

function sizeIn(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return `${formatNumber(locale, Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${formatNumber(locale, Math.round(bytes / 100_000) / 10)} MB`;
}
