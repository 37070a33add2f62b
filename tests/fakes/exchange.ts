/** An exchange and a cache for `findPrice`: what they are told to answer, and what they were asked. */
export function fakeExchange() {
  const exchange = {
    answer: (): Response | Promise<Response> => Response.json({ data: [{ last: "0.0123" }] }),
    asked: [] as { url: string; options: RequestInit }[],
    async fetch(url: string, options: RequestInit): Promise<Response> {
      exchange.asked.push({ url, options });
      return exchange.answer();
    },
  };
  return exchange;
}

/** The Cache API of one test: keeps what it is given until it is emptied. */
export function fakeCache() {
  const kept = new Map<string, { body: string; headers: Headers }>();
  return {
    kept,
    async match(key: RequestInfo | URL): Promise<Response | undefined> {
      const found = kept.get(String(key));
      return found && new Response(found.body, { headers: found.headers });
    },
    async put(key: RequestInfo | URL, response: Response): Promise<void> {
      kept.set(String(key), { body: await response.text(), headers: response.headers });
    },
  };
}
