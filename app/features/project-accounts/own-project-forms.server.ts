import { redirect } from "react-router";
import { changeProject, createProject } from "~/domain/projects/commands.server";
import { projectSchema, typedOf, versionField } from "~/domain/projects/input";
import { getOwnProject } from "~/domain/projects/queries.server";
import { z } from "~/domain/zod";
import { planForm } from "./plan-form.server";
import type { ProjectField } from "./project-form-view";
import { domainDeps, projectPath, requireProjectAccount } from "./project-visit.server";

const optional = { isOptional: true, autoComplete: "off" } as const;
const FIELDS: readonly ProjectField[] = [
  { name: "symbol", kind: "text", autoComplete: "off" },
  { name: "name", kind: "text", autoComplete: "off" },
  { name: "koreanName", kind: "text", ...optional },
  { name: "mainnet", kind: "choice", options: "mainnets" },
  { name: "contractAddress", kind: "text", ...optional },
  { name: "jsonPath", kind: "text", ...optional },
  { name: "imageUrl", kind: "text", ...optional },
  { name: "description", kind: "area", ...optional },
  { name: "projectFeeBps", kind: "text", autoComplete: "off" },
  { name: "creatorFeeBps", kind: "text", autoComplete: "off" },
  { name: "adminWallet", kind: "text", ...optional },
  { name: "listingWallet", kind: "text", ...optional },
  { name: "feeWallet", kind: "text", ...optional },
  { name: "startsAt", kind: "time", ...optional },
  { name: "endsAt", kind: "time", ...optional },
  { name: "mintStartBlock", kind: "text", ...optional },
  { name: "mintEndBlock", kind: "text", ...optional },
];

/** The forms of an account's own projects. */
export const OWN_PROJECT_FORMS = {
  create: planForm({
    name: "create",
    schema: projectSchema,
    fields: FIELDS,
    links: { home: "" },
    open: async (asked) => {
      const account = await requireProjectAccount(asked);
      if (account.status !== "approved") throw redirect(projectPath(asked));
      return {};
    },
    run: async (asked, facts) => {
      const { db, now } = domainDeps(asked);
      const account = await requireProjectAccount(asked);
      await createProject({ db, now, account }, facts);
      return redirect(projectPath(asked, "", "projectCreated"));
    },
  }),
  "edit/:key": planForm({
    name: "edit",
    schema: projectSchema.and(z.object({ version: versionField })),
    fields: [...FIELDS, { name: "version", kind: "hidden" }],
    links: { home: "" },
    open: async (asked, key) => {
      const { db } = domainDeps(asked);
      const own = await getOwnProject(db, await requireProjectAccount(asked), key);
      return { ...typedOf(own), version: String(own.version) };
    },
    run: async (asked, { version, ...facts }, key) => {
      const { db, now } = domainDeps(asked);
      const account = await requireProjectAccount(asked);
      const { id } = await getOwnProject(db, account, key);
      await changeProject({ db, now, account }, { id, version, facts });
      return redirect(projectPath(asked, "", "saved"));
    },
  }),
};
