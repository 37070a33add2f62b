import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cover, centreCover, coverAfterKey, FIRST_COVER, scaleCover } from "~/features/project-accounts/cover";

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const isWithin = ({ left, top, width, height }: Cover) =>
  left >= 0 && top >= 0 && width >= 0.039 && height >= 0.039 && left + width <= 1.0001 && top + height <= 1.0001;

test("arrow keys move the box, with Shift they change its size, and other keys are left to the page", () => {
  expect(coverAfterKey(FIRST_COVER, { key: "ArrowRight", shiftKey: false })?.left).toBeCloseTo(0.37);
  expect(coverAfterKey(FIRST_COVER, { key: "ArrowUp", shiftKey: false })?.top).toBeCloseTo(0.38);
  expect(coverAfterKey(FIRST_COVER, { key: "ArrowRight", shiftKey: true })).toMatchObject({ left: 0.35, width: 0.32 });
  expect(coverAfterKey(FIRST_COVER, { key: "Tab", shiftKey: true })).toBeNull();
});

test("the box never leaves the picture nor vanishes, whatever is pressed", () => {
  const press = fc.record({ key: fc.constantFrom(...KEYS), shiftKey: fc.boolean() });
  const deed = fc.oneof(
    press,
    fc.constantFrom(1 as const, -1 as const),
    fc.tuple(fc.double({ min: -1, max: 2, noNaN: true }), fc.double({ min: -1, max: 2, noNaN: true })),
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 200 }), (deeds) => {
      let cover = FIRST_COVER;
      for (const one of deeds) {
        if (typeof one === "number") cover = scaleCover(cover, one);
        else if (Array.isArray(one)) cover = centreCover(cover, one[0], one[1]);
        else cover = coverAfterKey(cover, one) ?? cover;
        expect(isWithin(cover), JSON.stringify(cover)).toBe(true);
      }
    }),
    { numRuns: 100, seed: 1 },
  );
});
