/** Cloudflare runs the first line every minute; here a newcomer should not wait that long. */
const EVERY_MS = 15_000;
const MINUTE_LINE = "* * * * *";
/** The second line runs at night in Korea. Here it runs once soon after the start, so that there is a backup to look at. */
const NIGHT_LINE = "17 18 * * *";
const NIGHT_AFTER_MS = 40_000;

/**
 * Runs the Worker's cron lines, as Cloudflare would, so that the indexer runs locally too. Returns a function
 * that stops it. The Worker reports a run that fails.
 */
export function strikeCron(url: string): () => void {
  const strike = (line: string) => void strikeOnce(url, line).catch(() => {});
  const minute = setInterval(strike, EVERY_MS, MINUTE_LINE).unref();
  const night = setTimeout(strike, NIGHT_AFTER_MS, NIGHT_LINE).unref();
  return () => {
    clearInterval(minute);
    clearTimeout(night);
  };
}

/** Runs a cron line once, that of every minute unless another is given. Rejects if the Worker cannot be reached. */
export async function strikeOnce(url: string, line = MINUTE_LINE): Promise<void> {
  await fetch(`${url}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(line)}`);
}
