#!/usr/bin/env node
// The commands with which operators change the D1 of an environment, and the check of a draw, which anybody can run. For the
// programs on the chain: `npm run punk`.
import { runTool } from "./run-tool.mjs";

runTool("operate", {
  indexer: {
    command: ["node", "tools/indexer/state.ts"],
    what: "indexer [environment]: how far the lists are behind the chain",
  },
  replay: {
    command: ["node", "tools/indexer/replay.ts"],
    what: "replay <program> [environment]: empties what is kept of a program and has it filled again",
  },
  entitlements: {
    command: ["node", "tools/entitlements/grant.ts"],
    what: "entitlements <list.csv> [environment]: grants BENEFIT and RWA",
  },
  airdrop: {
    command: ["node", "tools/airdrop/airdrop.ts"],
    what: "airdrop <lists|recipients|remove|applications|sent|unsent> …: airdrop lists, who is on them, what was sent",
  },
  "verify-draw": {
    command: ["node", "tools/draw/verify-draw.mjs"],
    what: "verify-draw <proof.json or its address> [--rpc <Solana node>]: checks the proof of a draw without this project's code",
  },
  staff: {
    command: ["node", "tools/staff/staff.ts"],
    what: "staff <invite|unlock|end-passkeys> …: invites the first owner of the staff area, unlocks an account, or ends the passkeys of a lost device",
  },
  "check-audit": {
    command: ["node", "tools/staff/check-audit.ts"],
    what: "check-audit [environment]: whether the audit log was altered, by its own hashes and by the chain",
  },
  backup: {
    command: ["node", "tools/backup/backup.ts"],
    what: "backup [environment]: makes a backup of D1 now",
  },
  restore: {
    command: ["node", "tools/backup/restore.ts"],
    what: "restore <backup|newest> [environment]: puts a backup into an empty D1 and compares every row",
  },
  setting: {
    command: ["node", "tools/staff/setting.ts"],
    what: "setting <key> <value|--file file> [environment]: stores a setting as its editor in the staff area does",
  },
  "own-sections": {
    command: ["node", "tools/content/own-sections.ts"],
    what: "own-sections <sample|check|store|state> …: replaces the sample sections",
  },
});
