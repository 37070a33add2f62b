/**
 * The edges of all cells for which `isIn(x, y)` is true, as closed loops of corners [[x, y], …]: clockwise, holes the other
 * way round. Cells that touch only at a corner stay apart. A straight run is one edge, so that a drawing program shows only
 * corners.
 */
export function outlinesOf({ width, height }, isIn) {
  const edges = edgesOf(width, height, isIn);
  const loops = [];
  while (edges.size > 0) loops.push(takeLoop(edges));
  return loops;
}

const key = (x, y) => `${x},${y}`;

/** Edges by where they begin, with the inside on their right. */
function edgesOf(width, height, isIn) {
  const edges = new Map();
  const add = (x, y, dx, dy) => edges.set(key(x, y), [...(edges.get(key(x, y)) ?? []), { x, y, dx, dy }]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isIn(x, y)) continue;
      if (!isIn(x, y - 1)) add(x, y, 1, 0);
      if (!isIn(x + 1, y)) add(x + 1, y, 0, 1);
      if (!isIn(x, y + 1)) add(x + 1, y + 1, -1, 0);
      if (!isIn(x - 1, y)) add(x, y + 1, 0, -1);
    }
  }
  return edges;
}

function takeLoop(edges) {
  const first = edges.values().next().value[0];
  const corners = [];
  let edge = first;
  do {
    const next = takeNext(edges, edge);
    if (next.dx !== edge.dx || next.dy !== edge.dy) corners.push([next.x, next.y]);
    edge = next;
  } while (edge !== first);
  return corners;
}

/** Two edges begin where two cells meet at a corner; the right turn stays with its own cell. */
function takeNext(edges, { x, y, dx, dy }) {
  const at = key(x + dx, y + dy);
  const choices = edges.get(at);
  const right = choices.find((edge) => edge.dx === -dy && edge.dy === dx);
  const next = right ?? choices[0];
  const rest = choices.filter((edge) => edge !== next);
  if (rest.length > 0) edges.set(at, rest);
  else edges.delete(at);
  return next;
}
