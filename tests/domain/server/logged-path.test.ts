import { expect, test } from "vitest";
import { loggedPath } from "~/server/logged-path";
import { requestFields } from "~/server/unexpected.server";

test.each([
  ["/admin/join/3f9a-secret", "/admin/join/…"],
  ["/admin/reset/3f9a-secret.data", "/admin/reset/…"],
  ["/admin/staff/7", "/admin/staff/7"],
  ["/eng/mypage", "/eng/mypage"],
])("writes %s as %s, so that no log holds what lets somebody in", (path, logged) => {
  const request = new Request(`https://site.example${path}?token=secret`);
  expect(loggedPath(request)).toBe(logged);
  expect(requestFields(request).path).toBe(logged);
});
