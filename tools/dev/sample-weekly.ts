import type { D1Database } from "@cloudflare/workers-types";

const DAY_MS = 24 * 3_600_000;
const KOREAN_OFFSET_MS = 9 * 3_600_000;

const ENTRIES = [
  {
    day: 1,
    kind: "gift",
    ko: ["월요일 코인", "펑키콩즈 한 개마다 10 SCG를 드려요."],
    en: ["Monday coins", "10 SCG for each Punkykongz."],
    id: ["Koin Senin", "10 SCG untuk setiap Punkykongz."],
  },
  {
    day: 3,
    kind: "event",
    ko: ["수요일 수다", "저녁 8시에 디스코드에서 만나요."],
    en: ["Wednesday talk", "We meet on Discord at eight in the evening, Korean time."],
    id: ["Obrolan Rabu", "Kita bertemu di Discord pukul delapan malam waktu Korea."],
  },
  {
    day: 5,
    kind: "gift",
    ko: ["주말 쿠폰", "호텔 예약 홀더에게 조식 쿠폰을 드려요."],
    en: ["A coupon for the weekend", "Breakfast for holders who have booked a hotel."],
    id: ["Kupon akhir pekan", "Sarapan untuk pemegang NFT yang sudah memesan hotel."],
  },
] as const;

const HEADS = {
  ko: { title: "이번 주 메뉴", intro: "코인 하나, 모임 하나, 쿠폰 하나." },
  en: { title: "This week’s menu", intro: "Coins, a talk and a coupon." },
  id: { title: "Menu minggu ini", intro: "Koin, obrolan, dan kupon." },
};

/** Puts a published menu of the week of `now` into a database that has none. */
export async function seedWeekly(db: D1Database, now: Date): Promise<void> {
  const today = new Date(now.getTime() + KOREAN_OFFSET_MS);
  const monday = new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
  const wordsIn = (code: keyof typeof HEADS) => ({
    ...HEADS[code],
    entries: ENTRIES.map(({ day, kind, ...words }) => ({ day, kind, title: words[code][0], text: words[code][1] })),
  });
  const menu = JSON.stringify({ words: { ko: wordsIn("ko"), en: wordsIn("en"), id: wordsIn("id") }, picture: null });
  await db
    .prepare(
      `INSERT INTO weekly_menu (begins_on, title, draft, shown, state, published_at, updated_at)
      SELECT ?1, ?2, ?3, ?3, 'published', ?4, ?4 WHERE NOT EXISTS (SELECT 1 FROM weekly_menu)`,
    )
    .bind(monday, HEADS.ko.title, menu, now.getTime())
    .run();
}
