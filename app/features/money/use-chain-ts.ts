import { useEffect, useState } from "react";

/**
 * Chain time in seconds, counted on from the server's reading. Programs use chain time, and the browser's own clock may be
 * wrong.
 */
export function useChainTs(readTs: bigint): bigint {
  const [elapsed, setElapsed] = useState({ from: readTs, seconds: 0 });
  useEffect(() => {
    const startedAt = performance.now();
    const tick = () => setElapsed({ from: readTs, seconds: Math.floor((performance.now() - startedAt) / 1000) });
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [readTs]);
  return elapsed.from === readTs ? readTs + BigInt(elapsed.seconds) : readTs;
}
