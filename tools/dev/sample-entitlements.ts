import type { D1Database } from "@cloudflare/workers-types";
import { developmentKeypair } from "../../programs-client/development-keys.ts";

const DAY_MS = 86_400_000;

/** What the first development wallet was granted: invented, and marked as such. Production has no such row. */
const SAMPLES = [
  {
    key: "genesis-night",
    kind: "benefit",
    collection: "genesis",
    title: { ko: "제휴 호텔 1박", en: "One night at a partner hotel", id: "Satu malam di hotel mitra" },
    amount: "1",
    agoDays: 12,
    forDays: 180,
  },
  {
    key: "genesis-coffee",
    kind: "benefit",
    collection: "genesis",
    title: { ko: "커피 교환권", en: "Coffee voucher", id: "Voucher kopi" },
    amount: "3",
    agoDays: 120,
    forDays: 90,
  },
  {
    key: "punkykongz-fitness",
    kind: "benefit",
    collection: "punkykongz",
    title: { ko: "피트니스 1일 이용권", en: "Day pass for the gym", id: "Tiket harian pusat kebugaran" },
    amount: "2",
    agoDays: 5,
    forDays: 60,
  },
  {
    key: "punky-hag-clinic",
    kind: "benefit",
    collection: "punky-hag",
    title: { ko: "의원 상담권", en: "Consultation at a clinic", id: "Konsultasi di klinik" },
    amount: "1",
    agoDays: 8,
    forDays: null,
  },
  {
    key: "genesis-pvt",
    kind: "rwa",
    collection: "genesis",
    title: { ko: "PVT 배정", en: "PVT allocation", id: "Alokasi PVT" },
    amount: "120 PVT",
    agoDays: 30,
    forDays: null,
  },
  {
    key: "punkykongz-etm",
    kind: "rwa",
    collection: "punkykongz",
    title: { ko: "ETM 배정", en: "ETM allocation", id: "Alokasi ETM" },
    amount: "45 ETM",
    agoDays: 20,
    forDays: null,
  },
  {
    key: "punky-hag-pvt",
    kind: "rwa",
    collection: "punky-hag",
    title: { ko: "PVT 배정", en: "PVT allocation", id: "Alokasi PVT" },
    amount: "30 PVT",
    agoDays: 18,
    forDays: null,
  },
  {
    key: "wise-alya-dnn",
    kind: "rwa",
    collection: "wise-alya",
    title: { ko: "DNN 배정", en: "DNN allocation", id: "Alokasi DNN" },
    amount: "80 DNN",
    agoDays: 3,
    forDays: null,
  },
] as const;

/** Grants the first development wallet its samples, each once. */
export async function seedEntitlements(db: D1Database): Promise<void> {
  const wallet = developmentKeypair("wallet-1").publicKey.toBase58();
  const now = Date.now();
  const statement = db.prepare(
    `INSERT INTO entitlement (id, grant_key, wallet_address, kind, collection, title_ko, title_en, title_id, amount,
      source, is_sample, granted_at, expires_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'sample', 1, ?, ?) ON CONFLICT DO NOTHING`,
  );
  await db.batch(
    SAMPLES.map(({ key, kind, collection, title, amount, agoDays, forDays }) => {
      const grantedAt = now - agoDays * DAY_MS;
      const expiresAt = forDays === null ? null : grantedAt + forDays * DAY_MS;
      const texts = [title.ko, title.en, title.id, amount];
      return statement.bind(`sample-${key}`, `sample:${key}`, wallet, kind, collection, ...texts, grantedAt, expiresAt);
    }),
  );
}
