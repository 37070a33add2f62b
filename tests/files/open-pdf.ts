import { readFileSync } from "node:fs";

export const readOffered = (name: string) => readFileSync(`public/files/${name}`);

/**
 * The table at the end of a PDF: how many rows it has, and which rows lead to no object. A tolerant reader repairs those.
 */
export function readTable(name: string): { count: number; lost: string[] } {
  const text = readOffered(name).toString("latin1");
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  const [, ...rows] = (text.slice(start).split("trailer")[0] ?? "").trim().split("\n").slice(1);
  const lost = rows.flatMap((row, index) => {
    const [offset = "", , kind] = row.trim().split(" ");
    const isThere = kind === "f" || text.startsWith(`${index} 0 obj`, Number(offset));
    return isThere ? [] : [row];
  });
  return { count: rows.length, lost };
}
