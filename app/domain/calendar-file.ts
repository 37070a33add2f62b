/**
 * When an event is: whole days, from the first to the last, or a time, which becomes a quarter of an hour with a reminder.
 */
type CalendarTime = { startOn: string; endOn: string } | { at: Date; isDailyFor?: number };

export type CalendarEvent = {
  /** Stays the same as long as the event is the same, so that a calendar updates it. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  time: CalendarTime;
  title: string;
  description: string;
  url: string;
};

/** Events as an iCalendar file (RFC 5545): lines end with CRLF and are folded at 75 bytes. */
export function calendarOf(product: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Punkvism//${product}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines({ uid, sequence, status, time, title, description, url }: CalendarEvent, now: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${sequence}`,
    ...timeLines(time),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    `STATUS:${status}`,
    "TRANSP:TRANSPARENT",
    ...("at" in time ? alarmLines(title) : []),
    "END:VEVENT",
  ];
}

function timeLines(time: CalendarTime): string[] {
  if ("at" in time) {
    const repeats = time.isDailyFor ? [`RRULE:FREQ=DAILY;COUNT=${time.isDailyFor}`] : [];
    return [`DTSTART:${stamp(time.at)}`, "DURATION:PT15M", ...repeats];
  }
  const compact = (day: string) => day.replaceAll("-", "");
  // the day after the last one, because the end is not part of an event
  const after = new Date(Date.parse(`${time.endOn}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return [`DTSTART;VALUE=DATE:${compact(time.startOn)}`, `DTEND;VALUE=DATE:${compact(after)}`];
}

function alarmLines(title: string): string[] {
  return ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S", `DESCRIPTION:${escapeText(title)}`, "END:VALARM"];
}

/** "20261201T110000Z" */
function stamp(at: Date): string {
  return `${at.toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");
}

const LINE_BYTES = 75;
const encoder = new TextEncoder();

/** Folds lines without cutting a character in two. A continued line begins with a space, which counts. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
