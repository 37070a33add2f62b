import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { CatalogueCode } from "~/domain/catalogue-codes";
import { AppError, type ErrorCode } from "~/errors";
import { tIn } from "~/locales/i18next.server";
import type { Locale } from "~/locales/locales";
import { readWithin } from "~/read-within";
import { localeContext } from "./context";

/**
 * The one shape in which our APIs answer, as the specification names it. `catalogueCode` is the specification's number (-1
 * to 7), if the error has one; `id` is the id under which an unexpected error was logged.
 */
export type ApiAnswer<T> =
  | { resultCd: "SUCCESS"; returnValue: T }
  | {
      resultCd: "FAIL";
      returnValue: null;
      error: { code: ErrorCode; message: string; catalogueCode?: number; id?: string; instead?: WayOut[] };
    };

/** A link to something that exists, which the error page offers in place of what the address asked for. */
export type WayOut = { href: string; label: string };

const MAX_BODY_BYTES = 16 * 1024;

/** A successful answer. It is never cached, because it may be about a holder. */
export function answer<T>(returnValue: T, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Cache-Control", "no-store");
  return Response.json({ resultCd: "SUCCESS", returnValue } satisfies ApiAnswer<T>, { ...init, headers });
}

/** A failed answer with a text in the visitor's language. `instead` is the link that a screen's error page shows. */
export function answerError(error: AppError, locale: Locale, instead: WayOut[] = []): Response {
  const message = describeError(error, locale);
  const { catalogueCode, id } = error.details;
  const failure = {
    code: error.code,
    message,
    ...(catalogueCode ? { catalogueCode: Number(catalogueCode) } : {}),
    ...(id ? { id } : {}),
    ...(instead.length > 0 ? { instead } : {}),
  };
  const body: ApiAnswer<never> = { resultCd: "FAIL", returnValue: null, error: failure };
  return Response.json(body, { status: error.status, headers: { "Cache-Control": "no-store" } });
}

/**
 * A failure in words, after the sentence of its number if it has one. This is the only place where an error becomes text.
 */
export function describeError(error: AppError, locale: Locale): string {
  const meaning = tIn(locale, "errors")(error.code, { replace: error.details });
  const code = error.details.catalogueCode as `${CatalogueCode}` | undefined;
  if (!code) return meaning;
  return describeNumbered(code, meaning, locale);
}

/** A failure that is already in words, after the sentence of its number. Placeholders in the words stay as they are. */
export function describeNumbered(code: `${CatalogueCode}`, meaning: string, locale: Locale): string {
  const t = tIn(locale, "catalogueCodes");
  return t("framed", { sentence: t(`sentences.${code}`), code, meaning });
}

/** Runs an API handler. An expected failure becomes its answer; any other error goes to server/unexpected.server.ts. */
export async function answering(locale: Locale, handler: () => Promise<Response>): Promise<Response> {
  try {
    return await handler();
  } catch (error) {
    if (error instanceof AppError) return answerError(error, locale);
    throw error;
  }
}

/**
 * Used as the loader of an API that only writes, and as the action of one that only reads, so that the answer is ours and
 * not the router's.
 */
export function refuseMethod(asked: { request: Request; context: Readonly<RouterContextProvider> }): Response {
  const response = answerError(new AppError("MethodNotAllowed"), asked.context.get(localeContext));
  response.headers.set("Allow", asked.request.method === "POST" ? "GET, HEAD" : "POST");
  return response;
}

/** Reads the body as text, up to a number of bytes. Throws BodyTooLarge, BodyNotReadable. */
export async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  const bytes = await readWithin(request, maxBytes);
  if (!bytes) throw new AppError("BodyTooLarge");
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new AppError("BodyNotReadable");
  }
}

/**
 * Reads a JSON body or a form's fields and checks them against a schema. Throws BodyTooLarge, BodyNotReadable, InvalidInput.
 */
export async function readInput<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes?: number,
): Promise<z.output<S>> {
  const body = await readBody(request, maxBytes);
  const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  return parseInput(schema, isForm ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body));
}

/** Checks values against a schema. Throws InvalidInput, which names the fields. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new AppError("InvalidInput", { fields });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("BodyNotReadable");
  }
}
