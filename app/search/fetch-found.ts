/** The answer of one of our search endpoints, or null if it cannot be fetched. */
export async function fetchFound<T>(address: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(address, signal ? { signal } : {});
    const answer = (await response.json()) as { returnValue: T | null };
    return answer.returnValue;
  } catch {
    // the search continues with what the browser already has
    return null;
  }
}
