import { english } from "./news/en.ts";
import { indonesian } from "./news/id.ts";
import { korean } from "./news/ko.ts";
import { NEWS_PIECES } from "./news-pieces.ts";

const LANGUAGES = { ko: korean, en: english, id: indonesian };

/**
 * Every row of the sample news, oldest first, dated at nine in the morning in Korea. The languages of one piece share a
 * number.
 */
export const sampleNews = NEWS_PIECES.flatMap(({ key, day, cover }, index) =>
  (["ko", "en", "id"] as const).map((language) => ({
    groupId: index + 1,
    language,
    cover,
    publishedAt: Date.parse(`${day}T09:00:00+09:00`),
    ...LANGUAGES[language][key],
  })),
);
