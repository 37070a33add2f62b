import { beforeEach, describe, expect, test } from "vitest";
import { type Mail, mailQueued } from "~/domain/mail/queue-mail.server";
import {
  deleteOldMails,
  emptyOldMails,
  listWaitingMails,
  type Post,
  sendDueMails,
  sendMail,
  sendMailAgain,
} from "~/domain/mail/send-mail.server";
import { LOCALES } from "~/locales/locales";
import { outbox } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "./acting";

const MINUTE = 60_000;
const at = (minutes = 0) => new Date(Date.UTC(2026, 10, 1) + minutes * MINUTE);
const TO = "desk@example.org";
const CODE: Mail = { kind: "code", language: "en", recipient: TO, values: { code: "123456" } };

const queue = (mail: Mail = CODE) => mailQueued({ db, now: at() }, mail);
const stored = async () => (await db.select().from(outbox))[0];

function fakePost(answers: ("sent" | "refused")[] = []) {
  const mails: Parameters<NonNullable<Post>>[0][] = [];
  const post: Post = async (mail) => {
    mails.push(mail);
    if (answers.shift() === "refused") throw new Error("550 no such mailbox");
  };
  return { mails, post };
}

beforeEach(async () => {
  await db.delete(outbox);
});

describe("a mail in the outbox", () => {
  test("is sent once, even by two runs at the same time, and then forgets what it said", async () => {
    await queue();
    const { id = "" } = (await stored()) ?? {};
    const { mails, post } = fakePost();
    const deps = { db, now: at(), post };
    await Promise.all([sendMail(deps, id), sendMail(deps, id), sendDueMails(deps)]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("123456");
    expect(await stored()).toMatchObject({ status: "sent", values: "{}", sentAt: at() });
  });

  test("is tried again after 1, 2, 4, 8 and 16 minutes, and then has failed", async () => {
    await queue();
    const { mails, post } = fakePost(Array(9).fill("refused"));
    const tried: number[] = [];
    for (let minutes = 0; minutes <= 90; minutes++) {
      const before = mails.length;
      await sendDueMails({ db, now: at(minutes), post });
      if (mails.length > before) tried.push(minutes);
    }
    expect(tried).toEqual([0, 1, 3, 7, 15, 31]);
    expect(await stored()).toMatchObject({ status: "failed", tries: 6, problem: "550 no such mailbox" });
  });

  test("waits where no service delivers it, and can be read there", async () => {
    await queue();
    await sendDueMails({ db, now: at(), post: null });
    expect(await stored()).toMatchObject({ status: "queued", tries: 0 });
    const [mail] = await listWaitingMails(db);
    expect(mail?.text).toContain("123456");
  });

  test("that failed is sent again if staff ask for it, as long as it still says something", async () => {
    await queue();
    const { id = "" } = (await stored()) ?? {};
    const deps = { db, now: at(60), actor: await actingAs("operator", at(60)) };
    await expect(sendMailAgain(deps, id)).rejects.toMatchObject({ code: "Conflict" });
    await db.update(outbox).set({ status: "failed", tries: 6, problem: "550 no such mailbox" });
    await sendMailAgain(deps, id);
    const { mails, post } = fakePost();
    await sendDueMails({ db, now: at(60), post });
    expect(mails).toHaveLength(1);
    await db.update(outbox).set({ status: "failed", values: "{}" });
    await expect(sendMailAgain(deps, id)).rejects.toMatchObject({ code: "Conflict" });
  });

  test("that nobody delivered forgets after a day what it said, and is not sent any more", async () => {
    await queue();
    await emptyOldMails({ db, now: at(24 * 60) });
    expect(await stored()).toMatchObject({ status: "queued", values: JSON.stringify(CODE.values) });
    await emptyOldMails({ db, now: at(24 * 60 + 1) });
    expect(await stored()).toMatchObject({ status: "failed", values: "{}" });
  });

  test("is deleted after 90 days", async () => {
    await queue();
    await deleteOldMails({ db, now: at(90 * 24 * 60) });
    expect(await stored()).toBeDefined();
    await deleteOldMails({ db, now: at(90 * 24 * 60 + 1) });
    expect(await stored()).toBeUndefined();
  });
});

describe("the words of a mail", () => {
  const values: { [Kind in Mail["kind"]]: Extract<Mail, { kind: Kind }>["values"] } = {
    code: { code: "123456" },
    invitation: { link: "https://example.org/admin/join/token" },
    signedIn: { at: at().toISOString(), ipAddress: "203.0.113.7", userAgent: "Browser <b>" },
    passwordReset: { link: "https://example.org/admin/reset/token" },
    passwordChanged: { at: at().toISOString() },
    passkeyAdded: { at: "2026-11-01T00:00:00Z", name: "Laptop" },
    passkeyRemoved: { at: "2026-11-01T00:00:00Z", name: "Laptop" },
    approvalWaiting: { title: "Role and status", who: "Ann", link: "https://example.org/admin/approvals/1" },
    reservationConfirmed: { reference: "PV-0000-0001", visit: "Hotel", house: "Grand" },
    reservationMoved: { reference: "PV-0000-0001", visit: "Hotel" },
    reservationCancelled: { reference: "PV-0000-0001", visit: "Hotel", reason: "Full" },
    reservationCancellationDone: { reference: "PV-0000-0001", visit: "Hotel" },
    alert: { headline: "Dead letters", report: "Now: 3", link: "https://example.org/admin/health" },
    lastAlert: { headline: "Dead letters", report: "Now: 3", link: "https://example.org/admin/health" },
    projectCode: { code: "654321" },
    projectPasswordChanged: { at: at().toISOString() },
    projectApproved: {},
    projectRefused: { reason: "The address cannot be read." },
    reservationMessage: { reference: "PV-0000-0001", visit: "Hotel", words: "Hello" },
  };

  test.each(LOCALES.flatMap(({ code }) => Object.keys(values).map((kind) => [kind, code] as const)))(
    "of the kind %s in %s leave no value out",
    async (kind, language) => {
      const { mails, post } = fakePost();
      await queue({ kind, language, recipient: TO, values: values[kind as Mail["kind"]] } as Mail);
      await sendDueMails({ db, now: at(), post });
      const { subject = "", text = "" } = mails[0] ?? {};
      expect(`${subject} ${text}`).not.toMatch(/\{\{|undefined|T00:00/);
      for (const value of Object.values(values[kind as Mail["kind"]])) {
        if (!value.includes("T00:00")) expect(`${subject} ${text}`).toContain(value);
      }
    },
  );
});
