import { RouterContextProvider } from "react-router";
import { inject } from "vitest";
import type { AdminDeps } from "~/admin/define-resource";
import { formNamed } from "~/admin/resources.server";
import { LOCALES } from "~/locales/locales";
import { configContext, localeContext } from "~/server/context";
import { testDatabase as db } from "../database";
import { staffDeps } from "./authority-world";

type Of = { role?: "operator" | "owner"; language?: "en" | "ko"; rpcUrl?: string };

/** What a form of the staff area is given, by default for an operator who reads English, with the node of these tests. */
export async function adminDeps({ role = "operator", language = "en", rpcUrl }: Of = {}): Promise<AdminDeps> {
  const { now, actor, adminSecret } = await staffDeps(role);
  const context = new RouterContextProvider();
  const config = { rpcUrls: [rpcUrl ?? inject("rpcUrl")], cluster: "local" };
  context.set(configContext, config as Parameters<typeof context.set<typeof configContext>>[1]);
  context.set(localeContext, LOCALES.find(({ code }) => code === language)!);
  return { db, now, actor, adminSecret, language, linkTo: (path) => path, formNamed, context };
}
