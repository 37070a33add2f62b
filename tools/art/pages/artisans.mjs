import { Grid } from "../grid.mjs";
import { acid, cyan, gold, ink, orange, paper, pink } from "../scenes/city-parts.mjs";
import { layer } from "../scenes/layers.mjs";

const skinTan = ["#B87850", "#E2A678", "#F4C69C"];
const skinBrown = ["#6B3E28", "#96603F", "#B8825C"];
const skinDark = ["#4A2A20", "#70452F", "#946447"];
const steel = ["#5A5E78", "#A8AEC8", "#F0F1F8"];
const brass = ["#8A5E1A", "#FFC53D", "#FFE9A8"];
const leather = ["#4A2C1C", "#7A4C30", "#A87450"];
const wood = ["#4A2C1C", "#8A5A3A", "#B8825C"];

function eyes(g, y, left, right, color = ink) {
  for (const x of [left, right]) g.rect(x, y, 3, 3, color).set(x, y, paper);
}

/** The one who makes: bare arms, a beard like the forge, the hammer up. */
function drawCrafterArtisan() {
  const g = new Grid(48, 52);
  layer(g, (s, c) => s.rect(15, 41, 8, 9, c).rect(26, 41, 8, 9, c), ["#1C2448", "#2F3C74", "#4A5AA0"]);
  layer(g, (s, c) => s.rect(12, 47, 11, 4, c).rect(26, 47, 11, 4, c), ["#1E1418", "#3A2A24", "#5E463A"]);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [11, 26],
          [15, 22],
          [33, 22],
          [37, 26],
          [35, 44],
          [13, 44],
        ],
        c,
      ),
    ["#B8B2A2", "#E8E4D8", "#FFFFFF"],
  );
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [8, 27],
          [13, 24],
          [15, 30],
          [11, 38],
          [12, 42],
          [7, 42],
          [5, 36],
        ],
        c,
      ),
    skinTan,
  );
  layer(g, (s, c) => s.rect(5, 39, 8, 5, c), wood);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [17, 24],
          [31, 24],
          [32, 32],
          [35, 47],
          [13, 47],
          [16, 32],
        ],
        c,
      ),
    leather,
  );
  g.rect(18, 23, 2, 3, leather[2]).rect(28, 23, 2, 3, leather[2]);
  g.rect(15, 36, 18, 3, "#2E1A12")
    .rect(21, 35, 6, 5, brass[0])
    .rect(22, 36, 4, 3, brass[1])
    .rect(23, 37, 2, 1, "#2E1A12");
  g.rect(16, 41, 5, 4, leather[0])
    .rect(27, 41, 5, 4, leather[0])
    .rect(29, 39, 1, 4, steel[2])
    .rect(31, 38, 1, 5, orange);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [33, 24],
          [37, 25],
          [42, 18],
          [43, 13],
          [38, 12],
          [36, 18],
        ],
        c,
      ),
    skinTan,
  );
  layer(g, (s, c) => s.rect(39, 1, 3, 16, c), wood);
  layer(g, (s, c) => s.rect(31, 1, 15, 8, c).rect(30, 2, 1, 6, c), steel, { deep: 3 });
  g.rect(32, 3, 3, 4, "#D8DCEC").rect(31, 8, 15, 1, steel[0]).rect(39, 3, 3, 4, brass[1]);
  layer(g, (s, c) => s.rect(37, 12, 7, 6, c), wood);
  layer(g, (s, c) => s.ellipse(24, 14, 9, 9, c).rect(14, 14, 2, 4, c).rect(33, 14, 2, 4, c), skinTan);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [14, 16],
          [17, 18],
          [31, 18],
          [34, 16],
          [35, 24],
          [31, 29],
          [27, 33],
          [24, 31],
          [21, 33],
          [17, 29],
          [13, 24],
        ],
        c,
      ),
    ["#8A2E14", "#C8501E", "#F08A48"],
  );
  for (const [x, y] of [
    [18, 22],
    [22, 26],
    [27, 25],
    [30, 22],
    [24, 29],
    [20, 25],
  ])
    g.rect(x, y, 1, 3, "#8A2E14").set(x + 1, y, "#F08A48");
  g.rect(20, 20, 8, 1, "#F08A48").rect(21, 21, 6, 2, "#6A1A22").rect(22, 21, 4, 1, paper);
  eyes(g, 13, 18, 27);
  g.rect(17, 11, 5, 1, "#8A2E14")
    .rect(26, 11, 5, 1, "#8A2E14")
    .rect(23, 15, 3, 3, skinTan[0])
    .rect(23, 15, 2, 2, skinTan[2]);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [15, 9],
          [17, 5],
          [24, 3],
          [31, 5],
          [33, 9],
        ],
        c,
      ),
    ["#7A2418", "#B4402A", "#E07A58"],
  );
  g.rect(13, 8, 22, 2, ink);
  for (const x of [16, 26])
    g.rect(x, 6, 7, 5, ink)
      .rect(x + 1, 7, 5, 3, "#E0641A")
      .rect(x + 1, 7, 3, 1, "#FFF3C4")
      .rect(x + 4, 9, 2, 1, "#FFB03D");
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [0, 40],
          [14, 40],
          [14, 43],
          [10, 45],
          [10, 47],
          [12, 50],
          [2, 50],
          [4, 47],
          [4, 45],
          [0, 43],
        ],
        c,
      ),
    ["#2E3040", "#5A5E74", "#A8AEC8"],
  );
  g.rect(1, 38, 13, 2, "#F07A1E")
    .rect(2, 38, 8, 1, "#FFF3C4")
    .set(0, 36, gold)
    .set(5, 35, gold)
    .set(11, 34, orange)
    .set(14, 36, gold)
    .set(8, 33, orange);
  return g;
}

/** The one who strengthens: a long coat, a visor, a charged crystal over the palm. */
function drawEnhancer() {
  const g = new Grid(48, 52);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [16, 23],
          [32, 23],
          [39, 50],
          [9, 50],
        ],
        c,
      ),
    ["#161C44", "#2A357A", "#4A5AC0"],
    { deep: 3 },
  );
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [20, 24],
          [28, 24],
          [30, 50],
          [18, 50],
        ],
        c,
      ),
    ["#8A92BE", "#C9D0FF", "#F0F4FF"],
  );
  for (const [x0, y0, x1, y1] of [
    [19, 25, 13, 49],
    [29, 25, 35, 49],
  ])
    g.line(x0, y0, x1, y1, cyan).line(x0 + 1, y0, x1 + 1, y1, "#17566A");
  g.rect(17, 36, 14, 3, ink).rect(21, 35, 6, 5, brass[0]).rect(22, 36, 4, 3, brass[1]).rect(23, 43, 2, 5, "#8A92BE");
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [17, 24],
          [20, 27],
          [15, 35],
          [9, 33],
          [8, 30],
          [13, 29],
        ],
        c,
      ),
    ["#161C44", "#2A357A", "#4A5AC0"],
  );
  layer(g, (s, c) => s.rect(5, 28, 7, 4, c).rect(4, 27, 2, 3, c), skinBrown);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [31, 24],
          [35, 26],
          [39, 36],
          [36, 39],
          [32, 36],
          [30, 29],
        ],
        c,
      ),
    ["#161C44", "#2A357A", "#4A5AC0"],
  );
  layer(g, (s, c) => s.rect(38, 10, 3, 36, c), steel);
  g.rect(36, 13, 7, 2, brass[1]).rect(36, 20, 7, 1, brass[0]);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [39, 0],
          [43, 5],
          [39, 11],
          [35, 5],
        ],
        c,
      ),
    ["#1596AE", "#3DD9F5", "#E6FCFF"],
  );
  layer(g, (s, c) => s.rect(36, 34, 6, 5, c), skinBrown);
  layer(
    g,
    (s, c) => s.ellipse(24, 14, 12, 11, c).rect(12, 14, 6, 11, c).rect(31, 14, 6, 11, c),
    ["#6E708A", "#B8BCD6", "#F0F1F8"],
    { deep: 3 },
  );
  layer(g, (s, c) => s.ellipse(24, 4, 5, 3, c), ["#6E708A", "#B8BCD6", "#F0F1F8"]);
  layer(g, (s, c) => s.ellipse(24, 16, 8, 9, c), skinBrown);
  g.polygon(
    [
      [15, 12],
      [20, 6],
      [29, 6],
      [33, 12],
      [30, 10],
      [25, 12],
      [20, 10],
    ],
    "#B8BCD6",
  ).line(17, 9, 24, 7, "#F0F1F8");
  g.rect(14, 13, 20, 7, ink)
    .rect(15, 14, 18, 5, "#1596AE")
    .rect(15, 14, 18, 2, cyan)
    .rect(17, 15, 4, 1, "#FFFFFF")
    .rect(27, 15, 2, 1, "#FFFFFF")
    .rect(23, 14, 2, 5, "#17566A")
    .rect(12, 14, 2, 4, brass[1])
    .rect(34, 14, 2, 4, brass[1]);
  g.rect(21, 22, 6, 1, "#8E2F3F").rect(22, 23, 4, 1, "#C25A5A").rect(23, 20, 2, 1, skinBrown[0]);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [17, 24],
          [24, 28],
          [31, 24],
          [33, 27],
          [24, 32],
          [15, 27],
        ],
        c,
      ),
    ["#4450C4", "#7C8CFF", "#C9D0FF"],
  );
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [8, 10],
          [12, 17],
          [8, 25],
          [4, 17],
        ],
        c,
      ),
    ["#4450C4", "#7C8CFF", "#E6EAFF"],
  );
  g.line(8, 12, 8, 22, "#C9D0FF").line(5, 17, 11, 17, "#C9D0FF");
  for (const [x, y, color] of [
    [2, 9, cyan],
    [14, 11, paper],
    [1, 22, paper],
    [14, 23, cyan],
    [8, 6, paper],
    [45, 14, cyan],
    [33, 1, paper],
    [46, 3, cyan],
  ])
    g.rect(x, y - 1, 1, 3, color).rect(x - 1, y, 3, 1, color);
  return g;
}

/** The one who changes: antlers, a cloak of moss, a staff whose egg is about to hatch. */
function drawEvolver() {
  const g = new Grid(48, 52);
  const antler = ["#6E5432", "#B8966A", "#E8D0A4"];
  for (const flip of [false, true]) {
    const x = (value) => (flip ? 47 - value : value);
    layer(
      g,
      (s, c) => {
        for (const [x0, y0, x1, y1] of [
          [20, 9, 14, 4],
          [14, 4, 13, 0],
          [15, 5, 10, 4],
          [18, 7, 19, 2],
          [10, 4, 8, 1],
        ])
          s.line(x(x0), y0 + 1, x(x1), y1 + 1, c).line(x(x0), y0 + 2, x(x1), y1 + 2, c);
      },
      antler,
    );
  }
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [24, 6],
          [33, 12],
          [36, 24],
          [42, 50],
          [6, 50],
          [12, 24],
          [15, 12],
        ],
        c,
      ),
    ["#12382A", "#226448", "#3F9A6A"],
    { deep: 4 },
  );
  for (const [x, y] of [
    [11, 44],
    [15, 38],
    [9, 48],
    [34, 40],
    [38, 46],
    [17, 47],
    [31, 47],
    [13, 31],
    [35, 32],
  ])
    g.rect(x, y, 2, 1, "#3F9A6A").set(x, y + 1, "#12382A");
  for (let x = 7; x < 42; x += 4)
    g.polygon(
      [
        [x, 50],
        [x + 2, 46],
        [x + 4, 50],
      ],
      "#3F9A6A",
    ).set(x + 2, 49, "#12382A");
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [19, 26],
          [29, 26],
          [31, 50],
          [17, 50],
        ],
        c,
      ),
    ["#4A2C1C", "#8A5E3A", "#B88A58"],
  );
  g.rect(18, 35, 12, 2, "#2E1A12");
  for (const [x, color] of [
    [18, acid],
    [22, pink],
    [26, cyan],
  ])
    g.rect(x, 37, 4, 6, ink)
      .rect(x + 1, 38, 2, 4, color)
      .rect(x + 1, 36, 2, 1, "#C8A870")
      .set(x + 1, 38, paper);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [24, 7],
          [32, 13],
          [33, 25],
          [24, 30],
          [15, 25],
          [16, 13],
        ],
        c,
      ),
    ["#12382A", "#226448", "#3F9A6A"],
  );
  layer(g, (s, c) => s.ellipse(24, 18, 7, 8, c), skinDark);
  g.polygon(
    [
      [17, 14],
      [24, 9],
      [31, 14],
      [24, 12],
    ],
    "#0E2A20",
  );
  eyes(g, 16, 19, 26);
  g.rect(18, 14, 5, 1, "#D0CDDC")
    .rect(25, 14, 5, 1, "#D0CDDC")
    .rect(23, 18, 3, 3, skinDark[0])
    .rect(23, 18, 2, 2, skinDark[2])
    .set(19, 20, acid)
    .set(28, 20, acid)
    .set(20, 21, acid)
    .set(27, 21, acid);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [18, 22],
          [24, 21],
          [30, 22],
          [29, 29],
          [24, 37],
          [19, 29],
        ],
        c,
      ),
    ["#8A86A8", "#D0CDDC", "#FFFFFF"],
  );
  g.rect(22, 23, 5, 1, "#5A2A2A").line(22, 27, 23, 33, "#8A86A8").line(26, 26, 25, 32, "#8A86A8");
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [32, 26],
          [37, 28],
          [40, 35],
          [37, 38],
          [31, 34],
        ],
        c,
      ),
    ["#12382A", "#226448", "#3F9A6A"],
  );
  layer(g, (s, c) => s.rect(40, 12, 2, 38, c).rect(38, 15, 2, 3, c).rect(42, 14, 2, 3, c), wood);
  layer(g, (s, c) => s.ellipse(40.5, 7, 5, 6, c), ["#4E8A00", "#B6E83A", "#F3FFB8"]);
  g.line(38, 6, 40, 8, ink).line(40, 8, 42, 5, ink).line(42, 5, 43, 8, ink).rect(39, 3, 2, 1, paper);
  layer(g, (s, c) => s.rect(37, 33, 6, 5, c), skinDark);
  layer(
    g,
    (s, c) =>
      s.polygon(
        [
          [16, 26],
          [11, 28],
          [7, 34],
          [9, 38],
          [15, 35],
        ],
        c,
      ),
    ["#12382A", "#226448", "#3F9A6A"],
  );
  layer(g, (s, c) => s.rect(4, 33, 6, 4, c), skinDark);
  layer(g, (s, c) => s.ellipse(6, 27, 5, 5, c).rect(2, 21, 2, 4, c).rect(8, 21, 2, 4, c), [
    "#8A2E6A",
    "#E05AA8",
    "#FFB3D1",
  ]);
  g.rect(3, 26, 2, 2, ink).rect(8, 26, 2, 2, ink).set(3, 26, paper).set(8, 26, paper).rect(5, 29, 2, 1, ink);
  for (const [x, y] of [
    [46, 2],
    [34, 3],
    [46, 13],
    [35, 11],
  ])
    g.rect(x, y, 1, 1, acid);
  return g;
}

const draws = { crafter: drawCrafterArtisan, enhancer: drawEnhancer, evolver: drawEvolver };

/** One of Gear Up!'s three artisans, 48 × 52: "crafter", "enhancer" or "evolver". */
export const drawArtisan = (name) => draws[name]();

export const artisanPictures = Object.keys(draws).map((name) => ({
  id: `artisans/${name}`,
  kind: "webp",
  scale: 4,
  draw: draws[name],
}));
