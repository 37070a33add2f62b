import type { D1Database } from "@cloudflare/workers-types";
import { DEVELOPMENT_POOL_ADDRESS } from "./chain-setup.ts";
import { DEVELOPMENT_NFT_POOLS } from "./chain-setup-nft.ts";

const DAY_MS = 86_400_000;
const DAYS = 80;
/** Everything has left again by then, as the local chain begins with nothing staked. */
const LAST = 10;
const COIN = 1e9;

/** Gives the board of the Power zone a past of eleven weeks on the local machine, once. It ends with nothing staked. */
export async function seedPower(db: D1Database, now: Date): Promise<void> {
  // because of this row the board says that its figures are invented (app/domain/power/sample-past.server.ts)
  await db
    .prepare(
      "INSERT INTO setting (key, value, updated_at) VALUES ('local_power_sample', '1', ?) ON CONFLICT DO NOTHING",
    )
    .bind(now.getTime())
    .run();
  const there = await db.prepare("SELECT day FROM pool_day LIMIT 1").first();
  if (there) return;
  const today = Math.floor(now.getTime() / DAY_MS);
  const pools = DEVELOPMENT_NFT_POOLS.filter(({ kind }) => kind === "boost");
  const rows = Array.from({ length: DAYS }, (_, back) => {
    const day = today - DAYS - LAST + back;
    const [came, went] = [1 + (back % 4), back < 40 ? 0 : 2];
    const coins = [30, 90, 180, 365].flatMap((termDays, at) => [
      [DEVELOPMENT_POOL_ADDRESS, day, "staked", termDays, came, came * (at + 1) * 1_200 * COIN],
      [DEVELOPMENT_POOL_ADDRESS, day, "claimed", termDays, 1, (at + 1) * back * COIN],
    ]);
    const moved = [
      [DEVELOPMENT_POOL_ADDRESS, day, "joined", 0, came, 0],
      [DEVELOPMENT_POOL_ADDRESS, day, "left", 0, went, 0],
    ];
    return [...coins, ...moved, ...pools.map(({ address }) => [address, day, "staked", 0, came, 0])];
  });
  // one statement: each binding is a call that holds Node up, and a thousand of them outlast the connection to workerd
  await db
    .prepare(
      `INSERT INTO pool_sum SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, '', value ->> 4, value ->> 5
        FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows.flat()))
    .run();
  // what is left of each sum leaves on one day
  const kinds = [
    ["staked", "unstaked"],
    ["joined", "left"],
  ] as const;
  for (const [come, go] of kinds) {
    await db
      .prepare(
        `INSERT INTO pool_sum SELECT pool_address, ?, ?, term_days, '', sum(CASE kind WHEN ? THEN events ELSE -events END),
          sum(CASE kind WHEN ? THEN amount ELSE -amount END) FROM pool_total WHERE kind IN (?, ?) GROUP BY pool_address, term_days`,
      )
      .bind(today - LAST, go, come, come, come, go)
      .run();
  }
}
