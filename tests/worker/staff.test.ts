import { env, SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { hashPassword } from "~/domain/credentials/password.server";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { adminCodeOf } from "~/domain/staff/admin-code.server";
import { mayAct, STAFF_ROLES, type StaffRole } from "~/domain/staff/roles";
import { startStaffSession } from "~/domain/staff/sessions.server";
import { account, auditEntry, outbox } from "~db/schema";
import { db, openHolder, SITE } from "./visitors";

const { SESSION_KEYS, ADMIN_CODE } = env as unknown as { SESSION_KEYS: string; ADMIN_CODE: string };
const PASSWORD = "a password of these tests";
const ORIGIN = { ipAddress: "2001:db8::1", network: "2001:db8::1", userAgent: "Test browser" };
let passwordHash = "";
let requests = 0;

const ask = (path: string, init: RequestInit = {}) =>
  SELF.fetch(`${SITE}${path}`, {
    redirect: "manual",
    ...init,
    headers: { "CF-Connecting-IP": `2001:db8:9:${(++requests).toString(16)}::1`, ...init.headers },
  });
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: SITE, ...headers } });

/** Makes an account of staff, and the Cookie header of a session of it. */
async function staffOf(role: StaffRole, { now = new Date(), code = ADMIN_CODE } = {}) {
  const id = crypto.randomUUID();
  const email = `${role}-${id.slice(0, 8)}@example.org`;
  const row = {
    id,
    email,
    nickname: role,
    role,
    passwordHash,
    status: "active" as const,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(account).values({ ...row, adminCode: await adminCodeOf(code, row) });
  const sessionId = await startStaffSession({ db, now, adminSecret: code }, id, ORIGIN);
  return { id, email, cookie: `__Host-staff=${await sealSessionId([SESSION_KEYS], `staff-${sessionId}`)}` };
}

/** The time of a proof that is too old by now, in a session that goes on. */
const tenMinutesAgo = () => new Date(Date.now() - 10 * 60_000);

/** The entries of the audit log, but those of files that were read. */
const listWrites = async () => (await db.select().from(auditEntry)).filter(({ action }) => !action.endsWith(".export"));

const ALL = inject("adminPages");
const OWN = ["password", "passkeys", "sessions", "alerts", "proof"];

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

describe("every address of the staff area", () => {
  const reading = async (path: string, cookie: string) =>
    (await ask(`/admin/${path}`, { headers: { Cookie: cookie } })).status;

  it.each([...ALL.map(({ path }) => path), ...OWN])(
    "leads whoever is no staff to the sign-in, and tells nothing: %s",
    async (path) => {
      const holder = await openHolder(`${crypto.randomUUID()}`);
      const former = await staffOf("owner", { code: "the code before this one" });
      const ended = await staffOf("owner", { now: new Date(Date.now() - 13 * 3_600_000) });
      const suspended = await staffOf("owner");
      await db.update(account).set({ status: "suspended" }).where(eq(account.id, suspended.id));
      const unsealed = "__Host-staff=staff-made-up.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
      const callers = ["", holder.headers.Cookie ?? "", former.cookie, ended.cookie, suspended.cookie, unsealed];
      for (const cookie of callers) {
        const response = await ask(`/admin/${path}`, { headers: { Cookie: cookie } });
        expect([response.status, response.headers.get("Location")?.split("?")[0]]).toEqual([302, "/admin"]);
      }
    },
  );

  it("answers each role as its noun says, and refuses what is above it", async () => {
    const found: Record<string, Record<string, number>> = {};
    const declared: Record<string, Record<string, number>> = {};
    for (const role of STAFF_ROLES) {
      const { cookie } = await staffOf(role);
      for (const { path, isRow, role: needed } of ALL) {
        found[path] = { ...found[path], [role]: await reading(path, cookie) };
        declared[path] = { ...declared[path], [role]: mayAct(role, needed) ? (isRow ? 404 : 200) : 403 };
      }
    }
    expect(found).toEqual(declared);
    // what people are is for owners alone, whatever a declaration says
    expect(found["staff/invite"]).toEqual({ viewer: 403, editor: 403, operator: 403, owner: 200 });
    expect(found.audit).toEqual({ viewer: 403, editor: 403, operator: 200, owner: 200 });
  });

  it("does nothing for a caller who may not, whatever form they send", async () => {
    const ended = await staffOf("owner", { now: new Date(Date.now() - 13 * 3_600_000) });
    const former = await staffOf("owner", { code: "the code before this one" });
    const holder = await openHolder(`${crypto.randomUUID()}`);
    const roles = await Promise.all(STAFF_ROLES.map(async (role) => ({ role, ...(await staffOf(role)) })));
    const forms = ALL.filter(({ hasForm }) => hasForm);
    expect(forms.length).toBeGreaterThan(4);
    const nobody = ["", holder.headers.Cookie ?? "", ended.cookie, former.cookie].map((cookie) => ({ cookie }));
    const answers: Record<string, number[]> = {};
    for (const { path, role: needed } of forms) {
      const lesser = roles.filter(({ role }) => !mayAct(role, needed));
      for (const { cookie } of [...nobody, ...lesser]) {
        const { status } = await send(`/admin/${path}`, {}, { Cookie: cookie });
        answers[path] = [...(answers[path] ?? []), status];
      }
    }
    expect(
      Object.entries(answers).filter(([, statuses]) => statuses.some((status) => status < 400 || status > 499)),
    ).toEqual([]);
    expect(await listWrites()).toEqual([]);
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("narrows a list by what its address asks for, and ignores what it does not understand", async () => {
    const { cookie, email } = await staffOf("owner");
    const emailsAt = async (query: string) => {
      const file = await (await ask(`/admin/files/staff.csv?${query}`, { headers: { Cookie: cookie } })).text();
      return file.match(/[\w-]+@example\.org/g) ?? [];
    };
    const all = await emailsAt("");
    expect(all.length).toBeGreaterThan(3);
    expect(await emailsAt(`email=${email}`)).toEqual([email]);
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.actor, email));
    expect(entries.map(({ action, key, after }) => [action, key, JSON.parse(after ?? "")])).toEqual([
      ["staff.export", "", { filter: {}, rows: all.length }],
      ["staff.export", "", { filter: { email }, rows: 1 }],
    ]);
    expect(await emailsAt(`email=${email.slice(0, 10)}`)).toEqual([email]);
    expect(await emailsAt("role=owner&before=%5Bnot+ours&email=")).toEqual(all);
    for (const days of ["atFrom=2020-01-01&atTo=2020-01-02", "atFrom=9999-99-99"]) {
      const response = await ask(`/admin/audit?${days}`, { headers: { Cookie: cookie, "Accept-Language": "en" } });
      expect(response.status).toBe(200);
    }
  });

  it("answers a browser that is on the site already, which asks for a page's data at an address of its own", async () => {
    const { cookie } = await staffOf("owner");
    const ofPage = await reading("staff/invite", cookie);
    expect([ofPage, await reading("staff/invite.data", cookie)]).toEqual([200, 200]);
    const fields = { email: "no address", role: "editor" };
    expect((await send("/admin/staff/invite.data", fields, { Cookie: cookie })).status).toBe(400);
  });

  it("carries a page nobody may frame, store or list", async () => {
    const { cookie } = await staffOf("owner");
    const response = await ask("/admin/staff", { headers: { Cookie: cookie } });
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("X-Frame-Options")).toBe("DENY");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("refuses a form that another site sends", async () => {
    const { cookie } = await staffOf("owner");
    for (const path of [
      "/admin/staff/invite",
      "/admin/sign-out",
      "/admin/password",
      "/admin/sessions",
      "/admin?index",
    ]) {
      const response = await send(
        path,
        { email: "x@example.org", role: "owner" },
        { Cookie: cookie, Origin: "https://evil.test" },
      );
      // the router refuses it for a page, our middleware for an address without one
      expect([400, 403]).toContain(response.status);
    }
    expect(await listWrites()).toEqual([]);
  });

  it("gives back what was typed when a session has ended in between", async () => {
    const { cookie } = await staffOf("owner", { now: new Date(Date.now() - 13 * 3_600_000) });
    const response = await send(
      "/admin/staff/invite",
      { email: "new@example.org", role: "editor" },
      { Cookie: cookie },
    );
    expect(response.status).toBe(401);
    const page = await response.text();
    expect(page).toContain('value="new@example.org"');
    expect(page).not.toContain("adminUserList");
  });

  it.each(["nothing", "staff/invite/more", "staff/a/b", "..%2fstaff"])("has no page at /admin/%s", async (path) => {
    const { cookie } = await staffOf("owner");
    expect(await reading(path, cookie)).toBe(404);
  });
});

describe("signing in", () => {
  const cookieIn = (response: Response) => response.headers.get("Set-Cookie")?.split(";")[0] ?? "";

  it("takes password and code, and leads to where somebody wanted to go", async () => {
    const { email } = await staffOf("owner");
    const first = await send("/admin?index&to=%2Fadmin%2Faudit", {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect([first.status, first.headers.get("Location")]).toEqual([302, "/admin/code?to=%2Fadmin%2Faudit"]);
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, email));
    const { code } = JSON.parse(mail?.values ?? "{}");
    const second = await send("/admin/code?to=%2Fadmin%2Faudit", { code }, { Cookie: cookieIn(first) });
    expect([second.status, second.headers.get("Location")]).toEqual([302, "/admin/audit"]);
    const cookie = cookieIn(second);
    expect(second.headers.get("Set-Cookie")).toMatch(
      /^__Host-staff=[^;]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure/,
    );
    expect((await ask("/admin/audit", { headers: { Cookie: cookie } })).status).toBe(200);
    const out = await send("/admin/sign-out", {}, { Cookie: cookie });
    expect(out.status).toBe(302);
    expect((await ask("/admin/audit", { headers: { Cookie: cookie } })).status).toBe(302);
  });

  it("answers an unknown address and a wrong password with the same page", async () => {
    const { email } = await staffOf("owner");
    const pages = [];
    for (const tried of [email, "nobody@example.org"]) {
      const response = await send("/admin?index", { email: tried, password: "wrong" }, { "Accept-Language": "en" });
      expect(response.status).toBe(401);
      pages.push((await response.text()).replaceAll(tried, "").replace(/nonce="\w+"/g, ""));
    }
    expect(pages[0]).toContain("The e-mail address or the password is wrong.");
    expect(pages[0]).not.toContain("wrong&quot;");
    expect(pages[0]).toBe(pages[1]);
  });

  it.each(["https://evil.test", "//evil.test", "/\\evil.test", "/eng", "/admin/../eng"])(
    "never leads to another place afterwards: %s",
    async (to) => {
      const { cookie } = await staffOf("owner");
      const response = await ask(`/admin?${new URLSearchParams({ to })}`, { headers: { Cookie: cookie } });
      const location = response.headers.get("Location") ?? "";
      expect(new URL(location, SITE).origin).toBe(SITE);
      expect(new URL(location, SITE).pathname).toBe("/admin/adminMain");
    },
  );

  it("keeps nobody in whose cookie was made for something else", async () => {
    const { id } = await staffOf("owner");
    const sessionId = await startStaffSession({ db, now: new Date(), adminSecret: ADMIN_CODE }, id, ORIGIN);
    for (const sealed of [sessionId, `attempt-${sessionId}`]) {
      const cookie = `__Host-staff=${await sealSessionId([SESSION_KEYS], sealed)}`;
      expect((await ask("/admin/adminMain", { headers: { Cookie: cookie } })).status).toBe(302);
    }
  });
});

describe("an owner", () => {
  it("invites somebody, who joins, and each step is in the audit log", async () => {
    const { cookie } = await staffOf("owner");
    const invited = await send("/admin/staff/invite", { email: "new@example.org", role: "editor" }, { Cookie: cookie });
    expect([invited.status, invited.headers.get("Location")]).toEqual([302, "/admin/staff"]);
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, "new@example.org"));
    const { link } = JSON.parse(mail?.values ?? "{}");
    expect(link).toMatch(/^https:\/\/punkvism\.test\/admin\/join\/[\w-]{43}$/);
    const path = new URL(link).pathname;
    expect(await (await ask(path)).text()).toContain('<meta name="referrer" content="same-origin"/>');
    const joined = await send(path, { nickname: "New", password: "a password of twelve" });
    expect([joined.status, joined.headers.get("Location")]).toEqual([302, "/admin"]);
    expect((await ask(path)).status).toBe(410);
    const actions = (await listWrites()).map(({ action }) => action);
    expect(actions).toEqual(["staff.invite", "staff.accept"]);
  });

  it("is told what is wrong with a form, beside what was typed", async () => {
    const { cookie } = await staffOf("owner");
    const response = await send(
      "/admin/staff/invite",
      { email: "no address", role: "king" },
      { Cookie: cookie, "Accept-Language": "en" },
    );
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain('value="no address"');
    expect(page).toContain("This is not an e-mail address.");
  });

  it("invites nobody with a proof that is too old, whatever is sent", async () => {
    const { cookie } = await staffOf("owner", { now: tenMinutesAgo() });
    const response = await send("/admin/staff/invite", { email: "e@example.org", role: "owner" }, { Cookie: cookie });
    expect(response.status).toBe(403);
    expect(await db.select().from(outbox).where(eq(outbox.recipient, "e@example.org"))).toEqual([]);
  });

  it("keeps the filter of a list on the way through a proof", async () => {
    const { cookie } = await staffOf("owner", { now: tenMinutesAgo() });
    const response = await ask("/admin/files/staff.csv?email=a", { headers: { Cookie: cookie } });
    expect(response.headers.get("Location")).toBe(
      `/admin/proof?to=${encodeURIComponent("/admin/files/staff.csv?email=a")}`,
    );
  });

  it("proves again who they are before a role changes", async () => {
    const { cookie } = await staffOf("owner", { now: tenMinutesAgo() });
    const editor = await staffOf("editor");
    const path = `/admin/staff/${editor.id}`;
    const asked = await ask(path, { headers: { Cookie: cookie } });
    expect(asked.headers.get("Location")).toBe(`/admin/proof?to=${encodeURIComponent(path)}`);
    const refused = await send(path, { role: "owner", status: "active", version: "1" }, { Cookie: cookie });
    expect(refused.status).toBe(403);
    const [row] = await db.select().from(account).where(eq(account.id, editor.id));
    expect(row?.role).toBe("editor");
  });

  it("sees what another has stored when a form is stale, and can send it again", async () => {
    const { cookie } = await staffOf("owner");
    const editor = await staffOf("editor");
    const path = `/admin/staff/${editor.id}`;
    const fields = { role: "viewer", status: "active", version: "1" };
    const changed = { ...editor, role: "operator" as const, passwordHash };
    const adminCode = await adminCodeOf(ADMIN_CODE, changed);
    await db.update(account).set({ role: "operator", adminCode, version: 2 }).where(eq(account.id, editor.id));
    const stale = await send(path, fields, { Cookie: cookie, "Accept-Language": "en" });
    const page = await stale.text();
    expect(stale.status).toBe(409);
    expect(page).toContain("Role: Operator");
    expect(page).toContain('name="version" value="2"');
    expect((await send(path, { ...fields, version: "2" }, { Cookie: cookie })).status).toBe(302);
  });

  it("makes somebody an owner only if a second owner agrees, who carries it out", async () => {
    const [first, second, editor] = [await staffOf("owner"), await staffOf("owner"), await staffOf("editor")];
    const roleNow = async () => (await db.select().from(account).where(eq(account.id, editor.id)))[0]?.role;
    const fields = { role: "owner", status: "active", version: "1" };
    const proposed = await send(`/admin/staff/${editor.id}`, fields, { Cookie: first.cookie });
    const [, path = ""] = proposed.headers.get("Location")?.match(/^(\/admin\/approvals\/[\w-]+)$/) ?? [];
    expect([proposed.status, await roleNow()]).toEqual([302, "editor"]);
    const page = await (await ask(path, { headers: { Cookie: second.cookie, "Accept-Language": "en" } })).text();
    expect(page).toContain("Role and status");
    const form = await (await ask(`${path}/approve`, { headers: { Cookie: second.cookie } })).text();
    const [, hash = ""] = form.match(/name="hash" value="(\w{64})"/) ?? [];
    const own = await send(`${path}/approve`, { hash }, { Cookie: first.cookie });
    expect([own.status, await roleNow()]).toEqual([403, "editor"]);
    const agreed = await send(`${path}/approve`, { hash }, { Cookie: second.cookie });
    expect([agreed.status, agreed.headers.get("Location"), await roleNow()]).toEqual([302, path, "owner"]);
  });
});
