import { colors, styles } from "./paper.mjs";
import { addPicture, drawPicture } from "./pdf.mjs";

/** How high a thing's row is, and how wide its picture: the rarer, the larger, as on the site. */
const ROWS = {
  mythic: { height: 84, picture: 78 },
  legendary: { height: 76, picture: 66 },
  epic: { height: 52, picture: 48 },
  rare: { height: 52, picture: 48 },
  common: { height: 52, picture: 48 },
};
const GAP = 18;
const AFTER = 24;

/** How each kind of section stands on paper. `art(id)` is a grid, or null where the picture is not drawn. */
export const writers = { figures, plot, prose, steps, table, cards, questions, codex };

function heading(paper, { title, body }) {
  paper.makeRoom(96);
  paper.y = paper.put(paper.part, "H2", title, styles.heading, paper.left, paper.y, paper.width) + 4;
  if (body) paper.y = paper.put(paper.part, "P", body, styles.body, paper.left, paper.y, paper.width);
  paper.y += 10;
}

/** Where columns of one width begin. */
function columnsOf(paper, count) {
  const width = (paper.width - GAP * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: paper.left + i * (width + GAP), width }));
}

function figures(paper, section) {
  heading(paper, section);
  const top = paper.y;
  const list = paper.tag(paper.part, "L");
  columnsOf(paper, section.items.length).forEach(({ x, width }, i) => {
    const { value, label, note } = section.items[i];
    const item = paper.tag(paper.tag(list, "LI"), "LBody");
    paper.decorate(() => paper.fill(x, top, width, 1.5, colors.text));
    let y = paper.put(item, "P", value, styles.number, x, top + 10, width);
    y = paper.put(item, "P", label, styles.strong, x, y, width);
    if (note) y = paper.put(item, "P", note, styles.body, x, y, width);
    paper.y = Math.max(paper.y, y);
  });
  paper.y += AFTER;
}

/** A square for each one counted; the same as a table for those who listen. */
function plot(paper, section) {
  heading(paper, section);
  const tableTag = paper.tag(paper.part, "Table");
  const head = paper.tag(tableTag, "TR");
  const columns = { label: paper.left, squares: paper.left + 110, value: paper.left + 84 };
  paper.tag(head, "TH", { scope: "Column" }, () => {
    paper.writeLine(section.labelColumn, styles.small, columns.label, paper.y);
  });
  paper.tag(head, "TH", { scope: "Column" }, () => {
    paper.writeLine(section.valueColumn, styles.small, columns.squares, paper.y);
  });
  paper.y += 18;
  for (const { label, value } of section.points) {
    const row = paper.tag(tableTag, "TR");
    const at = paper.y;
    paper.tag(row, "TH", { scope: "Row" }, () => paper.writeLine(label, styles.strong, columns.label, at));
    paper.tag(row, "TD", {}, () =>
      paper.writeLine(`${value}${section.unit}`, styles.folio, columns.value + 14, at + 2, { align: "right" }),
    );
    paper.decorate(() => {
      for (let i = 0; i < value; i++) paper.fill(columns.squares + i * 18, at + 1, 14, 14, section.colorOf(label));
    });
    paper.y += 23;
  }
  paper.y += AFTER - 8;
}

function prose(paper, { title, blocks }) {
  heading(paper, { title });
  const width = paper.width * 0.86;
  for (const block of blocks) paper.y = paper.put(paper.part, "P", block, styles.body, paper.left, paper.y, width) + 8;
  paper.y += AFTER - 8;
}

/** Two beside one another, the number before the text; or three, the number above it. */
function steps(paper, section) {
  heading(paper, section);
  const list = paper.tag(paper.part, "L");
  const isNarrow = section.items.length % 3 === 0;
  const columns = columnsOf(paper, isNarrow ? 3 : 2);
  const [indent, drop] = isNarrow ? [0, 34] : [38, 1];
  let rowEnd = paper.y;
  section.items.forEach(({ title, body }, i) => {
    const { x, width } = columns[i % columns.length];
    if (i % columns.length === 0 && i > 0) paper.y = rowEnd + 14;
    const top = paper.y;
    const item = paper.tag(list, "LI");
    paper.decorate(() => paper.fill(x, top, 28, 28, colors.acid));
    paper.tag(item, "Lbl", {}, () => {
      const number = String(i + 1);
      paper.writeLine(number, styles.step, x + 15 - paper.widthOf(number, styles.step) / 2, top + 2);
    });
    const text = paper.tag(item, "LBody");
    const end = paper.put(text, "P", title, styles.strong, x + indent, top + drop, width - indent);
    rowEnd = Math.max(rowEnd, paper.put(text, "P", body, styles.body, x + indent, end + 1, width - indent));
  });
  paper.y = rowEnd + AFTER;
}

function table(paper, section) {
  heading(paper, section);
  const widths = widthsOf(paper, section);
  const element = paper.tag(paper.part, "Table", { title: section.caption });
  tableRow(
    paper,
    element,
    widths,
    section.columns.map(({ label }) => label),
    () => ["TH", { scope: "Column" }],
  );
  for (const row of section.rows)
    tableRow(paper, element, widths, row, (i) => (i === 0 ? ["TH", { scope: "Row" }] : ["TD", {}]));
  paper.y += AFTER;
}

/** Columns share the width by the square root of their longest cell: a long one may break, a short one should not. */
function widthsOf(paper, { columns, rows }) {
  const needs = columns.map(({ label }, i) =>
    Math.sqrt(Math.max(...[label, ...rows.map((row) => row[i])].map((text) => paper.widthOf(text, styles.cell)))),
  );
  const sum = needs.reduce((total, need) => total + need);
  return needs.map((need) => (need / sum) * paper.width);
}

function tableRow(paper, element, widths, cells, kindOf) {
  paper.makeRoom(40);
  const row = paper.tag(element, "TR");
  const top = paper.y;
  let [x, end] = [paper.left, top];
  const isHead = kindOf(1)[0] === "TH";
  cells.forEach((cell, i) => {
    const style = isHead ? styles.small : i === 0 ? { ...styles.cell, font: "strong" } : styles.cell;
    const [type, options] = kindOf(i);
    const [at, width] = [x, widths[i] - 14];
    paper.tag(row, type, options, () => {
      end = Math.max(end, paper.write(cell, style, at, top + 6, width));
    });
    x += widths[i];
  });
  paper.y = end + 6;
  paper.decorate(() =>
    paper.fill(paper.left, paper.y, paper.width, isHead ? 1.5 : 0.75, isHead ? colors.text : colors.line),
  );
}

function cards(paper, section, art) {
  heading(paper, section);
  const list = paper.tag(paper.part, "L");
  const top = paper.y;
  columnsOf(paper, section.items.length).forEach(({ x, width }, i) => {
    const { picture, pictureAlt, label, title, body } = section.items[i];
    const item = paper.tag(paper.tag(list, "LI"), "LBody");
    const grid = art(picture);
    const height = grid.height * 2.5 + 20;
    paper.decorate(() => paper.fill(x, top, width, height, colors.tile));
    paper.tag(item, "Figure", { alt: pictureAlt, bbox: [x, top, x + width, top + height] }, () => {
      drawPicture(paper.doc, addPicture(paper.doc, grid), x + (width - grid.width * 2.5) / 2, top + 20, 2.5);
    });
    let y = paper.put(item, "P", label, styles.small, x, top + height + 10, width);
    y = paper.put(item, "P", title, styles.strong, x, y, width);
    paper.y = Math.max(paper.y, paper.put(item, "P", body, styles.story, x, y + 2, width));
  });
  paper.y += AFTER;
}

/** Beside one another: two or three are short. */
function questions(paper, section) {
  heading(paper, section);
  const top = paper.y;
  columnsOf(paper, section.items.length).forEach(({ x, width }, i) => {
    const { question, answer } = section.items[i];
    const y = paper.put(paper.part, "H3", question, styles.strong, x, top, width);
    paper.y = Math.max(paper.y, paper.put(paper.part, "P", answer, styles.story, x, y + 2, width));
  });
  paper.y += AFTER;
}

/** A table a rarity: picture, name with story, and a column for each fact. */
function codex(paper, section, art) {
  const pictures = new Map(section.items.map(({ id }) => [id, art(`${section.set}/${id}`)]));
  const hasPictures = [...pictures.values()].some(Boolean);
  for (const { id, label } of section.rarities) {
    const items = section.items.filter(({ rarity }) => rarity === id);
    const layout = layoutOf(paper, ROWS[id], items[0].facts.length, hasPictures);
    paper.makeRoom(30 + items.length * layout.height);
    codexHead(paper, layout, { label, color: colors[id], items });
    const element = paper.tag(paper.part, "Table", { title: label });
    const head = paper.tag(element, "TR");
    codexColumns(paper, head, layout, items[0]);
    for (const item of items) codexRow(paper, element, layout, item, pictures.get(item.id));
    paper.y += 22;
  }
}

function layoutOf(paper, { height, picture }, factCount, hasPictures) {
  const tile = hasPictures ? picture + 4 : 0;
  const factWidth = factCount === 2 ? 112 : 76;
  const textX = paper.left + tile + (hasPictures ? 14 : 0);
  const factX = paper.right - factCount * factWidth;
  return { height, picture, tile, factWidth, factX, textX, textWidth: factX - textX - 14 };
}

function codexHead(paper, layout, { label, color, items }) {
  const top = paper.y;
  paper.decorate(() => paper.fill(paper.left, top + 5, 12, 12, color));
  paper.tag(paper.part, "H2", {}, () => paper.writeLine(label, { ...styles.heading, color }, paper.left + 20, top));
  paper.decorate(() => {
    const x = paper.left + 28 + paper.widthOf(label, styles.heading);
    if (x < layout.factX - 20) paper.writeLine(String(items.length), styles.small, x, top + 8);
    paper.fill(paper.left, top + 28, paper.width, 1.5, color);
  });
}

/** The names of the facts stand in the line of the rarity; what is in the first column needs none. */
function codexColumns(paper, head, { factX, factWidth }, { facts }) {
  paper.tag(head, "TH", { scope: "Column" });
  facts.forEach(({ term }, i) => {
    paper.tag(head, "TH", { scope: "Column" }, () =>
      paper.writeLine(term, styles.small, factX + i * factWidth, paper.y + 9),
    );
  });
  paper.y += 30;
}

function codexRow(paper, element, layout, { name, body, facts }, grid) {
  paper.makeRoom(layout.height);
  const [top, row] = [paper.y, paper.tag(element, "TR")];
  const middle = top + layout.height / 2;
  paper.decorate(() => {
    paper.fill(paper.left, top + layout.height - 0.75, paper.width, 0.75, colors.line);
    if (layout.tile > 0) paper.fill(paper.left, middle - layout.tile / 2, layout.tile, layout.tile - 0.75, colors.tile);
    if (grid) drawThing(paper, layout, grid, middle);
  });
  const height = styles.strong.leading + paper.heightOf(body, styles.story, layout.textWidth);
  paper.tag(row, "TH", { scope: "Row" }, () => {
    paper.write(name, styles.strong, layout.textX, middle - height / 2, layout.textWidth);
    paper.write(body, styles.story, layout.textX, middle - height / 2 + styles.strong.leading, layout.textWidth);
  });
  facts.forEach(({ value }, i) => {
    const high = paper.heightOf(value, styles.cell, layout.factWidth - 8);
    paper.tag(row, "TD", {}, () =>
      paper.write(value, styles.cell, layout.factX + i * layout.factWidth, middle - high / 2, layout.factWidth - 8),
    );
  });
  paper.y += layout.height;
}

function drawThing(paper, { tile, picture }, grid, middle) {
  const shown = addPicture(paper.doc, grid);
  drawPicture(paper.doc, shown, paper.left + (tile - picture) / 2, middle - picture / 2, picture / grid.width);
}
