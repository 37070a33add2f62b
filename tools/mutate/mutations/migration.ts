import type { Mutation } from "../mutation.ts";

const ADVANCE = "app/domain/migration/advance.server.ts";
const COMMANDS = "app/domain/migration/commands.server.ts";
const CONFIRM = "app/domain/migration/confirm.server.ts";
const EXISTING = "app/domain/migration/existing-mint.server.ts";
const INDEX = "app/domain/migration/index-events.server.ts";
const KEYS = "app/domain/migration/keys.server.ts";
const MINT = "app/domain/migration/mint.server.ts";
const RECORDS = "app/domain/migration/records.server.ts";
const REGISTER = "app/domain/migration/register.ts";
const RULES = "app/domain/migration/rules.ts";
const STATES = "app/domain/migration/states.server.ts";
const UNTOLD = "app/domain/migration/untold-records.server.ts";
const WITNESSES = "app/domain/migration/witnesses.server.ts";

const AT_LIMITS = ["tests/domain/migration/rules.test.ts"];
const BETWEEN_NODES = ["tests/domain/migration/witnesses.test.ts"];
const ON_CHAINS = ["tests/domain/migration/migration.test.ts"];
const OF_UNTOLD = ["tests/domain/migration/untold-records.test.ts"];
const SIGNED_ONCE = ["tests/domain/migration/signed-once.test.ts"];
const ASKED = ["tests/domain/migration/commands.test.ts"];

export const migrationMutations: Mutation[] = [
  {
    name: "a mint may begin when its NFT can be taken back in exactly seven days",
    file: RULES,
    before: "nowTs > LEFT_FOR_CONFIRMING_SECONDS",
    after: "nowTs >= LEFT_FOR_CONFIRMING_SECONDS",
    tests: AT_LIMITS,
  },
  {
    name: "a mint may begin although its NFT can be taken back in six days",
    file: RULES,
    before: "LEFT_FOR_CONFIRMING_SECONDS = 7 * DAY_SECONDS",
    after: "LEFT_FOR_CONFIRMING_SECONDS = 6 * DAY_SECONDS",
    tests: AT_LIMITS,
  },
  {
    name: "a failed migration offers nothing to take back",
    file: RULES,
    before: 'return isOpen ? "reclaim" : "none";',
    after: 'return "none";',
    tests: AT_LIMITS,
  },
  {
    name: "two old NFTs of the same number have one new NFT",
    file: KEYS,
    before: "/erc721:${contract}/${tokenId}`",
    after: "/erc721/${tokenId}`",
    tests: AT_LIMITS,
  },
  {
    name: "a record for another Solana address counts as that of the row",
    file: RECORDS,
    before: "    record.solanaAddress === row.newWalletAddress\n",
    after: "    record.solanaAddress.length > 0\n",
    tests: AT_LIMITS,
  },
  {
    name: "a plan takes one NFT more than the gate",
    file: "app/domain/migration/input.ts",
    before: ".max(MOST_NFTS_HANDED_OVER)",
    after: ".max(MOST_NFTS_HANDED_OVER + 1)",
    tests: AT_LIMITS,
  },
  {
    name: "one node that answers is enough for a record",
    file: WITNESSES,
    before: 'if (answers.length < WITNESSES) throw new AppError("EvmChainUnavailable");\n  return true;',
    after: "return true;",
    tests: BETWEEN_NODES,
  },
  {
    name: "a node that contradicts is outvoted",
    file: WITNESSES,
    before: "if (answers.includes(false)) {",
    after: "if (!answers.includes(true)) {",
    tests: BETWEEN_NODES,
  },
  {
    name: "one node that has the mint is enough to confirm it",
    file: WITNESSES,
    before: "if (answers.filter((hasMint) => hasMint).length < WITNESSES)",
    after: "if (!answers.includes(true))",
    tests: BETWEEN_NODES,
  },
  {
    name: "two nodes may name different times of a hand-over",
    file: ADVANCE,
    before: "      other.handedOverTs === record.handedOverTs &&\n",
    after: "",
    tests: ON_CHAINS,
  },
  {
    name: "a mint is signed on the word of the only node",
    file: MINT,
    before: "return evmNodes.length >= nodesToMint;",
    after: "return evmNodes.length >= nodesToMint || evmNodes.length === 1;",
    tests: ASKED,
  },
  {
    name: "a mint is sent before it is stored",
    file: MINT,
    before: "  const stored = await changeRecord(\n    deps,\n    row,\n    { ...signed,",
    after:
      "  await sendStored(deps, signed.mintTransaction);\n  const stored = await changeRecord(\n    deps,\n    row,\n    { ...signed, mintTransaction: null,",
    tests: SIGNED_ONCE,
  },
  {
    name: "an NFT is minted for an account of a program",
    file: "app/domain/solana/usable-target.server.ts",
    before: "if (!isWalletAddress(address)) return false;",
    after: "",
    tests: ASKED,
  },
  {
    name: "a mint that was made for an earlier record is confirmed for the next one",
    file: EXISTING,
    before: 'if (memos[0] !== mintMemo(row)) return "AlreadyMinted";',
    after: "",
    tests: ON_CHAINS,
  },
  {
    name: "an NFT that a thief of the seed gave to somebody else is confirmed",
    file: EXISTING,
    before: "firstOwner === row.newWalletAddress && (await",
    after: "firstOwner !== null && (await",
    tests: ON_CHAINS,
  },
  {
    name: "any contract's event of that name is a hand-over",
    file: INDEX,
    before: "return address === gate && topics[0] === MIGRATED",
    after: "return address.length > 0 && topics[0] === MIGRATED",
    tests: ON_CHAINS,
  },
  {
    name: "a confirmation that no block took is never signed again",
    file: CONFIRM,
    before:
      'if (now.getTime() - (confirmSignedAt?.getTime() ?? 0) > STUCK_MS) return forget(deps, row, "no block took it");',
    after: "",
    tests: SIGNED_ONCE,
  },
  {
    name: "a confirmation is sent once and not again",
    file: CONFIRM,
    before: "  await evm.send(confirmTransaction as Hex);\n  return null;",
    after: "  return null;",
    tests: SIGNED_ONCE,
  },
  {
    name: "a record is complete before its confirmation is in a final block",
    file: ADVANCE,
    before: "gateId: row.gateId }, final.number);\n  const mintable",
    after: 'gateId: row.gateId }, "latest");\n  const mintable',
    tests: SIGNED_ONCE,
  },
  {
    name: "a closed record is changed",
    file: RECORDS,
    before: ".where(and(eq(migrationRecord.seq, seq), isNull(migrationRecord.closedAt), ...still))",
    after: ".where(and(eq(migrationRecord.seq, seq), ...still))",
    tests: SIGNED_ONCE,
  },
  {
    name: "any price of gas is paid for a confirmation",
    file: CONFIRM,
    before: 'if (gasPrice > MOST_GAS_PRICE) return { row, reason: "GasPriceTooHigh" };',
    after: "",
    tests: ON_CHAINS,
  },
  {
    name: "a typed address counts without being repeated",
    file: COMMANDS,
    before: "if (!isOwn && newWalletAddressAgain !== newWalletAddress) return false;",
    after: "if (!isOwn && newWalletAddressAgain === newWalletAddress + oldWalletType) return false;",
    tests: ASKED,
  },
  {
    name: "a hand-over is planned a second time while its block is not final",
    file: COMMANDS,
    before: 'if (elsewhere.length > 0) throw new AppError("AlreadyHandedOver");',
    after: "",
    tests: ASKED,
  },
  {
    name: "more NFTs are taken than the minter's SOL is enough for",
    file: COMMANDS,
    before: "(await readMinterRunway(chain, keys)).left >= count;",
    after: "(await readMinterRunway(chain, keys)).left > 0;",
    tests: ASKED,
  },
  {
    name: "an NFT is planned to be taken back a second early",
    file: COMMANDS,
    before: "nowTs < reclaimableTs(record.handedOverTs)",
    after: "nowTs < reclaimableTs(record.handedOverTs) - 1",
    tests: ASKED,
  },
  {
    name: "a migration is shown as complete by its row alone",
    file: STATES,
    before: '    if (row.closedAt) return ["failed", reason];\n',
    after: "    if (row.closedAt) return [row.status, reason];\n",
    tests: ASKED,
  },
  {
    name: "a gate that holds less than its books say adds up",
    file: REGISTER,
    before: "return holdsIf(sentPlainly(sums) >= 0);",
    after: "return holdsIf(sums.inGate >= sums.open);",
    tests: ["tests/domain/migration/register-rules.test.ts"],
  },
  {
    name: "another fee than the shown one is carried",
    file: "app/domain/migration/gate-call.ts",
    before: "return String(each * BigInt(nfts.length));",
    after: "return String(each);",
    tests: ["tests/domain/signing/evm-calls.test.ts"],
  },
  {
    name: "events that a node left out are read again from that node alone",
    file: INDEX,
    before: "at.blockNumber < at.rereadTo ? nodesOf(deps) : [deps.evm]",
    after: "[deps.evm]",
    tests: OF_UNTOLD,
  },
  {
    name: "a record that one node does not count is not looked for",
    file: UNTOLD,
    before: "Math.max(...counts)",
    after: "Math.min(...counts)",
    tests: OF_UNTOLD,
  },
  {
    name: "events are read again and again while a record cannot be read",
    file: UNTOLD,
    before: "rereadTo < block && block <= final.number",
    after: "block <= final.number",
    tests: OF_UNTOLD,
  },
  {
    name: "one node of Solana says whose a mint is",
    file: EXISTING,
    before: "if (chainNodes.length < WITNESSES) return",
    after: "if (chainNodes.length >= 0) return",
    tests: ON_CHAINS,
  },
  {
    name: "a plan believes a node of Solana that hides a new NFT",
    file: COMMANDS,
    before: "const nodes = chainNodes.length < WITNESSES ? [chain] : chainNodes;",
    after: "const nodes = [chain];",
    tests: ASKED,
  },
  {
    name: "slow hosts hold up the pictures of others",
    file: "app/domain/nft-metadata/picture-rooms.ts",
    before: "ROOMS_OF_SLOW_SITES = 1",
    after: "ROOMS_OF_SLOW_SITES = 4",
    tests: ["tests/domain/migration/old-nft-picture.test.ts"],
  },
  {
    name: "a hand-over that its holder agreed to in the last second of an app's request counts as not made",
    file: "app/features/migration/migration-run.ts",
    before: '["failed", "reverted", "expired"]',
    after: '["failed", "reverted"]',
    tests: ["tests/domain/migration/migration-run.test.ts"],
  },
];
