import { applyD1Migrations, env, reset } from "cloudflare:test";

const { DB, TEST_MIGRATIONS } = env as unknown as {
  DB: Parameters<typeof applyD1Migrations>[0];
  TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};

/** A little longer than the Worker uses the content version that it read (content-version.server.ts). */
const BELIEVED_MS = 2_100;

// all files share one Worker, so what the previous file left in memory is removed
const hasChangedPages = await hasContentVersion();
await reset();
await applyD1Migrations(DB, TEST_MIGRATIONS);
// the reset lowers the version: a page rendered at once would be cached under a version that the previous file has used
if (hasChangedPages) await new Promise((resolve) => setTimeout(resolve, BELIEVED_MS));

async function hasContentVersion(): Promise<boolean> {
  const version = DB.prepare("SELECT value FROM setting WHERE key = 'content_version'");
  // there is no table before the first file
  const found = await version.first().catch(() => null);
  return found !== null;
}
