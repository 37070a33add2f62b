import { createHash } from "node:crypto";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<Pdf["getPage"]>>;
/** An element of the structure tree, or its contents. */
export type Node = { role?: string; alt?: string; type?: string; children?: Node[] };
export type PdfBox = { left: number; top: number; right: number; bottom: number };
export type Drawing = { paths: PdfBox[]; colors: Set<string>; others: Set<string> };

/** Opened by pdf.js, with which browsers show PDFs. */
export function openPdf(bytes: Buffer): Promise<Pdf> {
  return getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
}

export function pagesOf(pdf: Pdf): Promise<PdfPage[]> {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

/** In the order in which it is drawn, without white space, because line breaks are not part of a text. */
export async function textOf(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent();
  return bare(items.map((item) => ("str" in item ? item.str : "")).join(""));
}

export function bare(text: string): string {
  return text.replace(/\s+/g, "");
}

/** Every element of a page's structure, in the order in which it is read aloud. */
export async function nodesOf(page: PdfPage): Promise<Node[]> {
  return flatten((await page.getStructTree()) as Node | null);
}

function flatten(node: Node | null): Node[] {
  if (!node) return [];
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

/**
 * What a reader gets from a document, as JSON: title, language, bookmarks, and for each page its size, text, links, pictures
 * and the words for them. Two versions of a browser print different bytes that read the same.
 */
export async function readGuide(bytes: Buffer): Promise<string> {
  const pdf = await openPdf(bytes);
  const { Title, Language } = (await pdf.getMetadata()).info as Record<string, string>;
  const outline = JSON.stringify(await pdf.getOutline(), ["title", "items"]);
  const pages = await Promise.all((await pagesOf(pdf)).map(readPage));
  return JSON.stringify({ Title, Language, outline, pages }, null, 1);
}

async function readPage(page: PdfPage) {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = argsArray.flatMap((args, index) => (fnArray[index] === OPS.paintImageXObject ? [String(args[0])] : []));
  const pictures = await Promise.all([...new Set(names)].map((name) => pixelsOf(page, name)));
  return {
    size: page.view.map(Math.round),
    text: await textOf(page),
    links: (await page.getAnnotations()).flatMap(({ url }) => url ?? []),
    alts: (await nodesOf(page)).flatMap(({ alt }) => alt ?? []),
    pictures: pictures.sort(),
  };
}

function pixelsOf(page: PdfPage, name: string): Promise<string> {
  const objects = name.startsWith("g_") ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(name, ({ width, height, data }: { width: number; height: number; data: Uint8Array }) => {
      resolve(`${width}x${height} ${createHash("sha256").update(data).digest("hex").slice(0, 16)}`);
    });
  });
}

/**
 * What a page of paths draws: their boxes in points from the upper left, the colours of their fills, and the names of all
 * other operators.
 */
export async function readDrawing(bytes: Buffer): Promise<Drawing> {
  const { OPS } = await getResolvedPDFJS();
  const nameOf = new Map(Object.entries(OPS).map(([key, code]) => [code, key]));
  const page = await (await openPdf(bytes)).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawing: Drawing = { paths: [], colors: new Set(), others: new Set() };
  const height = page.view[3] ?? 0;
  let matrix = [1, 0, 0, 1, 0, 0];
  const saved: number[][] = [];
  let isClip = false;
  fnArray.forEach((code, index) => {
    const args = argsArray[index] ?? [];
    const operator = nameOf.get(code) ?? "";
    if (operator === "save") saved.push(matrix);
    else if (operator === "restore") matrix = saved.pop() ?? matrix;
    else if (operator === "transform") matrix = times(matrix, args as number[]);
    else if (operator === "setFillRGBColor") drawing.colors.add(String(args[0]));
    else if (operator === "clip" || operator === "eoClip") isClip = true;
    else if (operator === "constructPath") {
      if (!isClip) drawing.paths.push(boxOf(args[2], matrix, height));
      isClip = false;
    } else drawing.others.add(operator);
  });
  return drawing;
}

function times([a, b, c, d, e, f]: number[], [g, h, i, j, k, l]: number[]): number[] {
  const [A, B, C, D, E, F] = [a!, b!, c!, d!, e!, f!];
  const [G, H, I, J, K, L] = [g!, h!, i!, j!, k!, l!];
  return [A * G + C * H, B * G + D * H, A * I + C * J, B * I + D * J, A * K + C * L + E, B * K + D * L + F];
}

function boxOf([x1, y1, x2, y2]: number[], [a, , , d, e, f]: number[], height: number): PdfBox {
  const across = [a! * x1! + e!, a! * x2! + e!].map(rounded);
  const down = [height - (d! * y1! + f!), height - (d! * y2! + f!)].map(rounded);
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

/** To the hundredth of a point, which is too small to see. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
