import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { account, outbox } from "~db/schema";
import { ask, send, staffOf } from "./staff-callers";
import { db } from "./visitors";

const english = { "Accept-Language": "en" };
const PASSWORD = "quite another sentence";

const mailsTo = (recipient: string) => db.select().from(outbox).where(eq(outbox.recipient, recipient));

/** Asks for a link and returns its path, which the mail names some moments after the answer. */
async function linkOf(email: string): Promise<string> {
  await send("/admin/forgotten", { email });
  const mail = await vi.waitFor(async () => {
    const found = (await mailsTo(email)).find(({ kind }) => kind === "passwordReset");
    expect(found).toBeDefined();
    return found;
  });
  return new URL(JSON.parse(mail?.values ?? "{}").link).pathname;
}

describe("a forgotten password", () => {
  it("is answered alike for every address, and a link goes only to staff", async () => {
    const { email } = await staffOf("owner");
    const suspended = await staffOf("owner");
    await db.update(account).set({ status: "suspended" }).where(eq(account.id, suspended.id));
    const answers = [];
    for (const asked of ["nobody@example.org", suspended.email, email]) {
      const response = await send("/admin/forgotten", { email: asked }, english);
      // each answer has a nonce of its own
      const headers = JSON.stringify([...response.headers]).replace(/nonce-\w+/, "");
      answers.push([response.status, headers, await response.text()]);
    }
    expect(answers[0]?.[0]).toBe(302);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1));
    expect(await mailsTo("nobody@example.org")).toEqual([]);
    expect(await mailsTo(suspended.email)).toEqual([]);
    const page = await (await ask("/admin/forgotten?sent", { headers: english })).text();
    expect(page).toContain("If this address belongs to a member of staff");
  });

  it("is replaced once with the link, and then every session has to sign in with the new one", async () => {
    const { email, cookie } = await staffOf("owner");
    const path = await linkOf(email);
    const page = await (await ask(path, { headers: english })).text();
    expect(page).toContain(email);
    expect(page).toContain('<meta name="referrer" content="same-origin"/>');
    const foreign = await send(path, { password: PASSWORD }, { Origin: "https://evil.test" });
    expect([400, 403]).toContain(foreign.status);
    const short = await send(path, { password: "short" }, english);
    expect([short.status, (await short.text()).includes('value="short"')]).toEqual([400, false]);
    const set = await send(path, { password: PASSWORD });
    expect([set.status, set.headers.get("Location")]).toEqual([302, "/admin?set"]);
    expect((await ask(path)).status).toBe(410);
    expect((await send(path, { password: "a third sentence of mine" })).status).toBe(410);
    expect((await ask("/admin/adminMain", { headers: { Cookie: cookie } })).status).toBe(302);
    const signedIn = await send("/admin?index", { email, password: PASSWORD });
    expect(signedIn.headers.get("Location")).toMatch(/^\/admin\/code/);
    const kinds = (await mailsTo(email)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["code", "passwordChanged", "passwordReset"]);
  });

  it("leads from the sign-in to the page for it, without a script", async () => {
    expect(await (await ask("/admin")).text()).toContain('href="/admin/forgotten"');
    expect((await send("/admin/forgotten", { email: "no address" }, english)).status).toBe(400);
  });
});
