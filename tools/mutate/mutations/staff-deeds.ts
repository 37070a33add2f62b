import type { Mutation } from "../mutation.ts";

const FILL = "app/domain/drop/deeds/fill-campaign.server.ts";
const CREATE_GRANTS = "app/domain/vesting/deeds/create-grants.server.ts";
const GRANT_BATCH = "app/domain/vesting/grant-batch.server.ts";

const DROP_DEEDS = ["tests/domain/authority/drop-deeds.test.ts"];
const DROP_FORMS = ["tests/domain/authority/drop-forms.test.ts"];
const TWICE = ["tests/domain/authority/twice.test.ts"];
const GRANTS = ["tests/domain/authority/grant-batch.test.ts"];

/** What staff prepare for drops and grants, whose own programs have rows in drop.ts and vesting.ts. */
export const staffDeedMutations: Mutation[] = [
  {
    name: "a drop is opened although its list is not stored, so that nobody can take a gift",
    file: "app/domain/drop/deeds/open-campaign.server.ts",
    before: 'if (!(await isListStored(db, { campaignAddress, campaign }))) throw new AppError("ListNotStored");',
    after: "void isListStored; void db;",
    tests: DROP_DEEDS,
  },
  {
    name: "the number of a closed drop is used again, and its gifts count as taken",
    file: "app/domain/drop/deeds/create-campaign.server.ts",
    before: 'if (accounts[0] || known) throw new AppError("CampaignIdTaken");',
    after: 'if (accounts[0] && known) throw new AppError("CampaignIdTaken");',
    tests: DROP_FORMS,
  },
  {
    name: "a draft that waits for its signature loses its list to another of the same number",
    file: "app/domain/drop/draft-list.server.ts",
    before: "if (open.some((parameters) => parameters.campaignId === String(campaignId))) throw",
    after: "if (open.length < 0) throw",
    tests: DROP_FORMS,
  },
  {
    name: "a funder is asked to pay into the drop of somebody else who names its wallet",
    file: "app/domain/drop/own-campaign.server.ts",
    before: "return first ? row : null;",
    after: "return first || row.closedAt === null ? row : null;",
    tests: DROP_FORMS,
  },
  {
    name: "a funder is asked to pay for a list that staff have not seen",
    file: FILL,
    before: 'if (!(await isListStored(db, { campaignAddress, campaign }))) throw new AppError("ListNotStored");',
    after: "",
    tests: DROP_FORMS,
  },
  {
    name: "a drop that is full is filled once more by what was prepared before",
    file: FILL,
    before: "const missingRaw = totalGiftRaw - depositedRaw;",
    after: "const missingRaw = BigInt(amountRaw);",
    tests: TWICE,
  },
  {
    name: "coins are asked back from a drop that recipients can still take from",
    file: "app/domain/drop/deeds/read-campaign.server.ts",
    before: 'if (state === "open" && chainTs < endTs) throw new AppError("CampaignNotOver");',
    after: "void chainTs; void endTs; void state;",
    tests: DROP_DEEDS,
  },
  {
    name: "a grant that was paid in full is made and paid once more",
    file: CREATE_GRANTS,
    before: "accounts.get(place) || known.some((row) => row.address === place);",
    after: "accounts.get(place);",
    tests: GRANTS,
  },
  {
    name: "a file of grants prepares once more what waits for its signature",
    file: GRANT_BATCH,
    before: "!made.has(grantId) && !waiting.has(grantId)).map(termsOf);",
    after: "!made.has(grantId)).map(termsOf);",
    tests: GRANTS,
  },
  {
    name: "a line with the id of another grant is passed over as if it had been made",
    file: GRANT_BATCH,
    before: "return other !== undefined && other !== identityOf({ ...row, mint });",
    after: 'return other !== undefined && other !== identityOf({ ...row, mint }) && other === "";',
    tests: GRANTS,
  },
  {
    name: "a wallet that is no funder of the settings is asked to pay grants",
    file: "app/admin/authority/import-grants-form.server.ts",
    before: "if (!creator || !known.includes(creator)) throw",
    after: "if (!creator) throw",
    tests: GRANTS,
  },
  {
    name: "staff are asked to revoke a grant that was made for good",
    file: "app/domain/vesting/deeds/revoke-grant.server.ts",
    before: "if (!grant.isRevocable || grant.revokedTs !== 0n)",
    after: "if (grant.revokedTs !== 0n)",
    tests: DROP_DEEDS,
  },
  {
    name: "a form that was sent twice is carried out twice",
    file: "app/domain/audit/commands.server.ts",
    before: '"staff" in actor ? (actor.formKey ?? null) : null;',
    after: "null;",
    tests: ["tests/domain/authority/forms.test.ts"],
  },
];
