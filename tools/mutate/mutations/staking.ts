import type { Mutation } from "../mutation.ts";

const RULES = "app/domain/staking/rules.ts";
const STAKE = "app/domain/staking/kinds/stake.server.ts";
const UNSTAKE = "app/domain/staking/kinds/unstake.server.ts";
const HOLDING = "app/domain/staking/holding.server.ts";
const CALCULATOR = "programs-client/reward-calculator.ts";

const OF_RULES = ["tests/domain/staking/rules.test.ts"];
const OF_STAKING = ["tests/domain/staking/coin-staking.test.ts"];
const OF_PROOF = ["tests/domain/staking/proof.test.ts"];

export const stakingMutations: Mutation[] = [
  {
    name: "the largest stake is one unit more than is covered",
    file: RULES,
    before: "return ((freeRewardRaw + 1n) * BPS * YEAR_SECONDS - 1n) / factor;",
    after: "return ((freeRewardRaw + 1n) * BPS * YEAR_SECONDS - 1n) / factor + 1n;",
    tests: OF_RULES,
  },
  {
    name: "a reward that is covered to the unit is refused",
    file: RULES,
    before: ".rewardRaw > pool.freeRewardRaw)",
    after: ".rewardRaw >= pool.freeRewardRaw)",
    tests: OF_RULES,
  },
  {
    name: "a position that was left shows its principal again",
    file: RULES,
    before: "principalRaw: position.leftTs === 0n ? position.principalRaw : 0n,",
    after: "principalRaw: position.principalRaw,",
    tests: OF_RULES,
  },
  {
    name: "a position matures a second late on the screen",
    file: RULES,
    before: 'return ts >= endsAt(position.startTs, position.termDays) ? "matured" : "running";',
    after: 'return ts > endsAt(position.startTs, position.termDays) ? "matured" : "running";',
    tests: OF_RULES,
  },
  {
    name: "the calculator pays the whole reward a second late",
    file: CALCULATOR,
    before: "if (ts >= endsAt(position.startTs, position.termDays)) return position.rewardTotalRaw;",
    after: "if (ts > endsAt(position.startTs, position.termDays)) return position.rewardTotalRaw;",
    tests: ["tests/programs/coin/calculator.test.ts"],
  },
  {
    name: "the calculator rounds the fee down",
    file: CALCULATOR,
    before: "return grossRaw - (grossRaw * BigInt(feeBps) + BPS - 1n) / BPS;",
    after: "return grossRaw - (grossRaw * BigInt(feeBps)) / BPS;",
    tests: ["tests/programs/coin/calculator.test.ts"],
  },
  {
    name: "somebody's position is claimed by another wallet",
    file: HOLDING,
    before: 'if (!reading?.position.owner.equals(owner)) throw new AppError("PositionNotFound");',
    after: 'if (!reading) throw new AppError("PositionNotFound");',
    tests: OF_STAKING,
  },
  {
    name: "the principal stays inside where the reward cannot be paid",
    file: UNSTAKE,
    before: "      fallback: () => alone,\n",
    after: "",
    tests: OF_STAKING,
  },
  {
    name: "a stake takes any fee that the pool has by then",
    file: STAKE,
    before: "maxFeeBps: Number(parameters.maxFeeBps),",
    after: "maxFeeBps: 1_000,",
    tests: OF_STAKING,
  },
  {
    name: "a stake takes any rate that the pool has by then",
    file: STAKE,
    before: "minRateBps: Number(parameters.minRateBps),",
    after: "minRateBps: 0,",
    tests: OF_STAKING,
  },
  {
    name: "a holder without a token account cannot leave",
    file: HOLDING,
    before: "accountCreation: to.creation,",
    after: "accountCreation: [],",
    tests: OF_STAKING,
  },
  {
    name: "the proof page calls every vault covered",
    file: "app/domain/proof/coin-staking.server.ts",
    before: "isCovered: heldRaw >= owedRaw };",
    after: "isCovered: heldRaw >= 0n };",
    tests: OF_PROOF,
  },
  {
    name: "the proof page calls every deployed program identical to ours",
    file: "app/domain/proof/programs.server.ts",
    before: "isSameBinary: deployedSha256 === committedSha256,",
    after: "isSameBinary: deployedSha256.length === committedSha256.length,",
    tests: OF_PROOF,
  },
];
