import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/**
 * One path per colour, made of rectangles: runs along a row that repeat below are joined. Moves are relative, which packs
 * best.
 */
export function pathsOf(grid) {
  const rectangles = new Map();
  const taken = new Set();
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const color = grid.get(x, y);
      if (!color || taken.has(y * grid.width + x)) continue;
      const isFree = (i, j) => grid.get(i, j) === color && !taken.has(j * grid.width + i);
      let width = 1;
      while (isFree(x + width, y)) width++;
      let height = 1;
      const isRowFree = (j) => Array.from({ length: width }, (_, i) => isFree(x + i, j)).every(Boolean);
      while (isRowFree(y + height)) height++;
      for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) taken.add((y + j) * grid.width + x + i);
      rectangles.set(color, [...(rectangles.get(color) ?? []), { x, y, width, height }]);
    }
  }
  return new Map([...rectangles].map(([color, list]) => [color, toPath(list)]));
}

function toPath(rectangles) {
  let [penX, penY] = [0, 0];
  return rectangles
    .map(({ x, y, width, height }) => {
      const move = `m${x - penX} ${y - penY}`.replace(" -", "-");
      [penX, penY] = [x, y];
      return `${move}h${width}v${height}h-${width}z`;
    })
    .join("");
}

const shortHex = (color) => color.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");

/** A whole SVG file, one user unit per pixel; `scale` sets only its natural size. */
export function toSvg(grid, { scale = 1 } = {}) {
  const body = [...pathsOf(grid)].map(([color, d]) => `<path fill="${shortHex(color)}" d="${d}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${grid.width * scale}" height="${grid.height * scale}" viewBox="0 0 ${grid.width} ${grid.height}" shape-rendering="crispEdges">${body}</svg>\n`;
}

function toRgba(grid, scale) {
  const stride = grid.width * scale * 4;
  const bytes = Buffer.alloc(stride * grid.height * scale);
  const values = new Map([[null, 0]]);
  for (let y = 0; y < grid.height; y++) {
    const start = y * scale * stride;
    for (let x = 0; x < grid.width; x++) {
      const color = grid.cells[y * grid.width + x];
      if (!values.has(color)) values.set(color, Number.parseInt(`${color.slice(1)}FF`, 16));
      for (let i = 0; i < scale; i++) bytes.writeUInt32BE(values.get(color), start + (x * scale + i) * 4);
    }
    for (let j = 1; j < scale; j++) bytes.copyWithin(start + j * stride, start, start + stride);
  }
  return bytes;
}

/** True if an encoded picture shows the grid, with each cell `scale` pixels wide. */
export async function hasPixels(bytes, grid, scale) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== grid.width * scale || info.height !== grid.height * scale) return false;
  const one = toRgba(grid, 1);
  const shown = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const cells = new Uint32Array(one.buffer, one.byteOffset, one.length / 4);
  for (let y = 0, at = 0; y < info.height; y++) {
    const row = Math.floor(y / scale) * grid.width;
    for (let x = 0; x < grid.width; x++)
      for (let i = 0; i < scale; i++) if (shown[at++] !== cells[row + x]) return false;
  }
  return true;
}

/** Lossless WebP, each cell `scale` pixels wide. */
export function toWebp(grid, scale) {
  const raw = { width: grid.width * scale, height: grid.height * scale, channels: 4 };
  return sharp(toRgba(grid, scale), { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** An indexed PNG: exact colours, up to 256 of them. `level` is the compression, 1 to 9. */
export function toPng(grid, scale, level = 9) {
  const colors = [...new Set(grid.cells)].sort((a, b) => (a ?? "").localeCompare(b ?? ""));
  if (colors.length > 256) throw new Error(`a PNG of ${colors.length} colours: 256 at most`);
  const index = new Map(colors.map((color, i) => [color, i]));
  const bits = colors.length <= 16 ? 4 : 8;
  const width = grid.width * scale;
  const height = grid.height * scale;
  const stride = Math.ceil((width * bits) / 8) + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < grid.height; y++) {
    const start = y * scale * stride;
    for (let x = 0; x < width; x++) {
      const entry = index.get(grid.cells[y * grid.width + Math.floor(x / scale)]);
      if (bits === 8) rows[start + 1 + x] = entry;
      else rows[start + 1 + (x >> 1)] |= entry << (x % 2 ? 0 : 4);
    }
    for (let j = 1; j < scale; j++) rows.copyWithin(start + j * stride, start, start + stride);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 3, 0, 0, 0], 8);
  const palette = Buffer.from(colors.map((color) => (color ?? "#000000").slice(1)).join(""), "hex");
  const alpha = Buffer.from(colors.map((color) => (color ? 255 : 0)));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    ...(alpha.includes(0) ? [chunk("tRNS", alpha)] : []),
    chunk("IDAT", deflateSync(rows, { level })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** An icon file of PNGs; `pictures` is [{ size, png }, …]. */
export function toIco(pictures) {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, i) => {
    const at = 6 + i * 16;
    head.set([size % 256, size % 256, 0, 0, 1, 0, 32, 0], at);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
