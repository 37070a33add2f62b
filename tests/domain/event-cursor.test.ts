import { expect, test } from "vitest";
import { eventCursorOf, eventsAfter, readEventCursor } from "~/domain/event-cursor";
import { stakingEvent } from "~db/schema";

const event = { blockTs: 1_790_000_000, signature: "5".repeat(88), eventIndex: 12 };

test("reads a cursor as the event from which it was made", () => {
  expect(readEventCursor(eventCursorOf(event))).toEqual(event);
  expect(eventsAfter(stakingEvent, eventCursorOf(event))).toBeDefined();
});

test.each([
  null,
  undefined,
  "",
  "1.2.3",
  `x.${event.signature}.0`,
  `1.${event.signature}.0 or 1`,
  `1.${"0".repeat(88)}.0`,
])("a list begins with its first page for %s", (cursor) => {
  expect(readEventCursor(cursor)).toBeNull();
  expect(eventsAfter(stakingEvent, cursor)).toBeUndefined();
});
