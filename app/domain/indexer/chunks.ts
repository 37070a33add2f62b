/** D1 binds a hundred parameters per statement. */
const CHUNK = 80;

/** Asks a question that takes at most eighty keys as often as needed, and joins the answers. */
export async function inChunks<Row>(keys: string[], ask: (chunk: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let i = 0; i < keys.length; i += CHUNK) rows.push(...(await ask(keys.slice(i, i + CHUNK))));
  return rows;
}
