/** The site's colours as they stand on paper (app/styles/tokens.css). */
export const colors = {
  night: "#0C0B12",
  nightLine: "#353249",
  paper: "#F4F1E8",
  nightSoft: "#CFCBE0",
  acid: "#D7FF3E",
  text: "#17151F",
  soft: "#3D394B",
  faint: "#575268",
  line: "#D2CCB9",
  tile: "#EFEBDF",
  mythic: "#B0134F",
  legendary: "#775300",
  epic: "#3440C4",
  rare: "#006273",
  common: "#575268",
};

/** Galmuri is drawn on twelve pixels and stands in halves of that. Sizes and leading in points. */
export const styles = {
  cover: { font: "display", size: 42, leading: 52, color: colors.paper, isBalanced: true },
  coverLabel: { font: "display", size: 18, leading: 24, color: colors.acid },
  coverLead: { font: "text", size: 14, leading: 22, color: colors.nightSoft },
  title: { font: "display", size: 24, leading: 32, color: colors.text, isBalanced: true },
  lead: { font: "text", size: 12, leading: 19, color: colors.soft },
  heading: { font: "display", size: 18, leading: 24, color: colors.text, isBalanced: true },
  number: { font: "display", size: 48, leading: 54, color: colors.text },
  step: { font: "display", size: 18, leading: 24, color: colors.text },
  body: { font: "text", size: 10.5, leading: 16.5, color: colors.soft },
  strong: { font: "strong", size: 11.5, leading: 17, color: colors.text },
  story: { font: "text", size: 9.5, leading: 14, color: colors.soft },
  cell: { font: "text", size: 9.5, leading: 14, color: colors.text },
  small: { font: "strong", size: 8.5, leading: 12, color: colors.faint },
  folio: { font: "display", size: 12, leading: 14, color: colors.text },
};

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const TOP = 78;
const BOTTOM = 58;

/**
 * A tagged A4 booklet that is written from top to bottom. `y` is where the next thing stands; every thing drawn is either an
 * element of the structure tree or marked as decoration.
 */
export class Paper {
  constructor(doc, fonts, runningTitle) {
    this.doc = doc;
    for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
    this.root = doc.struct("Document");
    doc.addStructure(this.root);
    this.runningTitle = runningTitle;
    this.left = MARGIN;
    this.right = PAGE.width - MARGIN;
    this.width = PAGE.width - 2 * MARGIN;
    this.bottom = PAGE.height - BOTTOM;
    this.page = PAGE;
    this.pageNumber = 0;
    this.startPart();
  }

  /** What follows belongs together: a chapter. */
  startPart() {
    this.part = this.doc.struct("Sect");
    this.root.add(this.part);
  }

  addBarePage() {
    this.doc.addPage({ size: "A4", margin: 0 });
    this.pageNumber++;
  }

  addPage() {
    this.addBarePage();
    this.decorate(() => {
      this.writeLine(this.runningTitle, styles.small, this.left, 40);
      this.fill(this.left, 58, this.width, 1.5, colors.text);
      this.writeLine(String(this.pageNumber), styles.folio, this.right, this.page.height - 44, { align: "right" });
      this.fill(this.left, this.page.height - 40, 6, 6, colors.acid);
      this.fill(this.left + 6, this.page.height - 46, 6, 6, colors.text);
    }, "Pagination");
    this.y = TOP;
  }

  /** A page of its own where less than `height` is left. */
  makeRoom(height) {
    if (this.y + height > this.bottom) this.addPage();
  }

  /** Adds an element to the structure: `draw` draws what it holds, or it holds others. Returns it. */
  tag(parent, type, options = {}, draw = null) {
    const element = draw ? this.doc.struct(type, options, draw) : this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  decorate(draw, type = "Layout") {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  fill(x, y, width, height, color) {
    this.doc.rect(x, y, width, height).fill(color);
  }

  widthOf(text, { font, size }) {
    return this.doc.font(font).fontSize(size).widthOfString(text);
  }

  /**
   * Lines no wider than `width`, broken between words: Korean too, as its readers expect of print. A heading's lines are of
   * like length; a paragraph's last one is no lone word.
   */
  linesOf(text, style, width) {
    const lines = breakLines(text, width, (line) => this.widthOf(line, style));
    if (lines.length === 1) return lines;
    const isLone = (last) => this.widthOf(last, style) < width * 0.3;
    let [best, narrower] = [lines, width];
    while (style.isBalanced || isLone(best.at(-1))) {
      narrower -= width * 0.02;
      if (narrower < width * 0.5) break;
      const next = breakLines(text, narrower, (line) => this.widthOf(line, style));
      if (next.length > lines.length) break;
      best = next;
    }
    return best;
  }

  heightOf(text, style, width) {
    return this.linesOf(text, style, width).length * style.leading;
  }

  /** One line whose box begins at `y`. */
  writeLine(line, { font, size, leading, color }, x, y, { align } = {}) {
    const start = align === "right" ? x - this.widthOf(line, { font, size }) : x;
    this.doc.font(font).fontSize(size).fillColor(color);
    this.doc.text(line, start, y + leading / 2 + size * 0.35, { lineBreak: false, baseline: "alphabetic" });
  }

  /** Lines one below the other; returns where they end. A space ends each but the last, for those who listen. */
  write(text, style, x, y, width) {
    const lines = this.linesOf(text, style, width);
    lines.forEach((line, i) => {
      this.writeLine(i < lines.length - 1 ? `${line} ` : line, style, x, y + i * style.leading);
    });
    return y + lines.length * style.leading;
  }

  /** An element of one paragraph at (x, y); returns where it ends. */
  put(parent, type, text, style, x, y, width) {
    let end = y;
    this.tag(parent, type, {}, () => {
      end = this.write(text, style, x, y, width);
    });
    return end;
  }
}

function breakLines(text, width, widthOf) {
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
