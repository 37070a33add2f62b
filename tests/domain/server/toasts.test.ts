import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { configContext, envContext } from "~/server/context";
import type { Config, Env } from "~/server/env.server";
import { keepToast, type Toast, takeToast } from "~/server/toast.server";

/** A KV that keeps what it is given, and the times of what it keeps. */
function fakeKv() {
  const kept = new Map<string, { text: string; expiration?: number }>();
  const kv = {
    get: async (key: string) => kept.get(key)?.text ?? null,
    put: async (key: string, text: string, options: { expiration?: number }) => {
      kept.set(key, { text, ...options });
    },
    delete: async (key: string) => void kept.delete(key),
  };
  return { kept, kv };
}

function asked(kv: object, cookie = "", keys = ["a key"]) {
  const context = new RouterContextProvider();
  context.set(envContext, { TOASTS: kv } as unknown as Env);
  context.set(configContext, { sessionKeys: keys } as Config);
  return { request: new Request("https://punkvism.test/admin/settings", { headers: { Cookie: cookie } }), context };
}

const cookieIn = (header: string | null) => header?.split(";")[0] ?? "";
const TOAST: Toast = { words: "done", form: "setting.change", undo: "/admin/settings/x/undo" };

describe("a toast", () => {
  test("is lost if KV fails or hangs, and nothing else is", async () => {
    const refuses = () => Promise.reject(new Error("KV is away"));
    const hangs = () => new Promise(() => {});
    for (const fails of [refuses, hangs]) {
      const kv = { get: fails, put: fails, delete: fails };
      expect(await keepToast(asked(kv), TOAST)).toBeNull();
      const cookie = cookieIn(await keepToast(asked(fakeKv().kv), TOAST));
      expect(await takeToast(asked(kv, cookie))).toBeNull();
    }
  });

  test("is found with its cookie alone, which says nothing and ends within minutes", async () => {
    const { kv, kept } = fakeKv();
    const header = await keepToast(asked(kv), TOAST);
    expect(header).toMatch(/^__Host-toast=[^;]{20,200}; Max-Age=120; Path=\/;.* HttpOnly; Secure; SameSite=Strict$/);
    const [{ text = "", expiration = 0 } = {}] = [...kept.values()];
    expect(text.length).toBeLessThan(600);
    expect(expiration - Date.now() / 1000).toBeLessThanOrEqual(121);
    expect((await takeToast(asked(kv, cookieIn(header))))?.toast).toEqual(TOAST);
    expect((await takeToast(asked(kv, cookieIn(header))))?.forgotten).toContain("Max-Age=0");
    expect(await takeToast(asked(kv, cookieIn(header), ["another key"]))).toBeNull();
    const [key] = kept.keys();
    expect(await takeToast(asked(kv, `__Host-toast=${btoa(JSON.stringify(key))}`))).toBeNull();
    expect(await takeToast(asked(kv))).toBeNull();
  });

  test.each([
    { words: "<b>" },
    { words: "done", undo: "https://evil.test" },
    { words: "done", undo: "/admin//evil.test" },
  ])("that somebody wrote into KV is not shown: %o", async (written) => {
    const { kv, kept } = fakeKv();
    const cookie = cookieIn(await keepToast(asked(kv), TOAST));
    for (const one of kept.values()) one.text = JSON.stringify({ __flash_toast__: written });
    expect(await takeToast(asked(kv, cookie))).toBeNull();
  });
});
