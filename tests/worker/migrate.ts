import { applyD1Migrations, env, reset } from "cloudflare:test";

const { DB, TEST_MIGRATIONS } = env as unknown as {
  DB: Parameters<typeof applyD1Migrations>[0];
  TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};
// all files share one Worker: what the file before has kept is taken away
await reset();
await applyD1Migrations(DB, TEST_MIGRATIONS);
