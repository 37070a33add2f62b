import { dayOfEntry } from "~/domain/weekly/menu";
import type { ShownWeek } from "~/domain/weekly/queries.server";
import { PUBLIC_PICTURES, photoOf } from "~/features/news/news-view.server";
import { formatDate } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";

/** A week in the form for its page: the entries by their days. `files` is where the files of its picture are. */
export function viewOfWeek(locale: Locale, texts: Texts["weekly"], week: ShownWeek, files = PUBLIC_PICTURES) {
  const { beginsOn, words, picture } = week;
  const entries = words.entries.map((entry) => ({ ...entry, day: dayOfEntry(beginsOn, entry) }));
  const days = [...Map.groupBy(entries, ({ day }) => day)].sort(([one], [other]) => one.localeCompare(other));
  return {
    title: words.title,
    intro: words.intro,
    week: dateOf(locale, beginsOn),
    cover: picture && photoOf(picture, files),
    days: days.map(([day, items]) => ({
      day,
      date: dateOf(locale, day),
      items: items.map(({ kind, title, text }) => ({ kind: texts.kinds[kind], title, text })),
    })),
  };
}

export type WeekView = ReturnType<typeof viewOfWeek>;

/** A Korean day in words; noon in Korea falls on the same day in the time zone of each language. */
export const dateOf = (locale: Locale, day: string) => formatDate(locale, new Date(`${day}T12:00:00+09:00`));
