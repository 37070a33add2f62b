import type { Mutation } from "../mutation.ts";

const RULES = "app/domain/nft-staking/rules.ts";
const SHARES = "app/domain/nft-staking/batch/distribute-claim.ts";
const BATCH = "app/domain/nft-staking/batch/plan-nft-batch.server.ts";
const KINDS = "app/domain/nft-staking/kinds";
const RECORDS = "app/domain/nft-staking/holding/records.server.ts";
const SIZE = "app/domain/transactions/size.ts";
const PICTURES = "app/domain/nft-metadata/rules.ts";
const SURVEYS = "app/domain/surveys/rules.ts";

const OF_RULES = ["tests/domain/nft-staking/rules.test.ts"];
const OF_BATCHES = ["tests/domain/nft-staking/nft-batches.test.ts"];
const OF_DEPOSITS = ["tests/domain/account/take-deposits.test.ts"];
const OF_SIZES = ["tests/domain/nft-staking/transaction-size.test.ts"];
const OF_PICTURES = ["tests/domain/nft-metadata/rules.test.ts"];
const OF_SURVEYS = ["tests/domain/surveys/surveys.test.ts"];

export const nftStakingMutations: Mutation[] = [
  {
    name: "what can be claimed is shown as locked until the end of the term too",
    file: RULES,
    before: "(accrued[place] ?? 0n) - dueRaw : 0n;",
    after: "(accrued[place] ?? 0n) : 0n;",
    tests: OF_RULES,
  },
  {
    name: "a figure that ticks on a screen counts what is due as locked too",
    file: "app/domain/nft-staking/holding/rewards-now.ts",
    before: "lockedRaw + gained(position.weightBps) - dueGained",
    after: "lockedRaw + gained(position.weightBps)",
    tests: ["tests/domain/nft-staking/rewards-now.test.ts"],
  },
  {
    name: "a claim of an amount takes the same amount from every position",
    file: SHARES,
    before: "    left -= share;",
    after: "    left -= 0n;",
    tests: OF_RULES,
  },
  {
    name: "a share that the fee would take whole is claimed, and its transaction fails",
    file: SHARES,
    before: "if (share === 0n || !isPayable(position, share)) continue;",
    after: "if (share === 0n) continue;",
    tests: OF_RULES,
  },
  {
    name: "an NFT that came in today is offered a check-in",
    file: RULES,
    before: 'return ts < checkInFrom(position) ? "early" : "open";',
    after: 'return ts < checkInFrom(position) ? "open" : "open";',
    tests: OF_RULES,
  },
  {
    name: "a streak that a missed day ended is shown as alive",
    file: RULES,
    before: "record.lastDay >= koreanDayNumber(nextTs) - 1;",
    after: "record.lastDay >= koreanDayNumber(nextTs) - 2;",
    tests: OF_RULES,
  },
  {
    name: "a batch claims an amount again each time it is requested",
    file: "app/domain/nft-staking/batch/batch-claims.server.ts",
    before: "BigInt(amountRaw) - past.claimedRaw;",
    after: "BigInt(amountRaw);",
    tests: OF_BATCHES,
  },
  {
    name: "a part that is under way is planned a second time",
    file: "app/domain/nft-staking/batch/batch-past.server.ts",
    before: "return !past.done.has(key) && !past.underWay.has(key);",
    after: "return !past.done.has(key);",
    tests: OF_BATCHES,
  },
  {
    name: "a part that expired can never be tried again, because its key belongs to the expired transaction",
    file: "app/domain/transactions/batch.server.ts",
    before: "if (!spent.has(key)) return key;",
    after: "return key;",
    tests: OF_BATCHES,
  },
  {
    name: "what a batch did yesterday holds back today's check-ins and claims",
    file: "app/domain/transactions/batch.server.ts",
    before: "now.getTime() - finalizedAt.getTime() < doneForMs;",
    after: "now.getTime() - finalizedAt.getTime() >= 0;",
    tests: OF_BATCHES,
  },
  {
    name: "naming any NFT in a request makes the site fetch its metadata",
    file: BATCH,
    before: 'work.refusals.filter(({ code }) => code !== "NftNotHeld");',
    after: "work.refusals;",
    tests: OF_BATCHES,
  },
  {
    name: "leaving a Nova term gives up what could have been claimed",
    file: `${KINDS}/unstake-nft.server.ts`,
    before: "fallback: () => planOf(others), isFallbackLossy }",
    after: "fallback: () => planOf(others) }",
    tests: OF_BATCHES,
  },
  {
    name: "leaving a Nova term may be signed without a promised claim",
    file: "app/signing/.client/verifier/kind-rules.ts",
    before: "const isOptional = !mustClaim.some(",
    after: "const isOptional = mustClaim.length >= 0 || !mustClaim.some(",
    tests: ["tests/domain/signing/verifier.test.ts"],
  },
  {
    name: "the claims that have to be signed are those whose loss the holder agreed to",
    file: "app/domain/nft-staking/batch/leaving-rewards.ts",
    before: "!givenUp.includes(place)",
    after: "givenUp.includes(place)",
    tests: ["tests/domain/nft-staking/leaving-rewards.test.ts"],
  },
  {
    name: "NFTs go into a pool that the site does not show",
    file: `${KINDS}/stake-nft.server.ts`,
    before: "if (!pools.some(({ address }) => address === poolAddress)) throw",
    after: "if (pools.length === 0) throw",
    tests: OF_BATCHES,
  },
  {
    name: "the size of a transaction is computed with one key too few",
    file: SIZE,
    before: "const keyCount = keys.size + (hasNonce ? NONCE.keys : 0);",
    after: "const keyCount = keys.size;",
    tests: OF_SIZES,
  },
  {
    name: "pictures are fetched from the site itself",
    file: PICTURES,
    before: "if ([...ownHosts, WORKERS_ZONE].some((own) => isOfZone(host, own))) return null;",
    after: "",
    tests: OF_PICTURES,
  },
  {
    name: "a redirect of a picture leads to the site itself",
    file: "app/domain/nft-metadata/fetching.server.ts",
    before: "{ ...NO_GATEWAYS, ownHosts }",
    after: "{ ...NO_GATEWAYS, ownHosts: [] }",
    tests: ["tests/domain/nft-metadata/pictures.test.ts"],
  },
  {
    name: "pictures are fetched from addresses of the network",
    file: PICTURES,
    before: "if (!PUBLIC_NAME.test(host) || PRIVATE_NAMES.test(host)) return null;",
    after: "if (PRIVATE_NAMES.test(host)) return null;",
    tests: OF_PICTURES,
  },
  {
    name: "pictures are fetched from names inside a network",
    file: PICTURES,
    before: "if (!PUBLIC_NAME.test(host) || PRIVATE_NAMES.test(host)) return null;",
    after: "if (!PUBLIC_NAME.test(host)) return null;",
    tests: OF_PICTURES,
  },
  {
    name: "a survey takes options that it does not have",
    file: SURVEYS,
    before: "if (!isKnown || (kind",
    after: "if ((kind",
    tests: OF_SURVEYS,
  },
  {
    name: "a wallet may close the records that another paid for",
    file: RECORDS,
    before: "if (!account || !pool || record?.rentPayer.toBase58() !== wallet) return [];",
    after: "if (!account || !pool || !record) return [];",
    tests: OF_DEPOSITS,
  },
  {
    name: "the deposit of an NFT that came back within the hour passes for the one that was taken back",
    file: "app/domain/account/deposits.server.ts",
    before: "pastOf(intents, deps.now, 0);",
    after: "pastOf(intents, deps.now);",
    tests: OF_DEPOSITS,
  },
];
