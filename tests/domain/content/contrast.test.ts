import { describe, expect, test } from "vitest";
import tokens from "~/styles/tokens.css?raw";

/** WCAG 2.2 AA: text 4.5 to 1, controls and marks 3 to 1. */
const TEXT = 4.5;
const MARK = 3;

const palette = valuesOf(":root {");
const night = { ...palette, ...valuesOf(".on-night {") };
const paper = { ...palette, ...valuesOf(".on-paper {") };
const INKS = ["text", "text-soft", "text-faint", "link", "money-in", "money-out", "good", "danger", "warning", "info"];
const ACCENTS = ["acid", "pink", "electric", "orange", "gold", "cyan", "red", "green"];

describe.each([
  ["night", night],
  ["paper", paper],
] as const)("on %s", (_, theme) => {
  test.each(INKS)("%s is readable on every ground", (ink) => {
    for (const ground of ["ground", "ground-raised", "ground-high"]) {
      expect(contrast(resolve(theme, ink), resolve(theme, ground)), ground).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test("a button's text is readable on the button, also while the pointer is over it", () => {
    expect(contrast(resolve(theme, "on-action"), resolve(theme, "action"))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(resolve(theme, "on-action"), resolve(theme, "action-hover"))).toBeGreaterThanOrEqual(TEXT);
  });

  test("the edge of a control and the focus ring are visible", () => {
    expect(contrast(resolve(theme, "line-control"), resolve(theme, "ground"))).toBeGreaterThanOrEqual(MARK);
    expect(contrast(resolve(theme, "focus"), resolve(theme, "ground"))).toBeGreaterThanOrEqual(MARK);
  });
});

test.each(ACCENTS)("%s is readable on night, its dark variant on paper", (accent) => {
  expect(contrast(resolve(palette, accent), resolve(palette, "ink-2"))).toBeGreaterThanOrEqual(TEXT);
  expect(contrast(resolve(palette, `${accent}-dark`), resolve(palette, "paper-1"))).toBeGreaterThanOrEqual(TEXT);
});

/** Custom properties of every block whose selector ends so. */
function valuesOf(selector: string): Record<string, string> {
  const blocks = tokens.split(selector).slice(1);
  const declarations = blocks.flatMap((block) => [...(block.split("}")[0] ?? "").matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(declarations.map(([, name = "", value = ""]) => [name, value.trim()]));
}

function resolve(theme: Record<string, string>, name: string): string {
  const value = theme[name];
  if (!value) throw new Error(`no token ${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(theme, reference) : value;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
