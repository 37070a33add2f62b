/** Cloudflare runs this every minute; here a newcomer should not wait that long. */
const EVERY_MS = 15_000;
const LINE = "* * * * *";

/**
 * Runs the Worker's cron line of every minute, as Cloudflare would, so that the indexer runs locally too. Returns a function
 * that stops it. The Worker reports a run that fails.
 */
export function strikeCron(url: string): () => void {
  const timer = setInterval(() => void strikeOnce(url).catch(() => {}), EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Runs that cron line once. Rejects if the Worker cannot be reached. */
export async function strikeOnce(url: string): Promise<void> {
  await fetch(`${url}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(LINE)}`);
}
