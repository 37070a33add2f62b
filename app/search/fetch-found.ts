/** What one of our addresses for searching answers; null where it cannot be had. */
export async function fetchFound<T>(address: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(address, signal ? { signal } : {});
    const answer = (await response.json()) as { returnValue: T | null };
    return answer.returnValue;
  } catch {
    // the search goes on with what the browser knows
    return null;
  }
}
