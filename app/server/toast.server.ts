import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, type RouterContextProvider } from "react-router";
import { z } from "~/domain/zod";
import { configContext, envContext } from "./context";
import { writeLog } from "./log";

/** KV keeps nothing for less than a minute. */
const SECONDS = 120;
/** The longest time that an answer waits until its toast is stored. The deed itself is already done then. */
const LONGEST_WAIT_MS = 1_000;

const toastSchema = z.object({
  /** A key of `toasts` in admin.json. */
  words: z.enum([
    "done",
    "prepared",
    "proposed",
    "saved",
    "passwordChanged",
    "passkeyAdded",
    "passkeyRemoved",
    "sessionEnded",
  ]),
  /** The form that was carried out, "staff.edit" for instance. */
  form: z.string().max(80).optional(),
  /** The path of the form that undoes it. */
  undo: z
    .string()
    .max(200)
    .regex(/^\/admin\/(?!\/)/)
    .optional(),
});

/** What a page says once, after the form before it was carried out. It names no person, address or amount. */
export type Toast = z.infer<typeof toastSchema>;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Keeps a toast for the next page, and returns the Set-Cookie header with which that page finds it. Null if KV does not answer,
 * which is logged: what was done is done, and only its words are missing.
 */
export async function keepToast(asked: Asked, toast: Toast): Promise<string | null> {
  return withKv("kept", async () => {
    const { getSession, commitSession } = storageOf(asked);
    // a session of its own for each toast: KV takes one write a second of a key
    const session = await getSession();
    session.flash("toast", toast);
    return commitSession(session);
  });
}

/** The toast that the form before this page left, with the Set-Cookie header that forgets it; null if there is none. */
export async function takeToast(asked: Asked): Promise<{ toast: Toast; forgotten: string } | null> {
  const { name } = cookieOf(asked);
  if (!asked.request.headers.get("Cookie")?.includes(`${name}=`)) return null;
  return withKv("read", async () => {
    const session = await storageOf(asked).getSession(asked.request.headers.get("Cookie"));
    const { data: toast } = toastSchema.safeParse(session.get("toast"));
    // the copy in KV expires by itself; a second write this soon after the first might be refused
    return toast ? { toast, forgotten: await cookieOf(asked).serialize("", { maxAge: 0 }) } : null;
  });
}

function storageOf(asked: Asked) {
  const kv = asked.context.get(envContext).TOASTS;
  return createWorkersKVSessionStorage<Record<never, never>, { toast: Toast }>({ kv, cookie: cookieOf(asked) });
}

function cookieOf({ request, context }: Asked) {
  const isHttps = new URL(request.url).protocol === "https:";
  return createCookie(isHttps ? "__Host-toast" : "toast", {
    ...{ httpOnly: true, sameSite: "strict", path: "/", secure: isHttps, maxAge: SECONDS },
    secrets: [...context.get(configContext).sessionKeys],
  });
}

async function withKv<T>(what: "kept" | "read", use: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("KV did not answer in time")), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([use(), late]);
  } catch (error) {
    writeLog("warn", "a toast was lost", { what }, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
