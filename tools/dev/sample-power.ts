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
  const there = await db.prepare("SELECT day FROM pool_day LIMIT 1").first();
  if (there) return;
  const today = Math.floor(now.getTime() / DAY_MS);
  const add = db.prepare("INSERT INTO pool_sum VALUES (?, ?, ?, ?, '', ?, ?)");
  const pools = DEVELOPMENT_NFT_POOLS.filter(({ kind }) => kind === "boost");
  const statements = Array.from({ length: DAYS }, (_, back) => {
    const day = today - DAYS - LAST + back;
    const [came, went] = [1 + (back % 4), back < 40 ? 0 : 2];
    const coins = [30, 90, 180, 365].flatMap((termDays, at) => [
      add.bind(DEVELOPMENT_POOL_ADDRESS, day, "staked", termDays, came, came * (at + 1) * 1_200 * COIN),
      add.bind(DEVELOPMENT_POOL_ADDRESS, day, "claimed", termDays, 1, (at + 1) * back * COIN),
    ]);
    const moved = [
      add.bind(DEVELOPMENT_POOL_ADDRESS, day, "joined", 0, came, 0),
      add.bind(DEVELOPMENT_POOL_ADDRESS, day, "left", 0, went, 0),
    ];
    return [...coins, ...moved, ...pools.map(({ address }) => add.bind(address, day, "staked", 0, came, 0))];
  });
  await db.batch(statements.flat());
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
