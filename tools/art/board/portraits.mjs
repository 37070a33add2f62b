import { Grid } from "../grid.mjs";
import { ink, paper } from "../scenes/city-parts.mjs";
import { layer } from "../scenes/layers.mjs";
import { blend, gradient } from "../scenes/light.mjs";

const skins = {
  fair: ["#D09878", "#F6CDAE", "#FFE4CE"],
  light: ["#C08660", "#EBB78E", "#FAD4B2"],
  tan: ["#A86E48", "#D69A6C", "#ECBC90"],
  brown: ["#7A4A30", "#AA7248", "#CA9668"],
  deep: ["#4E2E22", "#7A4C36", "#A06C4E"],
};
const hairs = {
  black: ["#0E0C14", "#24202E", "#4A4458"],
  dark: ["#22140F", "#43291E", "#6E4A36"],
  chestnut: ["#4A2416", "#7E4426", "#B06E42"],
  red: ["#7A2A14", "#B84E24", "#E08850"],
  blond: ["#A07430", "#D8A84E", "#F6DC94"],
  grey: ["#6E6E7C", "#A4A4B2", "#D8D8E2"],
  white: ["#A8A8B6", "#DCDCE6", "#FFFFFF"],
};

/** Hair behind the head. */
const behind = {
  long: (s, c) => s.ellipse(24, 19, 13, 13, c).rect(11, 19, 27, 19, c),
  bob: (s, c) => s.ellipse(24, 19, 13, 12, c).rect(11, 19, 27, 12, c),
  afro: (s, c) => s.ellipse(24, 15, 16, 14, c),
  curls: (s, c) => {
    for (const [x, y] of [
      [12, 16],
      [11, 23],
      [13, 30],
      [36, 16],
      [37, 23],
      [35, 30],
      [17, 9],
      [24, 7],
      [31, 9],
    ])
      s.ellipse(x, y, 5, 5, c);
  },
  bun: (s, c) => s.ellipse(24, 5, 6, 4, c).ellipse(24, 16, 11, 10, c),
  ponytail: (s, c) =>
    s.ellipse(24, 17, 11, 11, c).polygon(
      [
        [33, 12],
        [40, 16],
        [41, 30],
        [37, 36],
        [35, 26],
      ],
      c,
    ),
  braids: (s, c) => {
    s.ellipse(24, 17, 11, 11, c);
    for (const x of [11, 34]) for (let y = 20; y < 42; y += 4) s.rect(x + ((y / 4) & 1), y, 4, 4, c);
  },
};

/** Hair over the forehead. */
const front = {
  parted: (s, c) =>
    s.polygon(
      [
        [14, 18],
        [14, 12],
        [18, 8],
        [25, 6],
        [31, 8],
        [34, 12],
        [34, 19],
        [32, 15],
        [27, 13],
        [19, 12],
        [16, 15],
      ],
      c,
    ),
  fringe: (s, c) =>
    s.polygon(
      [
        [14, 20],
        [14, 11],
        [19, 7],
        [29, 7],
        [34, 11],
        [34, 20],
        [32, 16],
        [28, 16],
        [27, 15],
        [21, 16],
        [17, 16],
      ],
      c,
    ),
  swept: (s, c) =>
    s.polygon(
      [
        [14, 17],
        [14, 11],
        [19, 6],
        [28, 4],
        [35, 8],
        [34, 17],
        [32, 13],
        [24, 11],
        [17, 13],
      ],
      c,
    ),
  short: (s, c) =>
    s.polygon(
      [
        [14, 19],
        [14, 12],
        [18, 8],
        [24, 7],
        [30, 8],
        [34, 12],
        [34, 19],
        [32, 14],
        [30, 12],
        [18, 12],
        [16, 14],
      ],
      c,
    ),
  crop: (s, c) =>
    s.polygon(
      [
        [15, 16],
        [15, 12],
        [19, 8],
        [29, 8],
        [33, 12],
        [33, 16],
        [31, 12],
        [17, 12],
      ],
      c,
    ),
  spiky: (s, c) =>
    s.polygon(
      [
        [14, 17],
        [13, 11],
        [16, 11],
        [17, 6],
        [20, 8],
        [23, 3],
        [26, 7],
        [30, 4],
        [31, 9],
        [35, 9],
        [34, 18],
        [31, 13],
        [18, 13],
      ],
      c,
    ),
  tuft: (s, c) => s.rect(14, 16, 2, 6, c).rect(33, 16, 2, 6, c),
  receding: (s, c) =>
    s
      .polygon(
        [
          [14, 20],
          [14, 12],
          [17, 9],
          [18, 14],
          [16, 17],
        ],
        c,
      )
      .polygon(
        [
          [34, 20],
          [34, 12],
          [31, 9],
          [30, 14],
          [32, 17],
        ],
        c,
      ),
  centre: (s, c) =>
    s.polygon(
      [
        [13, 24],
        [13, 12],
        [18, 7],
        [24, 6],
        [30, 7],
        [35, 12],
        [35, 24],
        [33, 18],
        [30, 13],
        [24, 8],
        [18, 13],
        [15, 18],
      ],
      c,
    ),
  pixie: (s, c) =>
    s.polygon(
      [
        [13, 20],
        [14, 11],
        [19, 6],
        [29, 5],
        [34, 10],
        [35, 20],
        [32, 18],
        [33, 14],
        [27, 15],
        [19, 13],
        [17, 18],
        [15, 19],
      ],
      c,
    ),
  locs: (s, c) => {
    s.polygon(
      [
        [14, 16],
        [15, 10],
        [20, 6],
        [28, 6],
        [33, 10],
        [34, 16],
        [30, 12],
        [18, 12],
      ],
      c,
    );
    for (const [x, y] of [
      [12, 12],
      [10, 17],
      [12, 23],
      [34, 12],
      [36, 17],
      [34, 23],
    ])
      s.rect(x, y, 3, 8, c);
  },
};

const clothes = {
  suit(g, [a, b = paper, tie]) {
    layer(g, body, [blend(a, ink, 0.45), a, blend(a, paper, 0.2)]);
    g.polygon(
      [
        [19, 37],
        [24, 47],
        [29, 37],
        [27, 35],
        [21, 35],
      ],
      b,
    )
      .polygon(
        [
          [18, 36],
          [24, 48],
          [20, 48],
          [13, 40],
        ],
        blend(a, ink, 0.3),
      )
      .polygon(
        [
          [30, 36],
          [24, 48],
          [28, 48],
          [35, 40],
        ],
        blend(a, ink, 0.3),
      );
    g.line(18, 36, 24, 47, ink).line(30, 36, 24, 47, ink);
    if (tie) g.rect(23, 38, 3, 10, tie).rect(23, 38, 3, 2, blend(tie, ink, 0.4));
  },
  shirt(g, [a, b = blend(a, paper, 0.4)]) {
    layer(g, body, [blend(a, ink, 0.35), a, blend(a, paper, 0.25)]);
    g.polygon(
      [
        [17, 36],
        [21, 34],
        [24, 39],
        [21, 42],
      ],
      b,
    )
      .polygon(
        [
          [31, 36],
          [27, 34],
          [24, 39],
          [27, 42],
        ],
        b,
      )
      .line(17, 36, 21, 42, ink)
      .line(31, 36, 27, 42, ink)
      .rect(24, 40, 1, 8, blend(a, ink, 0.4))
      .set(24, 43, paper)
      .set(24, 46, paper);
  },
  turtleneck(g, [a]) {
    layer(g, body, [blend(a, ink, 0.4), a, blend(a, paper, 0.2)]);
    layer(g, (s, c) => s.rect(18, 32, 13, 6, c), [blend(a, ink, 0.4), a, blend(a, paper, 0.25)]);
    for (let x = 19; x < 30; x += 2) g.rect(x, 33, 1, 4, blend(a, ink, 0.25));
  },
  wrap(g, [a, b]) {
    layer(g, body, [blend(a, ink, 0.4), a, blend(a, paper, 0.25)]);
    g.polygon(
      [
        [17, 36],
        [20, 34],
        [33, 48],
        [26, 48],
      ],
      b,
    )
      .polygon(
        [
          [31, 36],
          [28, 34],
          [19, 46],
          [15, 48],
          [21, 48],
        ],
        blend(b, ink, 0.2),
      )
      .line(17, 36, 27, 48, ink)
      .line(31, 36, 22, 45, ink);
  },
  pattern(g, [a, b]) {
    layer(g, body, [blend(a, ink, 0.4), a, blend(a, paper, 0.25)]);
    for (let y = 39; y < 48; y += 4)
      for (let x = 8 + ((y / 4) & 1) * 3; x < 41; x += 6)
        if (g.get(x + 1, y + 1) === a) g.stamp([".#.", "###", ".#."], x, y, { "#": b });
    g.polygon(
      [
        [19, 36],
        [24, 41],
        [29, 36],
        [27, 34],
        [21, 34],
      ],
      b,
    );
  },
  knit(g, [a, b]) {
    layer(g, body, [blend(a, ink, 0.4), a, blend(a, paper, 0.25)]);
    for (const y of [41, 45]) for (let x = 8; x < 41; x += 2) if (g.get(x, y) === a) g.set(x, y, b).set(x, y + 1, b);
    layer(g, (s, c) => s.rect(18, 34, 13, 3, c), [blend(b, ink, 0.3), b, blend(b, paper, 0.3)]);
  },
  uniform(g, [a, b]) {
    clothes.suit(g, [a, paper, ink]);
    for (const x of [10, 36]) g.rect(x - 2, 39, 5, 2, b).rect(x - 2, 42, 5, 1, b);
    for (const y of [42, 46]) g.rect(17, y, 2, 2, b).rect(30, y, 2, 2, b);
  },
};

const body = (s, c) =>
  s.polygon(
    [
      [6, 48],
      [8, 41],
      [13, 38],
      [19, 35],
      [29, 35],
      [35, 38],
      [40, 41],
      [42, 48],
    ],
    c,
  );

/** A wall of the office by day, behind a head: window, blind, shelf, plant or plaster. */
const walls = [
  (g) => {
    gradient(g, 0, 0, 48, 48, ["#8CB8D8", "#A8CCE2", "#C4DEEA", "#DCEAEE"], 0.6);
    for (const [x, h] of [
      [0, 16],
      [7, 24],
      [14, 12],
      [34, 20],
      [41, 28],
    ])
      g.rect(x, 48 - h, 7, h, "#A4BECE").rect(x, 48 - h, 7, 1, "#C8D8DE");
    g.rect(23, 0, 2, 48, "#F4F1E8").rect(0, 12, 48, 1, "#F4F1E8");
  },
  (g) => {
    g.rect(0, 0, 48, 48, "#E4DCC8");
    for (let y = 0; y < 48; y += 4) g.rect(0, y, 48, 2, "#F0EADA").rect(0, y + 2, 48, 1, "#CFC4AC");
  },
  (g) => {
    g.rect(0, 0, 48, 48, "#D8E0D0").rect(0, 0, 48, 3, "#EEF2E8");
    for (const y of [14, 30]) {
      g.rect(0, y, 48, 2, "#A87C50");
      for (let x = 1; x < 47; x += 3)
        g.rect(
          x,
          y - 8 + ((x * 5) % 3),
          2,
          8 - ((x * 5) % 3),
          ["#C4685A", "#5A82B0", "#D8B050", "#6A9A70", "#8A6AA0"][(x * 7) % 5],
        );
    }
  },
  (g) => {
    gradient(g, 0, 0, 48, 48, ["#F0E4D0", "#E8D8C0"], 0.8);
    for (const [x, y] of [
      [4, 40],
      [8, 32],
      [2, 26],
      [10, 22],
      [5, 16],
    ])
      g.ellipse(x, y, 4, 3, "#5A9A60").rect(x - 2, y - 2, 2, 1, "#8AC48A");
    g.rect(5, 16, 1, 32, "#3F7A48");
  },
  (g) => {
    g.rect(0, 0, 48, 48, "#CFDCE6");
    g.polygon(
      [
        [0, 0],
        [20, 0],
        [48, 40],
        [48, 48],
        [30, 48],
        [0, 10],
      ],
      "#E2EBF1",
    );
    g.rect(33, 6, 11, 14, "#8A5A38").rect(35, 8, 7, 10, "#F4F1E8").rect(36, 13, 5, 4, "#FF9AB8");
  },
];

const mouths = {
  smile: (g, lip) => g.rect(21, 28, 7, 1, lip).set(20, 27, lip).set(28, 27, lip),
  grin: (g, lip) => g.rect(20, 27, 9, 1, lip).rect(21, 28, 7, 2, paper).rect(21, 30, 7, 1, lip),
  calm: (g, lip) => g.rect(21, 28, 7, 1, lip),
  wry: (g, lip) => g.rect(21, 28, 5, 1, lip).rect(26, 27, 3, 1, lip),
};

const glasses = {
  round: (g, color) => {
    for (const x of [17, 26]) g.frame(x, 18, 7, 6, color).set(x, 18, null);
  },
  square: (g, color) => {
    for (const x of [16, 26]) g.frame(x, 18, 7, 6, color);
  },
  half: (g, color) => {
    for (const x of [17, 26])
      g.rect(x, 23, 6, 1, color)
        .rect(x, 21, 1, 2, color)
        .rect(x + 5, 21, 1, 2, color);
  },
};

const beards = {
  full: (s, c) =>
    s.polygon(
      [
        [15, 22],
        [18, 26],
        [30, 26],
        [33, 22],
        [33, 29],
        [29, 35],
        [24, 37],
        [19, 35],
        [15, 29],
      ],
      c,
    ),
  short: (s, c) =>
    s.polygon(
      [
        [15, 25],
        [18, 29],
        [20, 32],
        [28, 32],
        [30, 29],
        [33, 25],
        [31, 31],
        [27, 34],
        [21, 34],
        [17, 31],
      ],
      c,
    ),
  moustache: (s, c) =>
    s.polygon(
      [
        [19, 27],
        [21, 25],
        [24, 26],
        [27, 25],
        [29, 27],
        [28, 28],
        [20, 28],
      ],
      c,
    ),
};

function drawPortrait({
  skin,
  color,
  back,
  top,
  wear,
  mouth = "smile",
  specs,
  beard,
  old,
  scarf,
  cap,
  wall,
  lip = "#A04A48",
  earring,
}) {
  const g = new Grid(48, 48);
  walls[wall](g);
  const tones = skins[skin];
  const ramp = hairs[color];
  if (back) layer(g, behind[back], ramp, { deep: 3 });
  const [kind, ...colors] = wear;
  layer(g, (s, c) => s.rect(20, 28, 9, 11, c), [tones[0], tones[0], tones[1]]);
  clothes[kind](g, colors);
  if (scarf)
    layer(
      g,
      (s, c) =>
        s.ellipse(24, 19, 13, 14, c).polygon(
          [
            [12, 24],
            [36, 24],
            [39, 42],
            [30, 46],
            [24, 44],
            [18, 46],
            [9, 42],
          ],
          c,
        ),
      [blend(scarf, ink, 0.35), scarf, blend(scarf, paper, 0.3)],
      { deep: 3 },
    );
  layer(
    g,
    (s, c) => {
      s.ellipse(24, 20, 9, 9, c).rect(16, 20, 17, 7, c).ellipse(24, 25, 7.5, 7, c);
      if (!scarf) s.rect(14, 20, 2, 5, c).rect(33, 20, 2, 5, c);
    },
    tones,
  );
  for (const x of [18, 27])
    g.rect(x, 19, 4, 3, paper)
      .rect(x + 1, 19, 2, 3, ink)
      .set(x + 1, 19, "#8A8AA0")
      .rect(x, 18, 4, 1, blend(tones[0], ink, 0.4));
  const brow = color === "white" || color === "grey" ? ramp[0] : ramp[1];
  g.rect(17, 16, 5, 1, brow)
    .rect(27, 16, 5, 1, brow)
    .rect(24, 21, 1, 4, tones[0])
    .rect(23, 24, 3, 1, tones[0])
    .set(23, 23, tones[2]);
  g.rect(17, 24, 2, 2, blend(tones[1], "#E0685A", 0.3)).rect(30, 24, 2, 2, blend(tones[1], "#E0685A", 0.3));
  if (old)
    g.rect(17, 23, 3, 1, tones[0])
      .rect(29, 23, 3, 1, tones[0])
      .rect(21, 13, 7, 1, tones[0])
      .rect(20, 26, 1, 2, tones[0])
      .rect(28, 26, 1, 2, tones[0]);
  if (beard) layer(g, beards[beard], ramp, { outline: null });
  mouths[mouth](g, lip);
  if (scarf)
    layer(
      g,
      (s, c) =>
        s.polygon(
          [
            [14, 20],
            [15, 12],
            [20, 8],
            [28, 8],
            [33, 12],
            [34, 20],
            [32, 15],
            [28, 12],
            [20, 12],
            [16, 15],
          ],
          c,
        ),
      [blend(scarf, ink, 0.35), scarf, blend(scarf, paper, 0.3)],
      { outline: null },
    );
  if (top) layer(g, front[top], ramp);
  if (cap) {
    layer(g, (s, c) => s.ellipse(24, 8, 12, 6, c).rect(13, 9, 23, 4, c), [
      blend(cap, ink, 0.45),
      cap,
      blend(cap, paper, 0.3),
    ]);
    g.rect(12, 13, 25, 3, ink).rect(14, 13, 21, 1, "#3A3548").rect(21, 7, 7, 4, "#FFC53D").rect(23, 8, 3, 2, "#8A5E1A");
  }
  if (specs) {
    const [shape, rim] = specs;
    const before = g.get(17, 18);
    glasses[shape](g, rim);
    if (g.get(17, 18) === null) g.set(17, 18, before);
    if (g.get(26, 18) === null) g.set(26, 18, tones[1]);
    g.rect(23, 20, 3, 1, rim);
  }
  if (earring) g.rect(13, 25, 2, 2, earring).rect(34, 25, 2, 2, earring);
  return g;
}

/** One portrait for each member of the sample board, by id. */
const members = {
  haneul: {
    skin: "light",
    color: "grey",
    back: "bob",
    top: "parted",
    wear: ["suit", "#2F3C5A", "#E8F0F4"],
    specs: ["round", "#3A3548"],
    old: true,
    wall: 0,
    earring: "#F0F4FA",
  },
  dewi: {
    skin: "tan",
    color: "black",
    back: "bun",
    top: "centre",
    wear: ["wrap", "#A8304E", "#FFC53D"],
    mouth: "grin",
    wall: 3,
    lip: "#B8304A",
    earring: "#FFC53D",
  },
  mateus: {
    skin: "brown",
    color: "grey",
    top: "receding",
    beard: "moustache",
    wear: ["shirt", "#5A82B0"],
    old: true,
    wall: 2,
  },
  ngozi: {
    skin: "deep",
    color: "black",
    back: "afro",
    wear: ["pattern", "#1E7A6A", "#FFC53D"],
    specs: ["square", "#C4483A"],
    wall: 1,
    lip: "#8E2F4F",
    earring: "#FF9A3D",
  },
  arata: {
    skin: "light",
    color: "black",
    top: "spiky",
    wear: ["knit", "#3A3F5A", "#D7FF3E"],
    mouth: "calm",
    specs: ["square", "#15131F"],
    wall: 4,
  },
  salma: {
    skin: "tan",
    color: "dark",
    scarf: "#4A7AA8",
    wear: ["suit", "#22304A", "#E8E4D8"],
    mouth: "calm",
    wall: 0,
    lip: "#9A3A4A",
  },
  ivar: {
    skin: "fair",
    color: "blond",
    top: "swept",
    beard: "full",
    wear: ["suit", "#4A4E5A", "#FFFFFF", "#2F6A8A"],
    wall: 2,
  },
  pilar: {
    skin: "light",
    color: "chestnut",
    back: "curls",
    top: "fringe",
    wear: ["suit", "#7A2436", "#FFE8DC"],
    mouth: "wry",
    wall: 1,
    lip: "#B8304A",
  },
  joon: { skin: "light", color: "black", top: "parted", wear: ["suit", "#2B2838", "#FFFFFF", "#FF9A3D"], wall: 4 },
  leila: {
    skin: "tan",
    color: "dark",
    back: "long",
    top: "centre",
    wear: ["turtleneck", "#D8A84E"],
    mouth: "smile",
    wall: 3,
    lip: "#A83A4A",
    earring: "#3DD9F5",
  },
  tomasz: {
    skin: "fair",
    color: "red",
    top: "crop",
    beard: "short",
    wear: ["shirt", "#8A5A3A", "#F0E4D0"],
    mouth: "calm",
    wall: 1,
  },
  bora: {
    skin: "light",
    color: "black",
    back: "ponytail",
    top: "fringe",
    wear: ["knit", "#7C8CFF", "#F4F1E8"],
    mouth: "grin",
    wall: 0,
    lip: "#C2506A",
  },
  rizky: { skin: "tan", color: "black", top: "short", wear: ["pattern", "#6E3A22", "#E8B060"], mouth: "grin", wall: 3 },
  odette: {
    skin: "fair",
    color: "white",
    back: "bob",
    top: "pixie",
    wear: ["turtleneck", "#2B2838"],
    specs: ["round", "#C2316F"],
    old: true,
    mouth: "wry",
    wall: 4,
    lip: "#C2203E",
  },
  kwame: {
    skin: "deep",
    color: "black",
    top: "locs",
    beard: "short",
    wear: ["knit", "#2F7A50", "#FFC53D"],
    mouth: "grin",
    wall: 2,
  },
  minh: {
    skin: "tan",
    color: "black",
    top: "swept",
    wear: ["shirt", "#E8ECF0", "#FFFFFF"],
    mouth: "smile",
    wall: 1,
    specs: ["half", "#5A5672"],
  },
  anahera: {
    skin: "brown",
    color: "dark",
    back: "braids",
    top: "centre",
    wear: ["wrap", "#2F5A4A", "#D8C8A8"],
    mouth: "smile",
    wall: 0,
    lip: "#7A3040",
    earring: "#3DDC97",
  },
  viktor: {
    skin: "fair",
    color: "white",
    top: "tuft",
    beard: "full",
    wear: ["uniform", "#1C2A4A", "#FFC53D"],
    old: true,
    cap: "#F0F1F8",
    mouth: "calm",
    wall: 4,
  },
  seol: {
    skin: "light",
    color: "dark",
    back: "long",
    top: "fringe",
    wear: ["shirt", "#F4F1E8", "#D8D0C0"],
    specs: ["half", "#2B2838"],
    mouth: "calm",
    wall: 2,
    lip: "#B05A60",
  },
};

export const boardPictures = Object.entries(members).map(([id, member]) => ({
  id: `board/${id}`,
  kind: "webp",
  scale: 2,
  draw: () => drawPortrait(member),
}));
