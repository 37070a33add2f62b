import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { changeProjectDetails, submitApplication } from "~/domain/project-accounts/application.server";
import { deleteExpiredOfProjectAccounts } from "~/domain/project-accounts/delete-expired.server";
import { listProjectImages, storeProjectImage } from "~/domain/project-accounts/images.server";
import type { ProjectImagePurpose } from "~/domain/project-accounts/rules";
import { decideApplication, findApplication, lookAtImage } from "~/domain/project-accounts/staff-commands.server";
import { auditEntry, projectAccount, projectAccountImage } from "~db/schema";
import { testDatabase as db } from "../database";
import { PICTURES } from "../pictures/samples";
import { emptyStaffTables } from "../staff/staff";
import {
  actingStaff,
  at,
  DAY,
  DETAILS,
  emptyProjectTables,
  images,
  mailsTo,
  makeAccount,
  signedIn,
} from "./project-accounts";

const EMAIL = "bora@example.org";

beforeEach(async () => {
  await emptyProjectTables();
  await emptyStaffTables();
});

type Made = Awaited<ReturnType<typeof makeAccount>>;

const upload = async (
  { sessionId }: Made,
  purpose: ProjectImagePurpose,
  bytes: Uint8Array = PICTURES.jpeg,
  minutes = 0,
) => storeProjectImage({ db, now: at(minutes), images, account: await signedIn(sessionId) }, { purpose, bytes });
const submit = async ({ sessionId }: Made, minutes = 0) =>
  submitApplication({ db, now: at(minutes), account: await signedIn(sessionId) });
const cron = (minutes: number) => deleteExpiredOfProjectAccounts({ db, now: at(minutes), images });
const files = async () => (await images.list()).objects.length;

/** A person's application with all its pictures, sent. */
async function applied(): Promise<Made> {
  const made = await makeAccount({ email: EMAIL });
  for (const purpose of ["idCard", "homeAddress", "profile"] as const) await upload(made, purpose);
  await submit(made);
  return made;
}

async function decide(id: string, reason: string | null, minutes = 0) {
  const { version = 0 } = (await findApplication(db, id)) ?? {};
  const decision = reason === null ? { status: "approved" as const } : { status: "refused" as const, reason };
  await decideApplication(
    { db, now: at(minutes), actor: await actingStaff("operator", minutes) },
    { id, version, ...decision },
  );
}

describe("an applicant's pictures", () => {
  test("are kept without metadata under a name that nobody can guess, one for each purpose", async () => {
    const made = await makeAccount({ email: EMAIL });
    await upload(made, "idCard");
    await upload(made, "idCard", PICTURES.png);
    const [image, ...others] = await db.select().from(projectAccountImage);
    expect(others).toEqual([]);
    expect(image).toMatchObject({ type: "image/png", width: 24, height: 16, deleteAt: at(90 * DAY) });
    expect(image?.objectKey).toMatch(/^[\w-]{36}\/[\w-]{36}$/);
    expect(await files()).toBe(1);
    const kept = await (await images.get(image?.objectKey ?? ""))?.text();
    expect(kept).not.toContain("SECRET PLACE");
    expect(await listProjectImages(db, made.account.id)).toEqual([
      expect.not.objectContaining({ objectKey: expect.anything() }),
    ]);
  });

  test("are refused by content and size, and for what a person does not have", async () => {
    const made = await makeAccount({ email: EMAIL });
    const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
    await expect(upload(made, "idCard", svg)).rejects.toMatchObject({ code: "PictureUnreadable" });
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    await expect(upload(made, "idCard", large)).rejects.toMatchObject({ code: "PictureTooLarge" });
    await expect(upload(made, "businessLicense")).rejects.toMatchObject({ code: "NotFound" });
    expect(await files()).toBe(0);
  });

  test("cannot be changed while staff look at them, also in a window that was opened before", async () => {
    const made = await makeAccount({ email: EMAIL });
    for (const purpose of ["idCard", "homeAddress"] as const) await upload(made, purpose);
    const before = await signedIn(made.sessionId);
    await submit(made);
    await expect(upload(made, "idCard")).rejects.toMatchObject({ code: "NotEditable" });
    await expect(
      storeProjectImage({ db, now: at(), images, account: before }, { purpose: "idCard", bytes: PICTURES.png }),
    ).rejects.toMatchObject({ code: "NotEditable" });
    expect(await files()).toBe(2);
    await expect(changeProjectDetails({ db, now: at(), account: before }, DETAILS)).rejects.toMatchObject({
      code: "NotEditable",
    });
  });
});

describe("an application", () => {
  test("is sent once every required picture is there, and once only", async () => {
    const made = await makeAccount({ email: EMAIL, kind: "company" });
    for (const purpose of ["idCard", "homeAddress", "businessLicense", "profile"] as const) await upload(made, purpose);
    await expect(submit(made)).rejects.toMatchObject({ code: "ImagesMissing" });
    await upload(made, "companyAddress");
    await submit(made);
    expect(await signedIn(made.sessionId)).toMatchObject({ status: "pending", submittedAt: at() });
    await expect(submit(made)).rejects.toMatchObject({ code: "NotEditable" });
  });

  test("is approved or refused once, with a mail in the applicant's language and an entry of the log", async () => {
    const { account } = await applied();
    await decide(account.id, null, 5);
    expect(await findApplication(db, account.id)).toMatchObject({ status: "approved", decidedAt: at(5) });
    await expect(decide(account.id, "Too late.", 6)).rejects.toMatchObject({ code: "Conflict" });
    expect(await mailsTo(EMAIL)).toEqual([{ kind: "projectApproved", values: {} }]);
    const [entry] = await db.select().from(auditEntry);
    expect(entry).toMatchObject({ action: "application.approve", key: account.id });
    expect(JSON.stringify(entry)).not.toContain("Bora");
  });

  test("that was refused says why, can be corrected, and be sent again", async () => {
    const made = await applied();
    await decide(made.account.id, "The address cannot be read.", 5);
    expect(await signedIn(made.sessionId)).toMatchObject({ status: "refused", reason: "The address cannot be read." });
    expect(await mailsTo(EMAIL)).toEqual([
      { kind: "projectRefused", values: { reason: "The address cannot be read." } },
    ]);
    await changeProjectDetails(
      { db, now: at(6), account: await signedIn(made.sessionId) },
      { ...DETAILS, homeAddress: "Seoul, Jongno-gu 2" },
    );
    await upload(made, "homeAddress", PICTURES.webp, 6);
    await submit(made, 7);
    expect(await signedIn(made.sessionId)).toMatchObject({ status: "pending", reason: null, decidedAt: null });
    const days = (await db.select().from(projectAccountImage)).map(({ deleteAt }) => deleteAt);
    expect(days).toEqual(expect.arrayContaining([at(7 + 90 * DAY), at(7 + 90 * DAY), null]));
  });

  test("is decided, and its pictures are seen, by operators alone", async () => {
    const { account } = await applied();
    const [image] = await db.select().from(projectAccountImage);
    for (const role of ["viewer", "editor"] as const) {
      const deps = { db, now: at(), actor: await actingStaff(role), images };
      await expect(decideApplication(deps, { id: account.id, version: 2, status: "approved" })).rejects.toMatchObject({
        code: "RoleTooLow",
      });
      await expect(lookAtImage(deps, { accountId: account.id, imageId: image?.id ?? "" })).rejects.toMatchObject({
        code: "RoleTooLow",
      });
    }
    expect(await db.select().from(auditEntry)).toEqual([]);
  });

  test("has each look at a picture in the log; a picture of another application is not found", async () => {
    const { account } = await applied();
    const other = await makeAccount({ email: "other@example.org" });
    const [image] = await db.select().from(projectAccountImage).where(eq(projectAccountImage.purpose, "idCard"));
    const deps = { db, now: at(), actor: await actingStaff("operator"), images };
    const look = (accountId: string) => lookAtImage(deps, { accountId, imageId: image?.id ?? "" });
    expect((await look(account.id)).type).toBe("image/jpeg");
    await look(account.id);
    await expect(look(other.account.id)).rejects.toMatchObject({ code: "NotFound" });
    const entries = await db.select().from(auditEntry);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ action: "application.look", key: account.id, after: '{"picture":"idCard"}' });
    const [seen] = await db.select().from(projectAccountImage).where(eq(projectAccountImage.purpose, "idCard"));
    expect(seen?.looks).toBe(2);
  });
});

describe("pictures are deleted on their day", () => {
  test("30 days after the decision, with the file; the profile picture stays", async () => {
    const { account } = await applied();
    await decide(account.id, null, 5);
    await cron(5 + 30 * DAY - 1);
    expect(await files()).toBe(3);
    await cron(5 + 30 * DAY);
    expect(await files()).toBe(1);
    expect((await db.select().from(projectAccountImage)).map(({ purpose }) => purpose)).toEqual(["profile"]);
  });

  test("90 days after they were sent, if nobody decides", async () => {
    await applied();
    await cron(90 * DAY - 1);
    expect(await files()).toBe(3);
    await cron(90 * DAY);
    expect(await files()).toBe(1);
  });

  test("with the whole account, if it was never sent or was refused and then left alone for 90 days", async () => {
    const draft = await makeAccount({ email: "draft@example.org" });
    await upload(draft, "profile");
    const { account } = await applied();
    await decide(account.id, "Too small.", 5);
    await cron(90 * DAY);
    expect((await db.select().from(projectAccount)).map(({ email }) => email).sort()).toEqual(
      [EMAIL, "draft@example.org"].sort(),
    );
    await cron(90 * DAY + 1);
    expect((await db.select().from(projectAccount)).map(({ email }) => email)).toEqual([EMAIL]);
    await cron(90 * DAY + 6);
    expect(await db.select().from(projectAccount)).toEqual([]);
    expect(await files()).toBe(0);
  });

  test("of an upload that ended in the middle, after a day", async () => {
    await images.put("somebody/something", PICTURES.png);
    await cron(0);
    // the bucket has a clock of its own
    const now = Date.now();
    const minutesFromNow = (minutes: number) => new Date(now + minutes * 60_000);
    await deleteExpiredOfProjectAccounts({ db, now: minutesFromNow(DAY - 1), images });
    expect(await files()).toBe(1);
    await deleteExpiredOfProjectAccounts({ db, now: minutesFromNow(DAY + 1), images });
    expect(await files()).toBe(0);
  });
});
