import { describe, expect, it } from "vitest";
import { type CalendarEntry, calendarFile } from "~/domain/reservations/calendar-file";

const ENTRY: CalendarEntry = {
  uid: "PV-7K2M-Q9TD@punkvism.example",
  sequence: 0,
  state: "received",
  startOn: "2026-12-30",
  endOn: "2026-12-31",
  title: "Hotel",
  description: "PV-7K2M-Q9TD",
  url: "https://punkvism.example/eng/mypage/reservationDetail/7",
};
const NOW = new Date("2026-11-21T21:09:08.765Z");

describe("a calendar file", () => {
  it("cannot be made to hold more than its own event", () => {
    const file = calendarFile({ ...ENTRY, title: "x\r\nEND:VEVENT\nBEGIN:VALARM", description: "a;b,c\\d\u0000" }, NOW);
    expect(linesOf(file).filter((line) => line === "END:VEVENT")).toHaveLength(1);
    expect(linesOf(file)).toContain("SUMMARY:x\\nEND:VEVENT\\nBEGIN:VALARM");
    expect(linesOf(file)).toContain("DESCRIPTION:a\\;b\\,c\\\\d ");
  });

  it("holds whole days, the last one included, over the end of a year", () => {
    const lines = linesOf(calendarFile(ENTRY, NOW));
    expect(lines).toContain("DTSTART;VALUE=DATE:20261230");
    expect(lines).toContain("DTEND;VALUE=DATE:20270101");
    expect(lines).toContain("DTSTAMP:20261121T210908Z");
    expect([lines[0], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
  });

  it("states whether the booking is tentative, confirmed or cancelled", () => {
    const statusOf = (state: CalendarEntry["state"]) =>
      /^STATUS:(\w+)$/m.exec(calendarFile({ ...ENTRY, state }, NOW))?.[1];
    expect([statusOf("received"), statusOf("confirmed"), statusOf("cancelling"), statusOf("cancelled")]).toEqual([
      "TENTATIVE",
      "CONFIRMED",
      "CANCELLED",
      "CANCELLED",
    ]);
  });

  it("folds its lines at 75 bytes without cutting a character, and loses none", () => {
    const description = "조용한 방을 부탁해요 💤 ".repeat(30).trim();
    const file = calendarFile({ ...ENTRY, description }, NOW);
    const encoder = new TextEncoder();
    expect(file.endsWith("\r\n")).toBe(true);
    for (const line of file.split("\r\n")) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`DESCRIPTION:${description}`);
  });
});

/** The lines as a calendar reads them: unfolded. */
function linesOf(file: string): string[] {
  return file.replaceAll("\r\n ", "").trimEnd().split("\r\n");
}
