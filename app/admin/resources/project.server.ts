import { MAINNETS, staffProjectSchema, typedOf, versionField } from "~/domain/projects/input";
import { findProject } from "~/domain/projects/queries.server";
import {
  changeProjectByStaff,
  createProjectByStaff,
  deleteProject,
  restoreProject,
} from "~/domain/projects/staff-commands.server";
import { z } from "~/domain/zod";
import { project } from "~db/schema";
import { type AdminDeps, defineForm, defineResource, type ResourceField } from "../define-resource";
import { VERSION } from "../version-field";

const FIELDS: readonly ResourceField[] = [
  { name: "symbol", kind: "text" },
  { name: "name", kind: "text" },
  { name: "koreanName", kind: "text" },
  { name: "mainnet", kind: "choice", options: MAINNETS, words: "mainnets" },
  { name: "contractAddress", kind: "address" },
  { name: "jsonPath", kind: "text" },
  { name: "imageUrl", kind: "text" },
  { name: "description", kind: "area" },
  { name: "projectFeeBps", kind: "amount" },
  { name: "creatorFeeBps", kind: "amount" },
  { name: "adminWallet", kind: "address" },
  { name: "adminKeyName", kind: "text" },
  { name: "listingWallet", kind: "address" },
  { name: "listingKeyName", kind: "text" },
  { name: "feeWallet", kind: "address" },
  { name: "feeKeyName", kind: "text" },
  { name: "startsAt", kind: "time" },
  { name: "endsAt", kind: "time" },
  { name: "mintStartBlock", kind: "number" },
  { name: "mintEndBlock", kind: "number" },
];

const FACTS = [
  ...["symbol", "name", "koreanName"].map((name) => ({ name, kind: "text" }) as const),
  { name: "mainnet", kind: "choice", words: "mainnets" } as const,
  { name: "contractAddress", kind: "address" } as const,
  ...["jsonPath", "imageUrl", "description", "projectFeeBps", "creatorFeeBps"].map(
    (name) => ({ name, kind: "text" }) as const,
  ),
  { name: "adminWallet", kind: "address" } as const,
  { name: "adminKeyName", kind: "text" } as const,
  { name: "listingWallet", kind: "address" } as const,
  { name: "listingKeyName", kind: "text" } as const,
  { name: "feeWallet", kind: "address" } as const,
  { name: "feeKeyName", kind: "text" } as const,
  ...["startsAt", "endsAt"].map((name) => ({ name, kind: "time" }) as const),
  ...["mintStartBlock", "mintEndBlock"].map((name) => ({ name, kind: "count" }) as const),
  { name: "owner", kind: "text" } as const,
  { name: "createdBy", kind: "text" } as const,
  { name: "createdAt", kind: "time" } as const,
  { name: "modifiedBy", kind: "text" } as const,
  { name: "updatedAt", kind: "time" } as const,
  { name: "deletedBy", kind: "text" } as const,
  { name: "deletedAt", kind: "time" } as const,
];

const noInput = z.object({});

/** Nothing is typed, but there has to be such a project. */
const noValues = async ({ db }: AdminDeps, key: string) => ((await findProject(db, key)) ? {} : null);

/** NFT projects: the site's own and those that project accounts registered. */
export const projectResource = defineResource({
  noun: "project",
  group: "content",
  role: "viewer",
  list: {
    table: project,
    sort: project.createdAt,
    key: project.id,
    columns: [
      { name: "id", from: project.id, kind: "text" },
      { name: "symbol", from: project.symbol, kind: "text" },
      { name: "name", from: project.name, kind: "text" },
      { name: "mainnet", from: project.mainnet, kind: "choice", words: "mainnets" },
      { name: "createdBy", from: project.createdBy, kind: "text" },
      { name: "updatedAt", from: project.updatedAt, kind: "time" },
      { name: "deletedAt", from: project.deletedAt, kind: "time" },
    ],
    filters: [{ name: "symbol", from: project.symbol, kind: "prefix" }],
  },
  detail: {
    facts: FACTS,
    load: async ({ db }, key) => {
      const row = await findProject(db, key);
      if (!row) return null;
      const percent = (bps: number) => `${bps / 100}%`;
      const { id, ownerId, projectFeeBps, creatorFeeBps, version: _, ...facts } = row;
      return {
        title: `${id} · ${row.name}`,
        facts: {
          ...facts,
          projectFeeBps: percent(projectFeeBps),
          creatorFeeBps: percent(creatorFeeBps),
          owner: ownerId && { text: row.createdBy, to: `/admin/applications/${ownerId}` },
        },
        deeds: [row.deletedAt ? "restore" : "delete"],
      };
    },
  },
  create: defineForm({
    ...{ role: "operator", schema: staffProjectSchema, fields: FIELDS },
    save: async (deps, facts) => ({ key: String(await createProjectByStaff(deps, facts)) }),
  }),
  edit: defineForm({
    ...{ role: "operator", schema: staffProjectSchema.and(z.object({ version: versionField })) },
    fields: [...FIELDS, VERSION],
    load: async ({ db }, key) => {
      const row = await findProject(db, key);
      return row && { ...typedOf(row), version: String(row.version) };
    },
    save: (deps, { version, ...facts }, key) => changeProjectByStaff(deps, { key, version, facts }),
  }),
  deeds: {
    delete: defineForm({
      ...{ role: "operator", isFinal: true, schema: noInput, fields: [], undo: "restore" },
      load: noValues,
      save: (deps, _, key) => deleteProject(deps, key),
    }),
    restore: defineForm({
      ...{ role: "operator", schema: noInput, fields: [] },
      load: noValues,
      save: (deps, _, key) => restoreProject(deps, key),
    }),
  },
});
