import type { Mutation } from "../mutation.ts";

const POOL = "programs/staking/src/state/nft_pool.rs";
const POSITION = "programs/staking/src/state/nft_position.rs";
const STREAM = "programs/staking/src/state/nft_stream.rs";
const CHECK_IN = "programs/staking/src/state/check_in.rs";
const NFT = "programs/staking/src/nft.rs";
const instruction = (name: string) => `programs/staking/src/instructions/${name}.rs`;

const POSITIONS = ["tests/programs/nft/positions.test.ts"];
const MATRIX = ["tests/programs/nft/matrix.test.ts"];
const CHECK_INS = ["tests/programs/nft/check-ins.test.ts"];
const MEMBERS = ["tests/programs/nft/nfts.test.ts"];
const EXIT = ["tests/programs/nft/exit.test.ts"];

export const nftMutations: Mutation[] = [
  {
    name: "a Nova position earns its whole weight from the start",
    file: POSITION,
    before: "let weight_bps = if ts >= self.end_ts() {",
    after: "let weight_bps = if ts >= self.start_ts.get() {",
    tests: POSITIONS,
  },
  {
    name: "an NFT checks in on the day it came in",
    file: POSITION,
    before: "korean_day(self.start_ts.get()) < korean_day(ts)",
    after: "korean_day(self.start_ts.get()) <= korean_day(ts)",
    tests: CHECK_INS,
  },
  {
    name: "a claim fails if the stream's mint is the owner or rent payer of the position",
    file: instruction("claim_stream"),
    before: "mint: View [or(owner), or(rent_payer)],",
    after: "mint: View [],",
    tests: ["tests/programs/nft/mint-as-person.test.ts"],
  },
  {
    name: "leaving Nova before its term keeps what was not claimed",
    file: POSITION,
    before: "let is_early = ts < self.end_ts();",
    after: "let is_early = ts < self.start_ts.get();",
    tests: POSITIONS,
  },
  {
    name: "rewards that were given up by leaving early never return to the stream's funds",
    file: POSITION,
    before: "stream.release(in_parts(given_up).saturating_add(rest));",
    after: "stream.release(rest);",
    tests: POSITIONS,
  },
  {
    name: "an NFT position closes with rewards still owed",
    file: POSITION,
    before: "self.has_left() && self.rewards.iter().all(is_paid)",
    after: "self.has_left() && self.rewards.iter().any(is_paid)",
    tests: POSITIONS,
  },
  {
    name: "anybody may leave with somebody's NFT",
    file: POSITION,
    before: "ensure(self.owner == *owner.address(), StakingError::WrongOwner)",
    after: "{ let _ = owner; Ok(()) }",
    tests: MATRIX,
  },
  {
    name: "a stream accrues beyond its end",
    file: STREAM,
    before: "let until = ts.min(self.end_ts.get());",
    after: "let until = ts;",
    tests: POSITIONS,
  },
  {
    name: "a stream promises more than was paid in",
    file: STREAM,
    before: "Some(cost) if cost <= self.free.get() => self.accrue(gained, cost),",
    after: "Some(cost) => self.accrue(gained, cost),",
    tests: POSITIONS,
  },
  {
    name: "an admin withdraws what holders have earned",
    file: STREAM,
    before: "if amount == 0 || amount > vault_amount.saturating_sub(self.owed()) {",
    after: "if amount == 0 || amount > vault_amount {",
    tests: EXIT,
  },
  {
    name: "a check-in promises a bonus that is not there",
    file: STREAM,
    before: "let bonus = if in_parts(whole) <= free {",
    after: "let bonus = if in_parts(whole) <= free.max(in_parts(whole)) {",
    tests: CHECK_INS,
  },
  {
    name: "a streak of a week earns what one day does",
    file: STREAM,
    before: "days if days >= week_days => week.get(),",
    after: "days if days > month_days => week.get(),",
    tests: CHECK_INS,
  },
  {
    name: "one Korean day is counted twice",
    file: CHECK_IN,
    before: "if !is_first && day <= last_day {",
    after: "if !is_first && day < last_day {",
    tests: CHECK_INS,
  },
  {
    name: "a streak goes on after a day that was missed",
    file: CHECK_IN,
    before: "let is_next = !is_first && day == last_day.saturating_add(1);",
    after: "let is_next = !is_first && day > last_day;",
    tests: CHECK_INS,
  },
  {
    name: "a pool takes one NFT more than it says",
    file: POOL,
    before: "if nfts >= self.max_nfts.get() {",
    after: "if nfts > self.max_nfts.get() {",
    tests: POSITIONS,
  },
  {
    name: "an NFT that left still counts",
    file: POOL,
    before: "let weight = self.weight.get().saturating_sub(weight_bps as u32);",
    after: "let weight = self.weight.get().saturating_sub(weight_bps as u32 / 2);",
    tests: POSITIONS,
  },
  {
    name: "a new collection holds before its delay has passed",
    file: POOL,
    before: "if self.next_membership.kind == 0 || ts < self.due_ts.get() {",
    after: "if self.next_membership.kind == 0 {",
    tests: MEMBERS,
  },
  {
    name: "an NFT is accepted though its collection has not verified it",
    file: NFT,
    before: "let is_verified = self.byte()? == 1;",
    after: "let is_verified = self.byte()? <= 1;",
    tests: MEMBERS,
  },
  {
    name: "a print of an NFT in the collection is accepted as an NFT of the collection",
    file: NFT,
    before: "if metadata.token_standard == Some(PRINT) {",
    after: "if metadata.token_standard == Some(PRINT + PRINT) {",
    tests: MEMBERS,
  },
  {
    name: "a mint with two units is accepted as an NFT",
    file: NFT,
    before: "decimals == 0 && mint_supply(mint) == 1,",
    after: "decimals == 0 && mint_supply(mint) > 0,",
    tests: MEMBERS,
  },
  {
    name: "an NFT whose mint somebody can freeze is let in",
    file: NFT,
    before: "const FREEZE_AUTHORITY: usize = 46;",
    after: "const FREEZE_AUTHORITY: usize = 0;",
    tests: MEMBERS,
  },
  {
    name: "a frozen NFT is let in",
    file: NFT,
    before: "data(token).get(STATE) != Some(&FROZEN),",
    after: "data(token).get(STATE) != Some(&(FROZEN + 1)),",
    tests: MEMBERS,
  },
  {
    name: "a programmable NFT is let in",
    file: NFT,
    before: "Some(PROGRAMMABLE | PROGRAMMABLE_EDITION) => Err(StakingError::ProgrammableNft),",
    after: "Some(PROGRAMMABLE_EDITION) => Err(StakingError::ProgrammableNft),",
    tests: MEMBERS,
  },
  {
    name: "metadata at another address is believed",
    file: NFT,
    before: "if expect_address(account.address(), &seeds, &TOKEN_METADATA).is_err() {",
    after: "if expect_address(account.address(), &seeds, &TOKEN_METADATA).is_err() && account.is_data_empty() {",
    tests: MATRIX,
  },
  {
    name: "a paused pool takes NFTs",
    file: instruction("stake_nft"),
    before: "ensure(pool.is_paused == 0, StakingError::PoolPaused)?;",
    after: "",
    tests: EXIT,
  },
  {
    name: "another NFT's escrow is emptied",
    file: instruction("unstake_nft"),
    before: "position.escrow == *escrow.address(),",
    after: "true || position.escrow == *escrow.address(),",
    tests: MATRIX,
  },
  {
    name: "an NFT that came in does not settle the streams first",
    file: instruction("stake_nft"),
    before: "    pool.settle(ts);\n    pool.open_position(offer.weight_bps)?;",
    after: "    pool.open_position(offer.weight_bps)?;",
    tests: POSITIONS,
  },
  {
    name: "an NFT that left checks in",
    file: instruction("check_in"),
    before: "ensure(!position.has_left(), StakingError::NftAlreadyReturned)?;",
    after: "",
    tests: CHECK_INS,
  },
  {
    name: "another NFT's streak is taken",
    file: instruction("check_in"),
    before: "check_in.expect_of(&position.pool, &position.mint)?;",
    after: "",
    tests: MATRIX,
  },
  {
    name: "a new rate counts from before it was set",
    file: instruction("set_stream"),
    before: "    stream.settle(ts, weight);\n",
    after: "    let _ = (ts, weight);\n",
    tests: [...POSITIONS, ...EXIT],
  },
];
