/** Cloudflare strikes every minute; here a newcomer should not wait that long. */
const EVERY_MS = 15_000;
const LINE = "* * * * *";

/**
 * Strikes the Worker's line of every minute, as Cloudflare would: the indexer runs locally too. Answers what stops it. A
 * strike that fails is the Worker's to report.
 */
export function strikeCron(url: string): () => void {
  const address = `${url}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(LINE)}`;
  const timer = setInterval(() => void fetch(address).catch(() => {}), EVERY_MS).unref();
  return () => clearInterval(timer);
}
