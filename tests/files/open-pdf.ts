import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<Pdf["getPage"]>>;
/** An element of the structure tree, or what it holds. */
export type Node = { role?: string; alt?: string; type?: string; children?: Node[] };

export const readOffered = (name: string) => readFileSync(`public/files/${name}`);

/** Opened by pdf.js, which browsers read PDFs with. */
export function openPdf(name: string): Promise<Pdf> {
  return getDocumentProxy(new Uint8Array(readOffered(name)));
}

export function pagesOf(pdf: Pdf): Promise<PdfPage[]> {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

/** The table at the end of a PDF: how many rows it has, and those that lead to no object, which a forgiving reader repairs. */
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
