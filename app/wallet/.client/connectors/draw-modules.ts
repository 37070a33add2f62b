/** The dark modules of a QR code as the path of an SVG drawing whose unit is one module. */
export function drawModules({ data, size }: { data: readonly boolean[][]; size: number }): {
  side: number;
  path: string;
} {
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { side: size, path: rows.join("") };
}
