import type { D1Database } from "@cloudflare/workers-types";
import { developmentKeypair } from "../../programs-client/development-keys.ts";

const DAY_MS = 86_400_000;
const KAIA_WALLET = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed";
const ANSWERS = 24;

type Booking = {
  key: string;
  kind: "hotel" | "plasticSurgery" | "eyeClinic";
  status: "5" | "10" | "50";
  localeCode: "ko" | "en" | "id";
  name: string;
  email: string;
  inDays: number;
  nights: number;
  timeOfDay: string | null;
  treatment: string | null;
  wishes: string;
  house: string | null;
};

const clinic = { nights: 0, house: null, wishes: "" };
const hotel = { kind: "hotel", timeOfDay: null, treatment: null } as const;

/** Bookings of each kind and status, by guests who do not exist. */
const BOOKINGS: readonly Booking[] = [
  {
    ...{ ...hotel, key: "1", status: "5", localeCode: "id", name: "Ade Putri", email: "ade@guest.example" },
    ...{ inDays: 6, nights: 2, wishes: "Kamar yang tenang", house: null },
  },
  {
    ...{ ...hotel, key: "2", status: "5", localeCode: "ko", name: "김하늘", email: "haneul@guest.example" },
    ...{ inDays: 6, nights: 1, wishes: "늦은 체크인이에요.", house: "Hotel Hangang" },
  },
  {
    ...{ ...clinic, key: "3", kind: "eyeClinic", status: "5", localeCode: "en", name: "Sam Carter" },
    ...{ email: "sam@guest.example", inDays: 6, timeOfDay: "morning", treatment: "eyeExamination" },
  },
  {
    ...{ ...clinic, key: "4", kind: "plasticSurgery", status: "5", localeCode: "en", name: "Mia Lee" },
    ...{ email: "mia@guest.example", inDays: 12, timeOfDay: "evening", treatment: "firstConsultation" },
  },
  {
    ...{ ...hotel, key: "5", status: "10", localeCode: "en", name: "Leo Park", email: "leo@guest.example" },
    ...{ inDays: 15, nights: 3, wishes: "", house: "Hotel Hangang" },
  },
  {
    ...{ ...clinic, key: "6", kind: "eyeClinic", status: "50", localeCode: "ko", name: "이서준" },
    ...{ email: "seojun@guest.example", inDays: 9, timeOfDay: "afternoon", treatment: "lensFitting" },
  },
];

/** Bookings, wallets and answers to a survey for the staff area of the local machine, each once. Nobody in them exists. */
export async function seedPeople(db: D1Database): Promise<void> {
  const now = Date.now();
  await db.batch([...bookings(db, now), ...wallets(db, now), ...answers(db, now)]);
}

function bookings(db: D1Database, now: number) {
  const statement = db.prepare(
    `INSERT INTO reservation (reference, request_key, kind, status, locale_code, start_on, end_on, time_of_day, treatment, rooms,
      people, wishes, name, phone, email, created_at, house, confirmed_at, cancelled_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 2, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const day = (inDays: number) => new Date(now + inDays * DAY_MS).toISOString().slice(0, 10);
  return BOOKINGS.map(({ key, kind, status, localeCode, name, email, inDays, nights, house, ...rest }) =>
    statement.bind(
      ...[`PV-SAMP-LE0${key}`, `sample:${key}`, kind, status, localeCode, day(inDays), day(inDays + nights)],
      ...[rest.timeOfDay, rest.treatment, kind === "hotel" ? 1 : null, rest.wishes, name, `+8210000000${key}0`, email],
      ...[now - Number(key) * 3_600_000, house, house && now, status === "5" ? null : now],
    ),
  );
}

function wallets(db: D1Database, now: number) {
  const statement = db.prepare(
    `INSERT INTO user (id, wallet_address, wallet_type, created_at, last_seen_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  );
  const solana = (["wallet-1", "wallet-2"] as const).map((name) => developmentKeypair(name).publicKey.toBase58());
  return [...solana, KAIA_WALLET].map((address, at) =>
    statement.bind(
      `sample-${at}`,
      address,
      address.startsWith("0x") ? "kaia" : "phantom",
      now - (at + 2) * DAY_MS,
      now - at * DAY_MS,
    ),
  );
}

function answers(db: D1Database, now: number) {
  const statement = db.prepare(
    `INSERT INTO survey_answer (survey_id, wallet_address, answers, locale_code, created_at)
    VALUES ('boost-2026-11', ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const uses = [["hold"], ["stake", "hold"], ["craft"], ["trade"], ["stake"]];
  const ease = ["easy", "easy", "fine", "forget", "never", "fine", "easy"];
  const own = ["", "", "알림이 있으면 좋겠어요.", "", "A reminder would help.", "Tolong tambah pengingat."];
  return Array.from({ length: ANSWERS }, (_, at) => {
    const said = { use: uses[at % uses.length], "check-in": ease[at % ease.length] };
    const words = own[at % own.length];
    const language = ["ko", "en", "id"][at % 3];
    return statement.bind(
      ...[
        `sample-wallet-${at}`,
        JSON.stringify(words ? { ...said, else: words } : said),
        language,
        now - at * 3_600_000,
      ],
    );
  });
}
