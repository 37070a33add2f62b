import { SELF } from "cloudflare:test";
import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { koreanDay } from "~/domain/korean-day";
import { addDays } from "~/domain/reservations/rules";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { reservation } from "~db/schema";
import { strike } from "./build";
import { db, type Holder, openHolder, post, SITE, untilMinuteHasRoom } from "./visitors";

const HOTEL = "/eng/reservation/hotel";
const FORM_TYPE = "application/x-www-form-urlencoded";
const { reservation: INDONESIAN } = textsOf(LOCALES[2]);
const { reservation: ENGLISH } = textsOf(LOCALES[1]);
const inDays = (days: number) => addDays(koreanDay(new Date()), days);
const newAddress = () => bs58.encode(crypto.getRandomValues(new Uint8Array(32)));

describe("a form that makes no booking", () => {
  it.each(["https://evil.test", "null", `${SITE}.evil.test`, ""])(
    "is refused from another site: %j",
    async (Origin) => {
      const form = formOf();
      expect((await send(HOTEL, form, { Origin })).status).toBeGreaterThanOrEqual(400);
      expect(await bookedBy(form)).toEqual([]);
    },
  );

  it("comes back with what was typed and what is wrong, in its language", async () => {
    for (const locale of LOCALES) {
      const { problems } = textsOf(locale).reservation;
      const form = formOf({ email: "ade@", people: "99", name: 'Ade "<b>' });
      const response = await send(`/${locale.path}/reservation/hotel`, form);
      expect(response.status).toBe(400);
      expect(response.headers.get("Cache-Control")).toContain("no-store");
      const html = await response.text();
      expect(html).toContain(translateIn(locale)(problems, "title", { count: 2 }));
      expect(html).toContain(problems.fields.emailUnknown);
      expect(html).toContain('value="Ade &quot;&lt;b&gt;"');
      expect(html).toContain(`value="${form.get("startOn")}"`);
      expect(html).toContain('aria-invalid="true"');
      // the same form, corrected, is the same booking
      expect(html).toContain(`value="${form.get("requestKey")}"`);
      expect(await bookedBy(form)).toEqual([]);
    }
  });

  it("is refused with a reason if a hidden field was filled in", async () => {
    const form = formOf({ homepage: "https://spam.example" });
    const response = await send(HOTEL, form);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(ENGLISH.problems.robot);
    expect(html).not.toContain("spam.example");
    expect(await bookedBy(form)).toEqual([]);
  });

  it.each([
    ["no body", "", FORM_TYPE],
    ["no text", "\xff\xfe%ff%00", FORM_TYPE],
    ["JSON", '{"name":"A"}', "application/json"],
    ["half a multipart form", "--x\r\nContent-Disposition: form-data\r\n\r\n--", "multipart/form-data; boundary=x"],
    ["an invalid key", formOf({ requestKey: "1 or 1=1" }).toString(), FORM_TYPE],
    ["17 kB", `name=${"x".repeat(17_000)}`, FORM_TYPE],
  ])("is refused where it is %s", async (_, body, type) => {
    const before = await db.$count(reservation);
    const response = await post(HOTEL, body, { "Content-Type": type });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await db.$count(reservation)).toBe(before);
  });

  it.each(["/eng/reservation/spaceship", "/eng/reservation/__proto__", "/eng/reservation/hotel/nothing"])(
    "gets a 404 at an address that does not exist: %s",
    async (path) => {
      expect((await SELF.fetch(`${SITE}${path}`)).status).toBe(404);
      expect((await send(path, formOf())).status).toBe(404);
    },
  );

  it("keeps what was typed when too many are sent", async () => {
    const network = { "CF-Connecting-IP": "203.0.113.201" };
    await untilMinuteHasRoom(15_000);
    const statuses: number[] = [];
    for (let use = 0; use < 11; use++) statuses.push((await send(HOTEL, formOf({ email: "no" }), network)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses[10]).toBe(429);
    const form = formOf({ name: "Typed Once" });
    const html = await (await send(HOTEL, form, network)).text();
    expect(html).toContain("Typed Once");
    expect(html).toContain("Too many requests");
    expect(html).toContain(`value="${form.get("requestKey")}"`);
  });
});

describe("a booking of a visitor", () => {
  it("leads to a page with its number and nothing about the person", async () => {
    const form = formOf({ wishes: "A cot, please" });
    const response = await send("/idn/reservation/hotel", form);
    expect(response.status).toBe(302);
    const location = response.headers.get("Location") ?? "";
    expect(location).toBe(`/idn/reservation/hotel/complete?request=${form.get("requestKey")}`);
    const [booked] = await bookedBy(form);
    expect(booked).toMatchObject({ walletAddress: null, status: "5", localeCode: "id" });
    expect(booked?.phone).toMatch(/^\+82101234\d{4}$/);
    const html = await (await SELF.fetch(SITE + location)).text();
    expect(html).toContain(booked?.reference);
    for (const secret of ["Ade Putri", booked?.email ?? "", "101234", "A cot"]) expect(html).not.toContain(secret);
  });

  it("shows its number at no other address", async () => {
    const form = formOf();
    await send(HOTEL, form);
    for (const [kind, request] of [
      ["eyeClinic", form.get("requestKey")],
      ["hotel", crypto.randomUUID()],
      ["hotel", "x"],
      ["hotel", ""],
    ]) {
      const response = await SELF.fetch(`${SITE}/eng/reservation/${kind}/complete?request=${request}`);
      expect(response.status).toBe(404);
    }
  });

  it("is one booking however often it is sent", async () => {
    const form = formOf();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(HOTEL, form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(302));
    expect(new Set(answers.map((answer) => answer.headers.get("Location"))).size).toBe(1);
    expect(await bookedBy(form)).toHaveLength(1);
  });

  it("sent again with other contents names the booking that was made, and may be sent as another one", async () => {
    const form = formOf();
    await send(HOTEL, form);
    const [first] = await bookedBy(form);
    form.set("people", "4");
    const response = await send(HOTEL, form);
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain(first?.reference);
    const newKey = /name="requestKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(newKey).not.toBe(form.get("requestKey"));
    form.set("requestKey", newKey);
    expect((await send(HOTEL, form)).status).toBe(302);
    expect(await db.select().from(reservation).where(eq(reservation.requestKey, newKey))).toMatchObject([
      { people: 4 },
    ]);
  });
});

describe("a booking of a holder", () => {
  it("is not made for a wallet that is not the session's, and loses nothing that was typed", async () => {
    const [alice, bob] = [await openHolder(newAddress()), await openHolder(newAddress())];
    for (const [headers, owner, status] of [
      [{}, alice.address, 401],
      [bob.headers, alice.address, 403],
    ] as const) {
      const form = formOf({ owner });
      const response = await send(HOTEL, form, headers);
      expect(response.status).toBe(status);
      expect(await response.text()).toContain("Ade Putri");
      expect(await bookedBy(form)).toEqual([]);
    }
  });

  it("is listed on my page, for its holder alone", async () => {
    const [alice, bob] = [await openHolder(newAddress()), await openHolder(newAddress())];
    const seq = await book(alice);
    const paths = [`/eng/mypage/reservationDetail/${seq}`, `/eng/mypage/reservationDetail/${seq}/calendar.ics`];
    for (const path of paths) {
      expect((await get(path, alice)).status).toBe(200);
      expect((await get(path, bob)).status).toBe(404);
    }
    const [page, file] = paths as [string, string];
    expect((await SELF.fetch(SITE + page)).status).toBe(404);
    expect((await SELF.fetch(SITE + file)).status).toBe(401);
    expect(await (await get(page, bob)).text()).not.toContain("Ade Putri");
    expect(await (await get("/eng/mypage/reservation", bob)).text()).toContain(ENGLISH.mine.emptyTitle);
    expect(await (await get("/eng/mypage/reservation", alice)).text()).toContain(`reservationDetail/${seq}`);
  });

  it.each(["0", "-1", "1e3", "9".repeat(20), "x", "%00", "1;drop"])("gets a 404 for the number %s", async (seq) => {
    const alice = await openHolder(newAddress());
    expect((await get(`/eng/mypage/reservationDetail/${seq}`, alice)).status).toBe(404);
    expect((await get(`/eng/mypage/reservationDetail/${seq}/calendar.ics`, alice)).status).toBe(404);
  });

  it("comes as a calendar file that says nothing about the person", async () => {
    const alice = await openHolder(newAddress());
    const response = await get(`/kor/mypage/reservationDetail/${await book(alice)}/calendar.ics`, alice);
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="PV-[\w-]+\.ics"$/);
    const file = await response.text();
    expect(file).toContain(`DTSTART;VALUE=DATE:${inDays(10).replaceAll("-", "")}\r\n`);
    expect(file).toContain("SUMMARY:호텔");
    expect(file).not.toContain("Ade");
  });

  it("is not cancelled by anybody else, nor from another site, nor for another account", async () => {
    const [alice, bob] = [await openHolder(newAddress()), await openHolder(newAddress())];
    const seq = await book(alice);
    const path = `/eng/mypage/reservationDetail/${seq}`;
    const owner = (holder: Holder) => new URLSearchParams({ owner: holder.address });
    expect((await send(path, owner(bob), bob.headers)).status).toBe(404);
    expect((await send(path, owner(alice), bob.headers)).status).toBe(403);
    expect((await send(path, owner(bob), alice.headers)).status).toBe(403);
    expect((await send(path, owner(alice))).status).toBe(401);
    const foreign = { ...alice.headers, Origin: "https://evil.test" };
    expect((await send(path, owner(alice), foreign)).status).toBeGreaterThanOrEqual(400);
    expect(await statusOf(seq)).toBe("5");
  });

  it("is cancelled once, however often the request is sent", async () => {
    const alice = await openHolder(newAddress());
    const seq = await book(alice);
    const form = new URLSearchParams({ owner: alice.address });
    const path = `/idn/mypage/reservationDetail/${seq}`;
    for (let time = 0; time < 3; time++) {
      const response = await send(path, form, alice.headers);
      expect([response.status, response.headers.get("Location")]).toEqual([302, path]);
    }
    expect(await statusOf(seq)).toBe("50");
    expect(await (await get(path, alice)).text()).toContain(INDONESIAN.detail.states.cancelled.name);
  });

  it("says in words why it can no longer be cancelled", async () => {
    const alice = await openHolder(newAddress());
    const seq = await book(alice);
    await db
      .update(reservation)
      .set({ startOn: inDays(0) })
      .where(eq(reservation.seq, seq));
    const form = new URLSearchParams({ owner: alice.address });
    expect((await send(`/eng/mypage/reservationDetail/${seq}`, form, alice.headers)).status).toBe(409);
    expect(await statusOf(seq)).toBe("5");
    expect(await (await get(`/eng/mypage/reservationDetail/${seq}`, alice)).text()).toContain("no longer be cancelled");
  });
});

it("redirects an address without a language to the form in the visitor's language", async () => {
  for (const kind of ["hotel", "plasticSurgery", "eyeClinic"]) {
    const to = async (headers: Record<string, string>) => {
      const response = await SELF.fetch(`${SITE}/reservation/${kind}`, { headers, redirect: "manual" });
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      return response.headers.get("Location");
    };
    expect(await to({})).toBe(`/kor/reservation/${kind}`);
    expect(await to({ "Accept-Language": "id" })).toBe(`/idn/reservation/${kind}`);
    expect(await to({ "Accept-Language": "id", Cookie: "locale=eng" })).toBe(`/eng/reservation/${kind}`);
  }
  expect((await SELF.fetch(`${SITE}/reservation/spaceship`)).status).toBe(404);
});

it("tells search engines of the forms in three languages, and of no holder's page", async () => {
  const sitemap = await (await SELF.fetch(`${SITE}/sitemap.xml`)).text();
  for (const { path } of LOCALES) {
    expect(sitemap).toContain(`<loc>${SITE}/${path}/reservation/eyeClinic</loc>`);
    const html = await (await SELF.fetch(`${SITE}/${path}/reservation/eyeClinic`)).text();
    expect(html).toContain(`<link rel="canonical" href="${SITE}/${path}/reservation/eyeClinic"/>`);
  }
  expect(sitemap).not.toContain("complete");
});

it("forgets a booking by the nightly run, ninety days after it", async () => {
  const form = formOf();
  await send(HOTEL, form);
  const nightAfter = (days: number) => new Date(Date.parse(`${inDays(12 + days)}T00:00:00Z`) - 20_000_000);
  await strike("17 18 * * *", nightAfter(90));
  expect(await bookedBy(form)).toHaveLength(1);
  await strike("17 18 * * *", nightAfter(92));
  expect(await bookedBy(form)).toEqual([]);
});

let contacts = 0;

/** A valid form, with a contact of its own. */
function formOf(changes: Record<string, string> = {}): URLSearchParams {
  const number = String(++contacts).padStart(4, "0");
  return new URLSearchParams({
    requestKey: crypto.randomUUID(),
    owner: "",
    homepage: "",
    startOn: inDays(10),
    endOn: inDays(12),
    rooms: "1",
    people: "2",
    wishes: "",
    name: "Ade Putri",
    phoneCountry: "KR",
    phone: `010-1234-${number}`,
    email: `ade-${number}@example.com`,
    agreed: "yes",
    ...changes,
  });
}

function send(path: string, form: URLSearchParams, headers: Record<string, string> = {}): Promise<Response> {
  return post(path, form.toString(), { "Content-Type": FORM_TYPE, ...headers });
}

function get(path: string, holder: Holder): Promise<Response> {
  return SELF.fetch(SITE + path, { headers: holder.headers });
}

async function book(holder: Holder): Promise<number> {
  const form = formOf({ owner: holder.address });
  expect((await send(HOTEL, form, holder.headers)).status).toBe(302);
  const [booked] = await bookedBy(form);
  expect(booked?.walletAddress).toBe(holder.address);
  return booked?.seq ?? 0;
}

function bookedBy(form: URLSearchParams) {
  return db
    .select()
    .from(reservation)
    .where(eq(reservation.requestKey, form.get("requestKey") ?? ""));
}

async function statusOf(seq: number) {
  const [row] = await db.select().from(reservation).where(eq(reservation.seq, seq));
  return row?.status;
}
