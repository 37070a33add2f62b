import { measureText, rasterizeText } from "./font.mjs";

/** Mixes two #RRGGBB colours; `t` = 0 gives `a`, 1 gives `b`. */
export function mix(a, b, t) {
  const channel = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(channel(a, at) * (1 - t) + channel(b, at) * t));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** A picture of whole pixels: each cell is null (clear) or an upper-case #RRGGBB. */
export class Grid {
  constructor(width, height, fill = null) {
    this.width = width;
    this.height = height;
    this.cells = new Array(width * height).fill(fill);
  }

  get(x, y) {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return null;
    return this.cells[y * this.width + x];
  }

  set(x, y, color) {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return this;
    this.cells[y * this.width + x] = color;
    return this;
  }

  rect(x, y, width, height, color) {
    for (let j = y; j < y + height; j++) for (let i = x; i < x + width; i++) this.set(i, j, color);
    return this;
  }

  frame(x, y, width, height, color) {
    this.rect(x, y, width, 1, color).rect(x, y + height - 1, width, 1, color);
    return this.rect(x, y, 1, height, color).rect(x + width - 1, y, 1, height, color);
  }

  line(x0, y0, x1, y1, color) {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let i = 0; i <= steps; i++) {
      this.set(Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps), color);
    }
    return this;
  }

  /**
   * A filled ellipse with its centre at (cx, cy), which may be half values. The radii are slightly enlarged, so that no
   * single pixels stick out.
   */
  ellipse(cx, cy, rx, ry, color) {
    for (let y = Math.floor(cy - ry); y <= cy + ry; y++) {
      for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
        if (((x - cx) / (rx + 0.3)) ** 2 + ((y - cy) / (ry + 0.3)) ** 2 <= 1) this.set(x, y, color);
      }
    }
    return this;
  }

  /** A filled polygon; `points` is [[x, y], …]. */
  polygon(points, color) {
    const ys = points.map(([, y]) => y);
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
      const crossings = [];
      points.forEach(([x0, y0], i) => {
        const [x1, y1] = points[(i + 1) % points.length];
        const middle = y + 0.5;
        if (y0 <= middle !== y1 <= middle) crossings.push(x0 + ((middle - y0) / (y1 - y0)) * (x1 - x0));
      });
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        for (let x = Math.round(crossings[i]); x < Math.round(crossings[i + 1]); x++) this.set(x, y, color);
      }
    }
    return this;
  }

  /** Every second pixel of a rectangle, as a chessboard. */
  checker(x, y, width, height, color, phase = 0) {
    for (let j = y; j < y + height; j++) {
      for (let i = x; i < x + width; i++) if ((i + j + phase) % 2 === 0) this.set(i, j, color);
    }
    return this;
  }

  /** Horizontal bands from `y` down, each joined to the next by two dithered rows. `bands` is [[height, color], …]. */
  bands(y, bands) {
    let top = y;
    bands.forEach(([height, color], i) => {
      this.rect(0, top, this.width, height, color);
      if (i > 0) {
        const above = bands[i - 1][1];
        for (let x = 0; x < this.width; x++) {
          if (x % 2 === 0) this.set(x, top, above);
          if (x % 4 === 1) this.set(x, top + 1, above);
          if (x % 4 === 3) this.set(x, top - 2, color);
        }
      }
      top += height;
    });
    return this;
  }

  /** Draws rows of text through a palette with one character per colour; a character without a colour is clear. */
  stamp(rows, x, y, palette) {
    rows.forEach((row, j) => {
      [...row].forEach((character, i) => {
        if (palette[character]) this.set(x + i, y + j, palette[character]);
      });
    });
    return this;
  }

  draw(other, x, y, { flip = false } = {}) {
    for (let j = 0; j < other.height; j++) {
      for (let i = 0; i < other.width; i++) {
        const color = other.get(flip ? other.width - 1 - i : i, j);
        if (color) this.set(x + i, y + j, color);
      }
    }
    return this;
  }

  /** Galmuri text with its cap top at y; returns the grid. */
  text(string, x, y, color, { font = "Galmuri7", scale = 1 } = {}) {
    rasterizeText(string, font).forEach(([i, j]) => {
      this.rect(x + i * scale, y + j * scale, scale, scale, color);
    });
    return this;
  }

  textCentered(string, cx, y, color, options = {}) {
    const width = measureText(string, options.font ?? "Galmuri7") * (options.scale ?? 1);
    return this.text(string, Math.round(cx - width / 2), y, color, options);
  }

  crop(x, y, width, height) {
    const out = new Grid(width, height);
    for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) out.set(i, j, this.get(x + i, y + j));
    return out;
  }

  map(recolor) {
    this.cells = this.cells.map((color, i) => recolor(color, i % this.width, Math.floor(i / this.width)));
    return this;
  }

  /** Puts `color` on every clear cell that touches a filled one. */
  outline(color) {
    const before = this.crop(0, 0, this.width, this.height);
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        if (before.get(x, y)) continue;
        if (before.get(x - 1, y) || before.get(x + 1, y) || before.get(x, y - 1) || before.get(x, y + 1))
          this.set(x, y, color);
      }
    }
    return this;
  }
}
