import type { DeedKind } from "~/domain/authority-deeds.server";
import { getSetting } from "~/domain/settings/queries.server";
import type { TransactionKind } from "~/domain/transaction-types";
import { configContext } from "~/server/context";
import { transactionIntent } from "~db/schema";
import { transactionStatuses } from "~db/schema/transaction-intent";
import { type AdminDeps, defineResource } from "../define-resource";

/** The kinds by their names alone: their code comes with the chain's libraries. */
const KINDS = {
  stake: true,
  claim: true,
  unstake: true,
  stakeNft: true,
  checkIn: true,
  claimStream: true,
  unstakeNft: true,
  closeCheckIn: true,
  takeDrop: true,
  claimVesting: true,
  acceptVesting: true,
  proposeVesting: true,
  payOrder: true,
  createNonceAccount: true,
  advanceNonce: true,
  closeNonceAccount: true,
  setStream: true,
  fundStream: true,
  withdrawStream: true,
  setNftPaused: true,
  setNftConditions: true,
  proposeMembership: true,
  fundPool: true,
  withdrawPool: true,
  setPaused: true,
  setConditions: true,
  fundJob: true,
  createCampaign: true,
  fillCampaign: true,
  openCampaign: true,
  returnCoins: true,
  closeCampaign: true,
  createNftCampaign: true,
  depositNfts: true,
  returnNfts: true,
  createGrants: true,
  revokeGrant: true,
  createCoinPool: true,
  createNftPool: true,
  addStream: true,
  delegateCollection: true,
  createCollection: true,
  createCoin: true,
  verifyCreator: true,
  unverifyCreator: true,
  updateAuthority: true,
} as const satisfies Record<TransactionKind | DeedKind, true>;

const { walletAddress, kind, status, signature, errorCode, createdAt } = transactionIntent;

/** Every transaction that the site built, whether or not it was sent. */
export const transactionResource = defineResource({
  noun: "transaction",
  group: "chain",
  role: "viewer",
  list: {
    table: transactionIntent,
    sort: createdAt,
    key: transactionIntent.id,
    columns: [
      { name: "createdAt", from: createdAt, kind: "time" },
      { name: "kind", from: kind, kind: "words", words: "kinds" },
      { name: "status", from: status, kind: "choice", words: "statuses" },
      { name: "walletAddress", from: walletAddress, kind: "address" },
      { name: "signature", from: signature, kind: "address" },
      { name: "errorCode", from: errorCode, kind: "text" },
    ],
    filters: [
      { name: "signature", from: signature, kind: "exact" },
      { name: "walletAddress", from: walletAddress, kind: "exact" },
      { name: "kind", from: kind, kind: "choice", options: Object.keys(KINDS), words: "kinds" },
      { name: "status", from: status, kind: "choice", options: transactionStatuses, words: "statuses" },
      { name: "errorCode", from: errorCode, kind: "exact" },
      { name: "createdAt", from: createdAt, kind: "days" },
    ],
  },
  detail: {
    facts: [
      { name: "status", kind: "choice", words: "statuses" },
      { name: "kind", kind: "words", words: "kinds" },
      { name: "walletAddress", kind: "address" },
      { name: "signature", kind: "text" },
      { name: "slot", kind: "count" },
      { name: "errorCode", kind: "text" },
      { name: "errorDetail", kind: "text" },
      { name: "lifetime", kind: "choice", words: "lifetimes" },
      { name: "parameters", kind: "text" },
      { name: "preview", kind: "text" },
    ],
    tables: [
      {
        name: "life",
        columns: [
          { name: "at", kind: "time" },
          { name: "status", kind: "choice", words: "statuses" },
        ],
      },
      {
        name: "instructions",
        columns: [
          { name: "name", kind: "text" },
          { name: "accounts", kind: "text" },
          { name: "args", kind: "text" },
        ],
      },
    ],
    load: async (deps, key) => {
      const { findTransactionForStaff } = await import("~/domain/transactions/staff-queries.server");
      const found = await findTransactionForStaff(deps.db, key);
      if (!found) return null;
      const { intent, life, instructions } = found;
      return {
        title: intent.id,
        facts: {
          ...{ status: intent.status, kind: intent.kind, walletAddress: intent.walletAddress, slot: intent.slot },
          ...{ errorCode: intent.errorCode, errorDetail: intent.errorDetail, lifetime: intent.lifetime },
          signature: intent.signature && { text: intent.signature, to: await explorerOf(deps, intent.signature) },
          parameters: { lines: Object.entries(intent.parameters).map(([name, value]) => `${name}: ${value}`) },
          preview: JSON.stringify(intent.preview),
        },
        tables: {
          life,
          instructions: (instructions ?? []).map(({ name, accounts, args }) => ({
            ...{ name, accounts: { lines: accounts }, args: { lines: args } },
          })),
        },
      };
    },
  },
});

/** The page of a transaction on the explorer that the settings name. */
async function explorerOf({ db, context }: AdminDeps, signature: string): Promise<string> {
  const url = new URL(`/tx/${signature}`, await getSetting(db, "explorer_domain"));
  const { cluster, rpcUrls } = context.get(configContext);
  if (cluster === "devnet") url.searchParams.set("cluster", "devnet");
  if (cluster === "local") {
    url.searchParams.set("cluster", "custom");
    url.searchParams.set("customUrl", rpcUrls[0] ?? "");
  }
  return url.href;
}
