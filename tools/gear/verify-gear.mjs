#!/usr/bin/env node
// Checks the draws of gear of one day with nothing but Node and a Solana node of the reader's choice; no file of this project is
// read. The rule is in docs/gear.md.
//   node verify-gear.mjs <day.json or its address> [--rpc <Solana node>]
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const RARITIES = ["common", "rare", "epic", "legendary", "mythic"];
const WEAPONS_OF = { common: 12, rare: 12, epic: 12, legendary: 8, mythic: 6 };
const WHOLE = 1_000_000;
const LEVELS = 10;
const DAY_SECONDS = 86_400;
const KOREA_SECONDS = 9 * 3_600;
const MEMO_PROGRAM = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr";

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const differs = (found, said) => (found === said ? null : String(found));

/**
 * What each claim of a day's file says, and what was found instead (null if it holds). `chain`: what the reader's node says of
 * the memo and of each payment by its signature, or null.
 */
export function checkDay(proof, chain) {
  const { day, commitment, oddsHash, odds, seed, memo, draws } = proof;
  const begin = Date.parse(`${day}T00:00:00Z`) / 1_000 - KOREA_SECONDS;
  const text = `punkvism gear ${day} seed ${commitment} odds ${oddsHash}`;
  const numbers = draws.map(({ orderNumber }) => orderNumber);
  const payments = draws.map(({ signature }) => signature);
  return [
    { claim: `seed fits the commitment ${commitment}`, found: differs(sha256(Buffer.from(seed, "hex")), commitment) },
    { claim: "odds add up to the whole", found: problemOf(odds) },
    {
      claim: `odds have the hash ${oddsHash}`,
      found: differs(sha256(JSON.stringify({ craft: odds.craft, enhance: odds.enhance })), oddsHash),
    },
    { claim: "a memo on the chain promised both", found: memo ? differs(memo.text, text) : "no memo before the day" },
    ...(chain && memo ? checkMemo(chain.memo, { text, begin }) : []),
    {
      claim: "each order and each payment was drawn once",
      found: new Set(numbers).size === numbers.length && new Set(payments).size === payments.length ? null : "twice",
    },
    ...draws.flatMap((draw) => checkDraw(draw, { seed, odds, begin, paid: chain?.payments[draw.signature] })),
  ];
}

/** What is wrong with odds; null if nothing is. */
function problemOf({ craft, enhance }) {
  const isPart = (parts) => Number.isInteger(parts) && parts >= 1 && parts <= WHOLE;
  const sum = craft.reduce((all, [, , parts]) => all + parts, 0);
  if (sum !== WHOLE) return `a sum of ${sum}`;
  if (!craft.every(([, , parts]) => isPart(parts))) return "a share that is no whole number above zero";
  for (const rarity of RARITIES) {
    const weapons = craft.filter(([, of]) => of === rarity).length;
    if (weapons !== WEAPONS_OF[rarity]) return `${weapons} ${rarity} weapons`;
  }
  if (enhance.length !== LEVELS || !enhance.every(isPart)) return "levels without odds";
  return null;
}

function checkMemo(memo, { text, begin }) {
  return [
    { claim: "the node has this memo", found: memo?.texts.includes(text) ? null : "another text" },
    { claim: "it was written before the day began", found: memo && memo.blockTime < begin ? null : "later" },
  ];
}

/** The claims of one draw. `paid`: undefined if no node was asked, null if it knows no such payment. */
function checkDraw(draw, { seed, odds, begin, paid }) {
  const { orderNumber, deed, target, reference, digest, result, slot, blockhash, blockTs } = draw;
  const of = (claim) => `order ${orderNumber}: ${claim}`;
  const found = digestOf(draw, seed);
  const claims = [
    {
      claim: of("was paid on this day in Korea"),
      found: blockTs >= begin && blockTs < begin + DAY_SECONDS ? null : `second ${blockTs}`,
    },
    {
      claim: of(`has the reference ${reference}`),
      found: differs(encode58(sha256(`punkvism gear order ${orderNumber} ${deed} ${target}`)), reference),
    },
    { claim: of(`is decided by ${digest}`), found: found ? differs(found.toString("hex"), digest) : "no such parts" },
    {
      claim: of(`${target ? `${deed} ${target}` : deed} came to ${result}`),
      found: found ? differs(outcomeOf(found, draw, odds), result) : null,
    },
  ];
  if (paid === undefined) return claims;
  return [
    ...claims,
    {
      claim: of("its payment names that reference"),
      found: paid?.accounts.includes(reference) ? null : "another order",
    },
    { claim: of(`was paid in slot ${slot}`), found: differs(paid?.slot, slot) },
    { claim: of(`at second ${blockTs}`), found: differs(paid?.blockTime, blockTs) },
    { claim: of(`in the block ${blockhash}`), found: differs(paid?.blockhash, blockhash) },
  ];
}

/** Null if a part is no base58 of its length. */
function digestOf({ blockhash, signature, orderNumber }, seed) {
  const block = decode58(blockhash, 32);
  const payment = decode58(signature, 64);
  if (!block || !payment || !Number.isSafeInteger(orderNumber) || orderNumber < 1) return null;
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(orderNumber));
  return createHmac("sha256", Buffer.from(seed, "hex"))
    .update(Buffer.concat([block, payment, number]))
    .digest();
}

function outcomeOf(digest, { deed, target }, { craft, enhance }) {
  const below = (limit) => Number(BigInt(`0x${digest.toString("hex")}`) % BigInt(limit));
  if (deed === "craft" && target === "") {
    let sum = 0;
    return craft.find(([, , parts]) => {
      sum += parts;
      return below(WHOLE) < sum;
    })?.[0];
  }
  if (deed === "enhance" && /^([1-9]|10)$/.test(target))
    return below(WHOLE) < enhance[Number(target) - 1] ? "up" : "same";
  const next = deed === "evolve" && RARITIES[RARITIES.indexOf(target) + 1];
  if (!next || !RARITIES.includes(target)) return "no such deed";
  const weapons = craft.filter(([, rarity]) => rarity === next);
  return weapons[below(weapons.length)]?.[0];
}

/** How often each result came, beside what the odds let one expect, as lines to read. */
export function ratesOf({ odds, draws }) {
  const crafted = draws.filter(({ deed }) => deed === "craft");
  const rarityOf = new Map(odds.craft.map(([weapon, rarity]) => [weapon, rarity]));
  const lines = RARITIES.map((rarity) => {
    const parts = odds.craft.filter(([, of]) => of === rarity).reduce((sum, [, , share]) => sum + share, 0);
    const made = crafted.filter(({ result }) => rarityOf.get(result) === rarity).length;
    return `crafted ${rarity}: ${made} of ${crafted.length}, expected ${((crafted.length * parts) / WHOLE).toFixed(1)}`;
  });
  for (let level = 1; level <= LEVELS; level++) {
    const tried = draws.filter(({ deed, target }) => deed === "enhance" && target === String(level));
    const up = tried.filter(({ result }) => result === "up").length;
    const expected = ((tried.length * odds.enhance[level - 1]) / WHOLE).toFixed(1);
    if (tried.length > 0) lines.push(`reached level ${level}: ${up} of ${tried.length}, expected ${expected}`);
  }
  return lines;
}

/** Bytes, given as hex, in base58. */
function encode58(hex) {
  let value = BigInt(`0x${hex}`);
  let text = "";
  for (; value > 0n; value /= 58n) text = ALPHABET[Number(value % 58n)] + text;
  const zeros = /^(00)*/.exec(hex)[0].length / 2;
  return "1".repeat(zeros) + text;
}

/** Base58 of a number of bytes; null for anything else. */
function decode58(text, length) {
  let value = 0n;
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  const zeros = /^1*/.exec(text)[0].length;
  const hex = value === 0n ? "" : value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
  return zeros + bytes.length === length ? Buffer.concat([Buffer.alloc(zeros), bytes]) : null;
}

async function askNode(rpc, method, params) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const answer = await fetch(rpc, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { result, error } = await answer.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

const FINAL = { commitment: "finalized", maxSupportedTransactionVersion: 0 };

async function readMemo(rpc, signature) {
  const read = await askNode(rpc, "getTransaction", [signature, { ...FINAL, encoding: "jsonParsed" }]);
  if (!read || read.meta.err !== null) return null;
  const memos = read.transaction.message.instructions.filter(({ programId }) => programId === MEMO_PROGRAM);
  return { texts: memos.map(({ parsed }) => parsed), blockTime: read.blockTime };
}

async function readPayment(rpc, signature) {
  const read = await askNode(rpc, "getTransaction", [signature, { ...FINAL, encoding: "json" }]);
  if (!read || read.meta.err !== null) return null;
  const shape = { ...FINAL, transactionDetails: "none", rewards: false };
  const { blockhash } = await askNode(rpc, "getBlock", [read.slot, shape]);
  const { accountKeys } = read.transaction.message;
  const { readonly = [], writable = [] } = read.meta.loadedAddresses ?? {};
  return {
    slot: read.slot,
    blockTime: read.blockTime,
    blockhash,
    accounts: [...accountKeys, ...writable, ...readonly],
  };
}

async function readChain(rpc, { memo, draws }) {
  const payments = {};
  for (const { signature } of draws) payments[signature] = await readPayment(rpc, signature);
  return { memo: memo && (await readMemo(rpc, memo.signature)), payments };
}

async function main([place, option, rpc]) {
  if (!place || (option !== undefined && (option !== "--rpc" || !rpc))) {
    throw new Error("usage: verify-gear <day.json or its address> [--rpc <Solana node>]");
  }
  const text = /^https?:/.test(place) ? await (await fetch(place)).text() : readFileSync(place, "utf8");
  const proof = JSON.parse(text);
  if (!proof.seed) throw new Error("the day is not over, or its seed was never published");
  const checks = checkDay(proof, rpc ? await readChain(rpc, proof) : null);
  for (const { claim, found } of checks)
    console.log(found === null ? `HOLDS    ${claim}` : `DIFFERS  ${claim}: ${found}`);
  for (const line of ratesOf(proof)) console.log(`COUNTED  ${line}`);
  if (!rpc) console.log("NOT READ the memo and the payments: name a node with --rpc");
  if (checks.some(({ found }) => found !== null)) throw new Error("the proof does not hold");
}

if (pathToFileURL(process.argv[1] ?? "").href === import.meta.url) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
