import { env, SELF } from "cloudflare:test";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "~/domain/credentials/password.server";
import { startProjectSession } from "~/domain/project-accounts/sessions.server";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { adminCodeOf } from "~/domain/staff/admin-code.server";
import type { StaffRole } from "~/domain/staff/roles";
import { startStaffSession } from "~/domain/staff/sessions.server";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { account, auditEntry, outbox, project, projectAccount, projectAccountImage } from "~db/schema";
import { PICTURES } from "../domain/pictures/samples";
import { db, SITE } from "./visitors";

const { ADMIN_CODE, SESSION_KEYS } = env as unknown as { ADMIN_CODE: string; SESSION_KEYS: string };
const PASSWORD = "a password of these tests";
const ENGLISH = textsOf(LOCALES[1]).project;
let passwordHash = "";
let requests = 0;

const ask = (path: string, init: RequestInit = {}) =>
  SELF.fetch(`${SITE}${path}`, {
    redirect: "manual",
    ...init,
    headers: { "CF-Connecting-IP": `2001:db8:a:${(++requests).toString(16)}::1`, ...(init.headers as object) },
  });
const read = (path: string, Cookie = "") => ask(path, { headers: { Cookie } });
const send = (path: string, fields: Record<string, string>, Cookie = "", Origin = SITE) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { Cookie, Origin } });

/** The Cookie header of what an answer sets. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const DETAILS = {
  ...{ nickname: "Bora", name: "Bora Kim", phone: "+821012345678", idCardKind: "residence" as const },
  ...{ homeAddress: "Seoul, Jongno-gu 1", walletAddress: "FvhKNFSGNPXHvmHRnmyUAtSYUCL3y2dvckbVAytZ4f5k" },
};

/** Makes a project account, and the Cookie header of a session of it. */
async function accountOf(status: "draft" | "approved", email = `${crypto.randomUUID()}@example.org`) {
  const [id, now] = [crypto.randomUUID(), new Date()];
  const row = { id, email, passwordHash, status, kind: "personal" as const, language: "en" as const, ...DETAILS };
  await db.insert(projectAccount).values({ ...row, createdAt: now, updatedAt: now });
  const sessionId = await startProjectSession({ db, now }, id);
  return { id, email, cookie: `__Host-project=${await sealSessionId([SESSION_KEYS], `project-${sessionId}`)}` };
}

/** The Cookie header of a member of staff who has just signed in. */
async function staffOf(role: StaffRole): Promise<string> {
  const [id, now] = [crypto.randomUUID(), new Date()];
  const row = { id, email: `${id}@example.org`, nickname: role, role, passwordHash, status: "active" as const };
  const adminCode = await adminCodeOf(ADMIN_CODE, row);
  await db.insert(account).values({ ...row, adminCode, createdAt: now, updatedAt: now });
  const origin = { ipAddress: "203.0.113.7", network: "203.0.113.7", userAgent: "Test" };
  const sessionId = await startStaffSession({ db, now, adminSecret: ADMIN_CODE }, id, origin);
  return `__Host-staff=${await sealSessionId([SESSION_KEYS], `staff-${sessionId}`)}`;
}

async function codeFor(email: string): Promise<string> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt));
  return JSON.parse(mail?.values ?? "{}").code ?? "";
}

function upload(purpose: string, bytes: Uint8Array<ArrayBuffer>, Cookie: string, fields: Record<string, string> = {}) {
  const body = new FormData();
  body.set("picture", new File([bytes], "../../picture.png.html", { type: "text/html" }));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return ask(`/eng/project/images/${purpose}`, { method: "POST", body, headers: { Cookie, Origin: SITE } });
}

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const DOOR = ["login", "register", "forgotten"];
const OWN = ["", "password", "details/personal", "images/idCard", "create"];

describe("the walk over the project pages", () => {
  it.each(OWN)("leads nobody, staff and a forged cookie to the log-in: %j", async (path) => {
    const callers = ["", await staffOf("owner"), "__Host-project=forged.forged", "project=forged"];
    for (const caller of callers) {
      const response = await read(`/eng/project${path && `/${path}`}`, caller);
      expect(response.status, caller).toBe(302);
      expect(response.headers.get("Location"), caller).toBe("/eng/project/login");
    }
    expect((await send(`/eng/project${path && `/${path}`}`, {})).status).toBe(302);
  });

  it.each(LOCALES.map(({ path }) => path))("shows its open pages in %s, to be kept by nobody", async (locale) => {
    for (const path of DOOR) {
      const response = await read(`/${locale}/project/${path}`);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("Cache-Control")).toContain("no-store");
      expect(await response.text()).toContain('content="noindex"');
    }
    for (const path of ["code", "register/personal", "register/company", "newPassword"]) {
      expect((await read(`/${locale}/project/${path}`)).status, path).toBe(302);
    }
  });

  it("shows an account its own pages, and nothing of another's or of staff's", async () => {
    const [own, other] = [await accountOf("approved"), await accountOf("approved")];
    const now = new Date();
    const [made] = await db
      .insert(project)
      .values({
        ...{ ownerId: own.id, symbol: "TORI", name: "Tori Shop", koreanName: "", mainnet: "kaia", jsonPath: "" },
        ...{ description: "", imageUrl: "", projectFeeBps: 0, creatorFeeBps: 0, adminKeyName: "TORI_ADMIN_KEY" },
        ...{ createdBy: own.email, createdAt: now, updatedAt: now },
      })
      .returning({ id: project.id });
    const edit = `/eng/project/edit/${made?.id}`;
    const html = await (await read(edit, own.cookie)).text();
    expect(html).toContain("Tori Shop");
    expect(html).not.toContain("TORI_ADMIN_KEY");
    expect((await read(edit, other.cookie)).status).toBe(404);
    expect((await read("/eng/project/edit/4", own.cookie)).status).toBe(404);
    const change = {
      symbol: "X1",
      name: "Stolen",
      mainnet: "kaia",
      projectFeeBps: "0",
      creatorFeeBps: "0",
      version: "1",
    };
    expect((await send(edit, change, other.cookie)).status).toBe(404);
    expect(await db.select().from(project).where(eq(project.name, "Stolen"))).toEqual([]);
    for (const path of ["adminMain", "applications", "projectList", `applications/${own.id}`]) {
      expect((await read(`/admin/${path}`, own.cookie)).status, path).toBe(302);
    }
  });

  it("refuses forms that another site started", async () => {
    const { cookie } = await accountOf("draft");
    for (const path of ["login", "register", "password", ""]) {
      expect(
        (await send(`/eng/project/${path}`, { deed: "logout" }, cookie, "https://evil.test")).status,
      ).toBeGreaterThanOrEqual(400);
    }
    expect((await read("/eng/project", cookie)).status).toBe(200);
  });
});

describe("from nobody to an application", () => {
  it("registers with a code, uploads, applies and logs out by forms alone", async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const asked = await send("/eng/project/register", { email: email.toUpperCase() });
    expect(asked.headers.get("Location")).toBe("/eng/project/code?done=codeSent");
    const attempt = cookiesOf(asked);
    const verified = await send("/eng/project/code", { code: await codeFor(email) }, attempt);
    expect(verified.headers.get("Location")).toBe("/eng/project/register/personal?done=verified");

    const typed = { ...DETAILS, phone: "010-1234-5678", phoneCountry: "KR", agreed: "yes" };
    const refused = await send(
      "/eng/project/register/personal",
      { ...typed, nickname: "<b>", password: "short", passwordCheck: PASSWORD },
      attempt,
    );
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("Please check the field [Password].");
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).not.toContain(PASSWORD);

    const registered = await send(
      "/eng/project/register/personal",
      { ...typed, password: PASSWORD, passwordCheck: PASSWORD },
      attempt,
    );
    expect(registered.headers.get("Location")).toBe("/eng/project?done=registered");
    expect(registered.headers.getSetCookie()[0]).toMatch(/^__Host-project=.*HttpOnly; SameSite=Strict; Secure$/);
    const cookie = cookiesOf(registered);
    expect((await send("/eng/project", { deed: "submit" }, cookie)).status).toBe(409);
    expect((await upload("idCard", PICTURES.jpeg, cookie)).status).toBe(400);
    expect((await upload("idCard", PICTURES.jpeg, cookie, { covered: "yes" })).status).toBe(302);
    expect((await upload("homeAddress", new TextEncoder().encode("<svg/>"), cookie)).status).toBe(415);
    expect((await upload("homeAddress", PICTURES.png, cookie)).status).toBe(302);
    const sent = await send("/eng/project", { deed: "submit" }, cookie);
    expect(sent.headers.get("Location")).toBe("/eng/project?done=submitted");
    expect(await (await read("/eng/project", cookie)).text()).toContain(ENGLISH.statuses.pending.title);
    await send("/eng/project", { deed: "logout" }, cookie);
    expect((await read("/eng/project", cookie)).status).toBe(302);
  });

  it("takes a picture of ten megabytes at most", async () => {
    const { cookie } = await accountOf("draft");
    const response = await upload("homeAddress", new Uint8Array(10 * 1024 * 1024 + 1), cookie);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain(textsOf(LOCALES[1]).errors.PictureTooLarge);
  });

  it("answers alike for an address that has an account and one that has none", async () => {
    const { email } = await accountOf("draft");
    for (const path of ["register", "forgotten"]) {
      const [known, unknown] = [
        await send(`/eng/project/${path}`, { email }),
        await send(`/eng/project/${path}`, { email: `${crypto.randomUUID()}@example.org` }),
      ];
      expect([known.status, known.headers.get("Location")]).toEqual([unknown.status, unknown.headers.get("Location")]);
    }
    const logIn = async (address: string) => {
      const response = await send("/eng/project/login", { email: address, password: "a wrong password" });
      return [response.status, (await response.text()).replaceAll(address, "").replaceAll(/nonce="[^"]*"/g, "")];
    };
    const [known, unknown] = [await logIn(email), await logIn("nobody@example.org")];
    expect(known[0]).toBe(401);
    expect(unknown[0]).toBe(401);
  });

  it("logs in with password and code", async () => {
    const { email } = await accountOf("draft");
    const asked = await send("/kor/project/login", { email, password: PASSWORD });
    const done = await send("/kor/project/code", { code: await codeFor(email) }, cookiesOf(asked));
    expect(done.headers.get("Location")).toBe("/kor/project");
    expect((await read("/kor/project", cookiesOf(done))).status).toBe(200);
  });
});

describe("a picture of an application", () => {
  it("is shown to operators alone, who then are in the audit log, and is kept by nobody", async () => {
    const applicant = await accountOf("draft");
    await upload("idCard", PICTURES.jpeg, applicant.cookie, { covered: "yes" });
    const [image] = await db.select().from(projectAccountImage).where(eq(projectAccountImage.accountId, applicant.id));
    const page = `/admin/applications/${applicant.id}/images/${image?.id}`;
    for (const path of [page, `${page}/file`]) {
      expect((await read(path)).status).toBe(302);
      expect((await read(path, applicant.cookie)).status).toBe(302);
      expect((await read(path, await staffOf("editor"))).status).toBe(403);
    }
    const looks = () => db.select().from(auditEntry).where(eq(auditEntry.key, applicant.id));
    expect(await looks()).toEqual([]);
    const operator = await staffOf("operator");
    expect((await read(page, operator)).status).toBe(200);
    expect(await looks()).toEqual([]);
    const file = await read(`${page}/file`, operator);
    expect(file.status).toBe(200);
    expect(file.headers.get("Content-Type")).toBe("image/jpeg");
    expect(file.headers.get("Cache-Control")).toBe("no-store");
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await looks()).toMatchObject([{ action: "application.look" }]);
    const guessed = `/admin/applications/${applicant.id}/images/${crypto.randomUUID()}/file`;
    expect((await read(guessed, operator)).status).toBe(404);
    expect((await read(`/admin/applications/${applicant.id}`, operator)).status).toBe(200);
  });
});

describe("staff", () => {
  it("find the site's own projects, and register one by its form with most fields empty", async () => {
    const operator = await staffOf("operator");
    const list = await (await read("/admin/projectList", operator)).text();
    for (const name of ["Grilla", "Supergrilla", "Santa", "Genesis", "Punky Gearup"]) expect(list).toContain(name);
    const typed = { symbol: "NEW1", name: "New One", mainnet: "kaia", projectFeeBps: "2.5", creatorFeeBps: "0" };
    const empty = {
      koreanName: "",
      contractAddress: "",
      jsonPath: "",
      description: "",
      adminKeyName: "",
      startsAt: "",
    };
    const path = "/admin/registerProject/createProject";
    const refused = await send(path, { ...typed, ...empty, adminKeyName: "5".repeat(60) }, operator);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(textsOf(LOCALES[0]).admin.problems.keyName);
    expect((await send(path, { ...typed, ...empty }, operator)).status).toBe(302);
    const [made] = await db.select().from(project).where(eq(project.symbol, "NEW1"));
    expect(made).toMatchObject({ projectFeeBps: 250, contractAddress: null, ownerId: null, startsAt: null });
  });
});
