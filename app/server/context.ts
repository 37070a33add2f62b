import type { ExecutionContext } from "@cloudflare/workers-types";
import { createContext } from "react-router";
import type { Holders } from "~/domain/sessions/rules";
import type { StaffMember } from "~/domain/staff/roles";
import type { Locale } from "~/locales/locales";
import type { Database } from "~db/client";
import type { Config, Env } from "./env.server";

/**
 * What a request carries through loaders and actions. request.server.ts and the middleware set it; `context.get` reads it.
 */
export const envContext = createContext<Env>();
export const configContext = createContext<Config>();
export const executionContext = createContext<ExecutionContext>();
export const databaseContext = createContext<Database>();
export const localeContext = createContext<Locale>();

/**
 * The holders of the request's signed sessions, one for each chain. Set by middleware/session.ts, read by server/holders.ts.
 */
export const holdersContext = createContext<Holders>({ solana: null, evm: null });

/** Who of staff sends the request; null for everybody else. Set by middleware/staff.ts on the addresses of the staff area. */
export const staffContext = createContext<StaffMember | null>(null);

/** True once a form of the staff area was refused: its page is then drawn again, with what was typed. */
export const formRefusedContext = createContext(false);

/**
 * "cached": a public page as one text for everybody, whose scripts are allowed by hash. "whole": the same page for one
 * request, whose scripts are allowed by nonce. "streamed": any other page, sent as it renders.
 */
export type RenderMode = { kind: "cached" } | { kind: "whole" | "streamed"; nonce: string };
export const renderModeContext = createContext<RenderMode>();

/**
 * For how many seconds the page may be shown while a new one is rendered; null means as long as any other page
 * (page-cache.server.ts).
 */
export const staleSecondsContext = createContext<number | null>(null);

/** The unexpected errors of one request, and how many of them have been logged. */
export type RequestFailure = { id: string; errors: unknown[]; logged: number };

/**
 * The id under which the unexpected errors of this request are logged; null if there was none. See
 * server/unexpected.server.ts.
 */
export const failureContext = createContext<RequestFailure | null>(null);
