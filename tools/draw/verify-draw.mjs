#!/usr/bin/env node
// Checks the proof of a draw with nothing but Node and a Solana node of the reader's choice; no file of this project is read.
//   node verify-draw.mjs <proof.json or its address> [--rpc <Solana node>]
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const WORDS = 2 ** 32;
/** The node is asked for the first block among this many slots. */
const SLOTS = 500;

const sha256 = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest();

/** What each claim of a proof says, and what was found instead (null if it holds). `block` is what the reader's node says. */
export function checkProof(proof, block) {
  const { entrants, entrantsHash, winnerCount, commitment, slot, seed, winners } = proof;
  const sorted = [...new Set(entrants)].sort((one, other) => (one < other ? -1 : 1));
  const hash = sha256(Buffer.from(entrants.join("\n"), "utf8")).toString("hex");
  const drawn = draw({ sorted, winnerCount, seed: Buffer.from(seed, "hex"), blockhash: proof.blockhash, hash });
  return [
    { claim: "entrants are sorted, each once", found: sorted.join() === entrants.join() ? null : "another order" },
    { claim: `entrants have the hash ${entrantsHash}`, found: hash === entrantsHash ? null : hash },
    {
      claim: `seed fits the commitment ${commitment}`,
      found: differs(sha256(Buffer.from(seed, "hex")).toString("hex"), commitment),
    },
    ...(block
      ? [
          { claim: `first block from slot ${slot} is ${proof.blockSlot}`, found: differs(block.slot, proof.blockSlot) },
          { claim: `its hash is ${proof.blockhash}`, found: differs(block.blockhash, proof.blockhash) },
        ]
      : []),
    { claim: `${winnerCount} winners follow from these`, found: drawn.join() === winners.join() ? null : drawn.join() },
  ];
}

const differs = (found, said) => (found === said ? null : String(found));

function draw({ sorted, winnerCount, seed, blockhash, hash }) {
  const key = sha256(seed, decode58(blockhash), Buffer.from(hash, "hex"));
  let counter = 0;
  let words = [];
  const below = (limit) => {
    for (;;) {
      if (words.length === 0) {
        const block = Buffer.alloc(4);
        block.writeUInt32BE(counter++);
        const digest = sha256(key, block);
        words = Array.from({ length: 8 }, (_, at) => digest.readUInt32BE(at * 4));
      }
      const word = words.shift();
      if (word < WORDS - (WORDS % limit)) return word % limit;
    }
  };
  const places = [...sorted];
  for (let place = 0; place < Math.min(winnerCount, places.length); place++) {
    const chosen = place + below(places.length - place);
    [places[place], places[chosen]] = [places[chosen], places[place]];
  }
  return places.slice(0, winnerCount);
}

/** Base58 of 32 bytes. */
function decode58(text) {
  let value = 0n;
  for (const letter of text) value = value * 58n + BigInt(ALPHABET.indexOf(letter));
  return Buffer.from(value.toString(16).padStart(64, "0"), "hex");
}

async function readBlock(rpc, slot) {
  const ask = async (method, params) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const answer = await fetch(rpc, { method: "POST", headers: { "content-type": "application/json" }, body });
    const { result, error } = await answer.json();
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const commitment = "finalized";
  const [first] = await ask("getBlocks", [slot, slot + SLOTS - 1, { commitment }]);
  if (first === undefined) throw new Error(`the node has no block from slot ${slot}`);
  const shape = { commitment, transactionDetails: "none", rewards: false, maxSupportedTransactionVersion: 0 };
  const { blockhash } = await ask("getBlock", [first, shape]);
  return { slot: first, blockhash };
}

async function main([place, option, rpc]) {
  if (!place || (option !== undefined && (option !== "--rpc" || !rpc))) {
    throw new Error("usage: verify-draw <proof.json or its address> [--rpc <Solana node>]");
  }
  const text = /^https?:/.test(place) ? await (await fetch(place)).text() : readFileSync(place, "utf8");
  const proof = JSON.parse(text);
  if (!proof.seed) throw new Error("nothing was drawn yet");
  const checks = checkProof(proof, rpc ? await readBlock(rpc, proof.slot) : null);
  for (const { claim, found } of checks)
    console.log(found === null ? `HOLDS    ${claim}` : `DIFFERS  ${claim}: ${found}`);
  if (!rpc) console.log("NOT READ the block: name a node with --rpc");
  if (checks.some(({ found }) => found !== null)) throw new Error("the proof does not hold");
}

if (pathToFileURL(process.argv[1] ?? "").href === import.meta.url) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
