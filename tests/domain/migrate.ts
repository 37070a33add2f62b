import { applyD1Migrations, env, reset } from "cloudflare:test";

const { DB, TEST_MIGRATIONS } = env as unknown as {
  DB: Parameters<typeof applyD1Migrations>[0];
  TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};
// all files share one Worker, which loads each module once, so what the previous file left in memory is removed
for (let tries = 0; (await hasTables()) || tries === 0; tries++) {
  if (tries === 5) throw new Error("The tables of the file before are still there.");
  await reset();
}
await applyD1Migrations(DB, TEST_MIGRATIONS);

/** On a busy machine, a row of a large file was once seen after the reset, so the reset is checked. */
async function hasTables(): Promise<boolean> {
  const found = await DB.prepare("SELECT name FROM sqlite_master WHERE name = 'setting'").first();
  return found !== null;
}
