import { Grid } from "../grid.mjs";
import { alya } from "../people/alya.mjs";
import { drawPerson } from "../people/figure.mjs";
import { hag } from "../people/hag.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import { createRandom } from "../random.mjs";
import { drawBuildings, drawMoon, drawStars, gold, ink, paper, pink } from "./city-parts.mjs";
import { glow, gradient, shadow, tint } from "./light.mjs";
import { pendant, plantPot, suitcase } from "./props.mjs";

/** A wall with its skirting above a floor of boards: 210 × 80 cells. */
function room(wall, floor, boards) {
  const g = new Grid(210, 80, ink);
  gradient(g, 0, 0, 210, 62, wall, 0.6);
  g.rect(0, 60, 210, 2, boards).rect(0, 62, 210, 18, floor);
  for (let x = -10; x < 210; x += 26) g.line(x + 18, 62, x, 79, boards);
  return g;
}

/** The same room with more of its wall above: `ceiling` draws on the whole, and the room comes over it. */
function raise(room, width, height, ceiling) {
  const g = new Grid(width, height, ink);
  ceiling(g, height - room.height);
  return g.draw(room, 0, height - room.height);
}

function moulding(g, y, [dark, middle, light]) {
  g.rect(0, y, g.width, 6, middle)
    .rect(0, y, g.width, 1, light)
    .rect(0, y + 5, g.width, 1, dark);
  for (let x = 2; x < g.width; x += 8) g.rect(x, y + 6, 4, 2, dark);
}

function nightWindow(g, x, y, width, height) {
  const view = new Grid(width, height, "#150C20");
  gradient(view, 0, 0, width, height, ["#0C0814", "#20102C", "#4A1A48"], 0.6);
  const random = createRandom(31);
  drawStars(view, random, height - 12, 14, ["#5A3A60", "#9A6A90", paper]);
  drawMoon(view, width - 15, 12, 8, ["#C2316F", "#E04A88", "#FF7FB2", "#FFC2DA"]);
  drawBuildings(view, random, {
    base: height,
    from: 8,
    to: 22,
    widths: [8, 14],
    walls: ["#220F2C", "#2A1232", "#1C0C26"],
    edge: "#4A1F4C",
    windows: { size: [1, 2], gap: [2, 2], lit: 0.4, colors: ["#FF7FB2", "#FFC53D"], off: "#160A1E" },
    overlap: 0,
  });
  g.rect(x - 3, y - 3, width + 6, height + 6, "#8A5E3A").rect(x - 2, y - 2, width + 4, height + 4, "#5A3826");
  g.draw(view, x, y).rect(x + Math.floor(width / 2) - 1, y, 2, height, "#8A5E3A");
  g.rect(x - 5, y + height + 3, width + 10, 2, "#A8744A");
}

function curtain(g, x, y, height, color, fold) {
  for (let i = 0; i < 9; i++) g.rect(x + i, y, 1, height - (i % 3), i % 3 === 0 ? fold : color);
}

function bedLamp(g, x, base) {
  glow(g, x + 4, base - 17, 16, 14, "#FFE7A0", 0.5);
  g.polygon(
    [
      [x, base - 12],
      [x + 2, base - 20],
      [x + 7, base - 20],
      [x + 9, base - 12],
    ],
    "#FFE7A0",
  );
  g.rect(x + 4, base - 12, 1, 5, "#8A5E3A").rect(x + 2, base - 7, 5, 1, "#8A5E3A");
  g.rect(x - 4, base - 6, 17, 2, "#8A5E3A")
    .rect(x - 3, base - 4, 15, 10, "#5A3826")
    .rect(x + 3, base, 3, 1, gold);
}

/** A room that waits: a made bed under a lamp, the city in the window, a guest with two suitcases. */
export function drawHotelRoom(width, height) {
  const g = room(["#3A1530", "#4A1A3C", "#5A2246"], "#3A2430", "#2A1824");
  nightWindow(g, 20, 9, 56, 36);
  curtain(g, 8, 4, 52, "#C2316F", "#8A1F50");
  curtain(g, 79, 4, 52, "#C2316F", "#8A1F50");
  g.rect(5, 3, 86, 2, gold);
  // the bed, its head against the wall
  g.rect(112, 26, 6, 46, "#5A3826").rect(113, 27, 4, 44, "#8A5E3A").rect(110, 24, 10, 3, "#A8744A");
  g.rect(118, 48, 48, 18, "#F4E8DC").rect(118, 46, 48, 3, "#FFF8F0");
  g.rect(134, 44, 32, 20, "#FF5C9A").rect(134, 44, 32, 3, "#FF8FBA").rect(134, 60, 32, 4, "#C2316F");
  for (let x = 138; x < 166; x += 10) g.stamp([".o.", "ooo", ".o."], x, 52, { o: "#FFC2DA" });
  g.rect(119, 40, 13, 8, "#FFFFFF").rect(119, 46, 13, 2, "#D8CCD8").rect(121, 38, 10, 2, "#F4E8F4");
  g.rect(118, 66, 48, 3, "#5A3826").rect(120, 69, 3, 5, "#3A2418").rect(161, 69, 3, 5, "#3A2418");
  g.rect(166, 40, 4, 32, "#8A5E3A");
  bedLamp(g, 97, 60);
  g.frame(136, 10, 30, 22, gold).rect(137, 11, 28, 20, "#2A1030");
  g.polygon(
    [
      [139, 30],
      [148, 17],
      [156, 26],
      [160, 22],
      [164, 30],
    ],
    "#6E2450",
  ).ellipse(158, 16, 2, 2, gold);
  shadow(g, 78, 76, 11, 2);
  g.draw(drawPerson(hag, 6), 66, 44);
  suitcase(g, 43, 75, 20, 14, "#8A5234");
  suitcase(g, 93, 77, 14, 10, "#2F6A8A");
  return raise(g, width, height, (whole, below) => {
    gradient(whole, 0, 0, width, below, ["#2A0F24", "#34122C", "#3A1530"], 0.5);
    moulding(whole, 4, ["#240C1E", "#5A2246", "#8A3A6A"]);
    pendant(whole, 105, 46, 26, "#C2316F");
    tint(
      whole,
      [
        [82, 48],
        [128, 48],
        [150, below],
        [60, below],
      ],
      "#FFE7A0",
      0.14,
      true,
    );
    whole.frame(24, 24, 34, 26, gold).rect(25, 25, 32, 24, "#20102C").ellipse(41, 37, 8, 8, "#FF7FB2");
    whole.frame(150, 22, 26, 30, gold).rect(151, 23, 24, 28, "#4A1A48").rect(160, 31, 6, 12, "#FFC2DA");
  });
}

/** A consulting room: a mirror with bulbs, someone before it who likes what is there, a doctor who has time. */
export function drawConsultingRoom(width, height) {
  const g = room(["#4A2238", "#5E2C46", "#723856"], "#D8C2C8", "#B89AA4");
  for (let x = 6; x < 210; x += 14) g.rect(x, 0, 1, 60, "#54263F");
  // the mirror shows who stands before it
  const cx = 68;
  g.ellipse(cx, 32, 27, 27, gold).ellipse(cx, 32, 25, 25, "#8A5E1A").ellipse(cx, 32, 23, 23, "#8FB8C8");
  const mirrored = new Grid(46, 46, null);
  mirrored.draw(drawPerson(alya, 4), 11, 12, { flip: true });
  for (let y = 0; y < 46; y++) {
    for (let x = 0; x < 46; x++) {
      const color = mirrored.get(x, y);
      if (color && (x - 23) ** 2 + (y - 23) ** 2 < 22 ** 2) g.set(cx - 23 + x, 9 + y, color);
    }
  }
  g.line(cx - 16, 20, cx - 6, 12, "#D8F0F8").line(cx - 17, 25, cx - 11, 20, "#D8F0F8");
  for (let a = 0; a < 14; a++) {
    const [x, y] = [cx + Math.cos((a * Math.PI) / 7) * 26, 32 + Math.sin((a * Math.PI) / 7) * 26];
    g.ellipse(Math.round(x), Math.round(y), 1.5, 1.5, "#FFF4D0");
  }
  shadow(g, 102, 76, 13, 2);
  g.draw(drawPerson(alya, 4), 90, 44);
  // diplomas, and a table with a folder
  for (const [x, y, seal] of [
    [118, 8, pink],
    [142, 12, gold],
    [118, 28, "#7C8CFF"],
  ]) {
    g.rect(x, y, 19, 14, "#8A5E1A").rect(x + 1, y + 1, 17, 12, paper);
    g.rect(x + 4, y + 4, 11, 1, "#8A86A8")
      .rect(x + 4, y + 7, 8, 1, "#8A86A8")
      .rect(x + 13, y + 8, 3, 3, seal);
  }
  g.rect(116, 56, 28, 3, "#FFF8F0").rect(116, 59, 28, 2, "#B89AA4").rect(119, 61, 3, 14, "#8A6A74");
  g.rect(138, 61, 3, 14, "#8A6A74").rect(122, 53, 14, 3, pink).rect(123, 52, 12, 1, paper);
  shadow(g, 158, 76, 11, 2);
  g.draw(drawPerson(society, 4), 146, 44);
  plantPot(g, 12, 76, "#C2316F");
  return raise(g, width, height, (whole, below) => {
    gradient(whole, 0, 0, width, below, ["#381828", "#421D32", "#4A2238"], 0.5);
    for (let x = 6; x < width; x += 14) whole.rect(x, 0, 1, below, "#54263F");
    moulding(whole, 4, ["#2C1220", "#723856", "#A85A80"]);
    pendant(whole, 68, 40, 22, "#8A5E1A");
    pendant(whole, 140, 40, 22, "#8A5E1A");
    glow(whole, 68, 46, 34, 20, "#FFF4D0", 0.3);
    glow(whole, 140, 46, 34, 20, "#FFF4D0", 0.3);
  });
}

/** An eye clinic: a chart whose last line nobody reads, a Kong who tries, and glasses as large as a sign. */
export function drawEyeClinic(width, height) {
  const g = room(["#12283A", "#1A3850", "#234A66"], "#C8D4DC", "#9AAEBC");
  g.rect(0, 40, 210, 20, "#2C5A7A").rect(0, 39, 210, 1, "#3D7A9E");
  // the chart, lit from above
  glow(g, 63, 28, 34, 30, "#FFF4D0", 0.35);
  g.rect(41, 5, 44, 52, "#0C0B12").rect(42, 6, 42, 50, paper);
  g.text("E", 58, 8, ink, { font: "Galmuri11-Bold", scale: 1 });
  g.textCentered("P V", 63, 22, ink, { font: "Galmuri9" });
  g.textCentered("S C G", 63, 34, ink, { font: "Galmuri7" });
  for (let x = 49; x < 78; x += 3) g.rect(x, 46, 2, 2, "#3D394B");
  for (let x = 49; x < 78; x += 2) g.rect(x, 51, 1, 1, "#8A86A8");
  g.rect(43, 56, 40, 1, "#8A86A8");
  // the sign
  for (const x of [117, 147]) {
    g.ellipse(x, 20, 13, 13, gold).ellipse(x, 20, 10, 10, "#8FD8E8").ellipse(x, 20, 5, 5, "#2F6A8A");
    g.ellipse(x, 20, 2.5, 2.5, ink).rect(x - 4, 15, 2, 2, paper);
  }
  g.rect(129, 17, 6, 3, gold).line(104, 18, 97, 14, gold).line(160, 18, 167, 14, gold);
  g.rect(116, 0, 1, 7, "#8A86A8").rect(147, 0, 1, 7, "#8A86A8");
  // one who reads, and one who writes down what was read
  shadow(g, 100, 76, 13, 2);
  g.draw(drawPerson(kongz, 2), 88, 44, { flip: true });
  g.rect(115, 62, 26, 3, "#FF5C9A").rect(115, 65, 26, 2, "#C2316F").rect(125, 67, 4, 7, "#8A86A8");
  g.rect(119, 74, 16, 2, "#5A5672").rect(137, 46, 4, 18, "#FF5C9A").rect(140, 46, 1, 18, "#C2316F");
  shadow(g, 158, 76, 11, 2);
  g.draw(drawPerson(society, 7), 146, 44, { flip: true });
  g.rect(184, 22, 20, 38, "#EAF2F6").rect(184, 22, 20, 2, paper).rect(193, 24, 1, 36, "#9AAEBC");
  for (const y of [30, 40, 50]) g.rect(186, y, 6, 1, "#9AAEBC").rect(196, y, 6, 1, "#9AAEBC");
  plantPot(g, 6, 76, "#2F6A8A");
  return raise(g, width, height, (whole, below) => {
    gradient(whole, 0, 0, width, below, ["#0B1A28", "#0F2232", "#12283A"], 0.5);
    moulding(whole, 4, ["#08131E", "#234A66", "#3D7A9E"]);
    for (const x of [116, 147]) whole.rect(x, 12, 1, below - 12, "#8A86A8");
    pendant(whole, 63, 42, 24, "#2F6A8A");
    tint(
      whole,
      [
        [42, 44],
        [84, 44],
        [91, below],
        [35, below],
      ],
      "#FFF4D0",
      0.18,
      true,
    );
    whole.frame(166, 22, 34, 24, "#8A86A8").rect(167, 23, 32, 22, "#0C0B12");
    whole.textCentered("OPEN", 183, 30, "#4FE0A0", { font: "Galmuri7" });
  });
}
