import type { D1Database } from "@cloudflare/workers-types";
import { developmentKeypair } from "../../programs-client/development-keys.ts";
import { KAIA_HOLDERS } from "./kaia-setup.ts";

const DAY_MS = 86_400_000;

const SOLANA_HOLDERS = ["wallet-1", "wallet-2"].map((label) =>
  developmentKeypair(label as "wallet-1").publicKey.toBase58(),
);

/**
 * Lists with the development wallets on them: invented, and marked as such. Production has none of them. Nothing is marked as
 * sent, because there is no transaction that could show it: `npm run operate -- airdrop sent` does.
 */
const SAMPLES = [
  {
    key: "sample-kaia",
    name: { ko: "카이아 홀더 에어드롭", en: "Airdrop for Kaia holders", id: "Airdrop untuk holder Kaia" },
    chain: "eip155",
    opensInDays: -3,
    closesInDays: 60,
    addresses: KAIA_HOLDERS.map((address) => address.toLowerCase()),
    item: "25 SCG",
  },
  {
    key: "sample-weekly",
    name: { ko: "펑키 위클리", en: "Punky Weekly", id: "Punky Weekly" },
    chain: "solana",
    opensInDays: -5,
    closesInDays: 45,
    addresses: SOLANA_HOLDERS,
    item: "10 SCG",
  },
  {
    key: "sample-closed",
    name: { ko: "지난 에어드롭", en: "An earlier airdrop", id: "Airdrop sebelumnya" },
    chain: "solana",
    opensInDays: -40,
    closesInDays: -10,
    addresses: SOLANA_HOLDERS,
    item: "5 SCG",
  },
] as const;

const GIFT = { ko: "SCG 코인", en: "SCG coins", id: "Koin SCG" };

/** Stores the sample lists, each once. */
export async function seedAirdrops(db: D1Database): Promise<void> {
  const list = db.prepare(
    `INSERT INTO airdrop_list (key, name_ko, name_en, name_id, gift_ko, gift_en, gift_id, chain, opens_at, closes_at,
      state, is_sample) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'published', 1) ON CONFLICT DO NOTHING`,
  );
  const recipient = db.prepare(
    "INSERT INTO airdrop_recipient (list_key, address, item) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const now = Date.now();
  await db.batch(
    SAMPLES.flatMap(({ key, name, chain, opensInDays, closesInDays, addresses, item }) => [
      list.bind(
        ...[key, name.ko, name.en, name.id, GIFT.ko, GIFT.en, GIFT.id, chain],
        ...[now + opensInDays * DAY_MS, now + closesInDays * DAY_MS],
      ),
      ...addresses.map((address) => recipient.bind(key, address, item)),
    ]),
  );
}
