import { describe, expect, it } from "vitest";
import { ask, send, staffOf } from "./staff-callers";

const english = { "Accept-Language": "en" };
const cookieIn = (header: string | null) => header?.split(";")[0] ?? "";

describe("a toast", () => {
  it("says once on the page that a form leads to what was done, without a script", async () => {
    const owner = await staffOf("owner");
    const sent = await send(
      "/admin/staff/invite",
      { email: "toast@example.org", role: "viewer" },
      { Cookie: owner.cookie },
    );
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/admin/staff"]);
    const cookie = `${owner.cookie}; ${cookieIn(sent.headers.get("Set-Cookie"))}`;
    const shown = await ask("/admin/staff", { headers: { Cookie: cookie, ...english } });
    const page = await shown.text();
    expect(page).toMatch(/role="status"[\s\S]*Invite somebody: done\./);
    expect(page).not.toContain("toast@example.org</p>");
    expect(shown.headers.get("Set-Cookie")).toMatch(/^__Host-toast=; Max-Age=0/);
    const again = await (await ask("/admin/staff", { headers: { Cookie: owner.cookie, ...english } })).text();
    expect(again).not.toContain("Invite somebody: done.");
  });

  it("leads to the form that undoes what was done", async () => {
    const owner = await staffOf("owner");
    const path = "/admin/settings/action_log_level";
    const html = await (await ask(`${path}/change`, { headers: { Cookie: owner.cookie, ...english } })).text();
    const [, version = ""] = html.match(/name="version" value="(\d+)"/) ?? [];
    const value = { key: "action_log_level", value: html.includes('value="2" selected') ? "3" : "2", version };
    const first = await (await send(`${path}/change`, value, { Cookie: owner.cookie, ...english })).text();
    const [, seen = ""] = first.match(/value="(\w{64})"[^>]*name="seen"/) ?? [];
    const done = await send(`${path}/change`, { ...value, seen }, { Cookie: owner.cookie });
    expect(done.status).toBe(302);
    const cookie = `${owner.cookie}; ${cookieIn(done.headers.get("Set-Cookie"))}`;
    const page = await (await ask(path, { headers: { Cookie: cookie, ...english } })).text();
    expect(page).toMatch(new RegExp(`role="status"[\\s\\S]*href="${path}/undo"[\\s\\S]*Undo`));
  });
});
