import type { NodeFacts } from "~/domain/health/chain-facts.server";
import { NAME_OF_PROGRAM } from "~/domain/health/program-names";
import type { ProgramReading } from "~/domain/proof/all-programs.server";
import { shortAddress } from "~/locales/short-address";
import { defineBoard } from "../define-resource";
import { explorerUrlOf } from "../explorer-url";

/** The nodes of Solana that the site asks, the programs as they run there, and how far our lists follow them. */
export const chainBoard = defineBoard({
  board: "chain",
  group: "chain",
  role: "operator",
  tables: [
    {
      name: "nodes",
      columns: [
        { name: "host", kind: "text" },
        { name: "answer", kind: "choice", words: "answers" },
        { name: "cluster", kind: "choice", words: "clusters" },
        { name: "slot", kind: "count" },
        { name: "behind", kind: "count" },
        { name: "ms", kind: "count" },
      ],
    },
    {
      name: "programs",
      columns: [
        { name: "program", kind: "text" },
        { name: "binary", kind: "choice", words: "binaries" },
        { name: "hash", kind: "address" },
        { name: "authority", kind: "text" },
        { name: "slot", kind: "count" },
      ],
    },
    {
      name: "lists",
      columns: [
        { name: "program", kind: "text" },
        { name: "slot", kind: "count" },
        { name: "lagSlots", kind: "count" },
        { name: "lagSeconds", kind: "count" },
        { name: "waiting", kind: "count" },
        { name: "problem", kind: "text" },
      ],
    },
  ],
  load: async ({ context }) => {
    // imported here so that an isolate that serves other pages starts without the chain's libraries
    const { healthDeps } = await import("~/server/health-deps.server");
    const { readChainFacts } = await import("~/domain/health/chain-facts.server");
    const { nodes, programs, lists } = await readChainFacts(healthDeps(context));
    const silent = nodes.filter(({ slot }) => slot === null).length;
    return {
      figures: [
        { name: "answering", kind: "count", value: nodes.length - silent, isBad: silent > 0 },
        { name: "foreign", kind: "count", value: count(nodes, false), isBad: count(nodes, false) > 0 },
        { name: "otherBinaries", kind: "count", value: countOther(programs), isBad: countOther(programs) > 0 },
      ],
      tables: {
        nodes: nodes.map(({ isOurs, slot, ...node }) => ({
          ...{ ...node, slot, answer: slot === null ? "none" : "came" },
          cluster: isOurs === null ? null : isOurs ? "ours" : "foreign",
        })),
        programs: programs.map(programRow),
        lists: lists.map(({ program, slot, lagSlots, lagSeconds, waiting, problem }) => ({
          ...{ slot, lagSlots, lagSeconds, waiting, problem },
          program: NAME_OF_PROGRAM[program] ?? program,
        })),
      },
    };
  },
});

const count = (nodes: readonly NodeFacts[], isOurs: boolean) => nodes.filter((node) => node.isOurs === isOurs).length;

const countOther = (programs: readonly ProgramReading[]) =>
  programs.filter(({ proof }) => proof && !proof.isSameBinary).length;

function programRow({ name, proof }: ProgramReading) {
  if (!proof) return { program: name, binary: "unread", hash: null, authority: null, slot: null };
  const { address, upgradeAuthority, deployedSha256, deployedSlot, isSameBinary } = proof;
  return {
    program: { text: name, to: explorerUrlOf("address", address) },
    binary: isSameBinary ? "same" : "other",
    hash: deployedSha256,
    authority: upgradeAuthority && {
      text: shortAddress(upgradeAuthority),
      to: explorerUrlOf("address", upgradeAuthority),
    },
    slot: deployedSlot,
  };
}
