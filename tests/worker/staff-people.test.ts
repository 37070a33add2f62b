import { beforeAll, describe, expect, it } from "vitest";
import { findReservation } from "~/domain/reservations/queries.server";
import { addDays, bookableDays } from "~/domain/reservations/rules";
import { getSurvey } from "~/domain/surveys/queries.server";
import { outbox, reservation } from "~db/schema";
import { ask, send, staffOf } from "./staff-callers";
import { db } from "./visitors";

const { first } = bookableDays(new Date());
let editor: Record<string, string> = {};
const english = { "Accept-Language": "en" };

/** A hotel booking of somebody who reads English. Returns its number. */
async function booked(): Promise<number> {
  const [row] = await db
    .insert(reservation)
    .values({
      ...{ reference: `PV-${crypto.randomUUID().slice(0, 8)}`, requestKey: crypto.randomUUID(), kind: "hotel" },
      ...{ status: "5", localeCode: "en", startOn: first, endOn: addDays(first, 2), rooms: 1, people: 2 },
      ...{ wishes: "", name: "Ade Putri", phone: "+821012345678", email: "ade@example.com", createdAt: new Date() },
    })
    .returning({ seq: reservation.seq });
  return row!.seq;
}
const read = async (path: string, headers = editor) => {
  const response = await ask(path, { headers: { ...english, ...headers } });
  return { status: response.status, html: await response.text() };
};

beforeAll(async () => {
  editor = { Cookie: (await staffOf("editor")).cookie };
});

describe("a booking, without a script", () => {
  it("is confirmed from the row of the list, and its guest gets a mail", async () => {
    const seq = await booked();
    const { html: list } = await read("/admin/adminReservationList?status=5");
    expect(list).toContain(`/admin/reservationDetail/${seq}/confirm`);
    const response = await send(
      `/admin/reservationDetail/${seq}/confirm`,
      { house: "Hotel Example", version: "1" },
      editor,
    );
    expect([response.status, response.headers.get("Location")]).toEqual([302, `/admin/reservationDetail/${seq}`]);
    expect(await findReservation(db, seq)).toMatchObject({ house: "Hotel Example", version: 2 });
    expect((await db.select().from(outbox)).map(({ kind, recipient }) => [kind, recipient])).toContainEqual([
      "reservationConfirmed",
      "ade@example.com",
    ]);
    const { html } = await read(`/admin/reservationDetail/${seq}`);
    expect(html).toContain("Completed 5");
    expect(html).toContain("Hotel Example");
  });

  it("that another has changed since keeps what was typed, and says so", async () => {
    const seq = await booked();
    await send(`/admin/reservationDetail/${seq}/confirm`, { house: "First", version: "1" }, editor);
    const response = await send(
      `/admin/reservationDetail/${seq}/confirm`,
      { house: "Typed here", version: "1" },
      { ...editor, ...english },
    );
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("Typed here");
    expect(await findReservation(db, seq)).toMatchObject({ house: "First" });
  });

  it("is moved by the rules of the guest's form, and shows what cancelling does before it does it", async () => {
    const seq = await booked();
    const move = { startOn: "2020-01-01", endOn: "2020-01-02", timeOfDay: "none", house: "", version: "1" };
    const refused = await send(`/admin/reservationDetail/${seq}/move`, move, { ...editor, ...english });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("cannot be booked")]);
    const days = { startOn: addDays(first, 3), endOn: addDays(first, 4) };
    expect((await send(`/admin/reservationDetail/${seq}/move`, { ...move, ...days }, editor)).status).toBe(302);
    const cancel = { reason: "No room is free.", version: "2" };
    const shown = await send(`/admin/reservationDetail/${seq}/cancel`, cancel, { ...editor, ...english });
    const html = await shown.text();
    expect(html).toContain("ade@example.com");
    expect((await findReservation(db, seq))?.status).toBe("5");
    const seen = html.match(/value="([0-9a-f]{64})"/)?.[1] ?? "";
    expect(
      (await send(`/admin/reservationDetail/${seq}/cancel`, { ...cancel, seen }, { ...editor, ...english })).status,
    ).toBe(302);
    expect(await findReservation(db, seq)).toMatchObject({ status: "50", ...days });
  });

  it("is in the calendar of its day, as a page and as a file, for editors alone", async () => {
    const seq = await booked();
    const { html } = await read(`/admin/reservationDay?day=${first}`);
    expect(html).toContain(`/admin/reservationDetail/${seq}`);
    const file = await read(`/admin/reservationDay.ics?day=${first}`);
    expect(file.html).toContain(`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`);
    const viewer = { Cookie: (await staffOf("viewer")).cookie };
    for (const path of ["adminReservationList", `reservationDetail/${seq}`, "reservationDay", "reservationDay.ics"]) {
      expect([path, (await read(`/admin/${path}`, viewer)).status]).toEqual([path, 403]);
    }
  });
});

describe("a survey, without a script", () => {
  const words = (name: string, text: string) => ({ [`${name}.ko`]: text, [`${name}.en`]: text, [`${name}.id`]: text });

  it("is written in three languages, published, and shows its answers as bars and as a file", async () => {
    const said = {
      ...words("title", "Club"),
      ...words("intro", "Hello"),
      poolKind: "nova",
      beginsAt: "2026-01-01T00:00",
    };
    const incomplete = { ...said, name: "club-test", endsAt: "", "title.id": "" };
    const refused = await send("/admin/surveyRegister", incomplete, { ...editor, ...english });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("Fill this in.")]);
    const created = await send("/admin/surveyRegister", { ...said, name: "club-test", endsAt: "" }, editor);
    expect(created.headers.get("Location")).toBe("/admin/survey/club-test");
    const question = { ...words("text", "Which?"), ...words("options", "left\nright"), kind: "one", version: "1" };
    expect((await send("/admin/survey/club-test/addQuestion", question, editor)).status).toBe(302);
    expect((await send("/admin/survey/club-test/publish", { version: "2" }, editor)).status).toBe(302);
    expect(await getSurvey(db, "club-test")).toMatchObject({ state: "published", questions: [{ id: "q1" }] });
    const { html } = await read("/admin/surveyResult/club-test");
    expect(html).toContain("<meter");
    const file = await read("/admin/surveyResult/club-test/answers.csv");
    expect([file.status, file.html]).toEqual([200, expect.stringContaining("Which?")]);
    expect((await read("/admin/surveyResult/nothing")).status).toBe(404);
  });
});
