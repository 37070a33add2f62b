/** Fills that can be told apart without colour: tiles of four by four pixels, from full to nearly empty. */
const TILES = [
  ["####", "####", "####", "####"],
  ["#.#.", ".#.#", "#.#.", ".#.#"],
  ["####", "....", "####", "...."],
  ["#...", "....", "..#.", "...."],
  ["##.#", "####", ".###", "####"],
  ["#..#", "..##", ".##.", "##.."],
  ["#.#.", "#.#.", "#.#.", "#.#."],
  ["....", ".##.", ".##.", "...."],
];

/** Screen pixels per pixel of a tile. */
const SIZE = 3;
const TILE = 4 * SIZE;

const PATHS = TILES.map((rows) =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map((run) => {
        const width = run[0].length * SIZE;
        return `M${run.index * SIZE} ${y * SIZE}h${width}v${SIZE}h-${width}z`;
      }),
    )
    .join(""),
);

/** The fills of a drawing, named by its id. If a drawing needs more than there are, they repeat. */
export function FillPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {PATHS.slice(0, count).map((path, index) => (
        <pattern key={path} id={`${id}f${index}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path className="chart-ink" d={path} />
        </pattern>
      ))}
    </defs>
  );
}

export function fillOf(id: string, index: number) {
  return `url(#${id}f${index % PATHS.length})` as const;
}

/** A sample of a fill, shown beside its name. */
export function Swatch({ id, index }: { id: string; index: number }) {
  return (
    <svg className="chart-swatch" width="24" height="24" aria-hidden="true">
      <rect width="24" height="24" fill={fillOf(id, index)} />
    </svg>
  );
}
