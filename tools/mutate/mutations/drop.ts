import type { Mutation } from "../mutation.ts";

const BOOKS = "programs/drop/src/state/books.rs";
const WINDOW = "programs/drop/src/state/window.rs";
const PAGE = "programs/drop/src/state/claim_page.rs";
const instruction = (name: string) => `programs/drop/src/instructions/${name}.rs`;

const CLAIMS = ["tests/programs/drop/claims.test.ts"];
const MATRIX = ["tests/programs/drop/matrix.test.ts"];
const SECONDS = ["tests/programs/drop/seconds.test.ts"];
const CAMPAIGNS = ["tests/programs/drop/campaigns.test.ts"];
const PROMISE = ["tests/programs/drop/promise.test.ts"];
const CLOSING = ["tests/programs/drop/closing.test.ts"];

export const dropMutations: Mutation[] = [
  {
    name: "a gift is taken in the second in which the drop ends",
    file: WINDOW,
    before: "self.state == OPEN && ts < self.end_ts.get(),",
    after: "self.state == OPEN && ts <= self.end_ts.get(),",
    tests: SECONDS,
  },
  {
    name: "a gift is taken before the drop begins",
    file: WINDOW,
    before: "ensure(ts >= self.begin_ts.get(), DropError::NotBegun)?;",
    after: "",
    tests: SECONDS,
  },
  {
    name: "a draft's gifts are taken",
    file: WINDOW,
    before: "ensure(self.state != DRAFT, DropError::CampaignNotOpen)?;",
    after: "",
    tests: SECONDS,
  },
  {
    name: "the funder takes the gift back while it can be taken",
    file: WINDOW,
    before: "self.state != OPEN || ts >= self.end_ts.get(),",
    after: "self.state != OPEN || ts >= self.begin_ts.get(),",
    tests: CAMPAIGNS,
  },
  {
    name: "a campaign opens without its whole gift",
    file: BOOKS,
    before: "if self.deposited.get() < self.total_gift.get() {",
    after: "if self.deposited.get() < self.total_gift.get() / 2 {",
    tests: CAMPAIGNS,
  },
  {
    name: "a campaign opens with a page missing",
    file: BOOKS,
    before: "if u32::from(self.pages.get()) != self.pages_needed() {",
    after: "if u32::from(self.pages.get()) > self.pages_needed() {",
    tests: CAMPAIGNS,
  },
  {
    name: "a paused campaign opens",
    file: BOOKS,
    before: "if self.is_paused != 0 {",
    after: "if self.is_paused > 1 {",
    tests: CAMPAIGNS,
  },
  {
    name: "a proof of another campaign's list is accepted",
    file: BOOKS,
    before: "            campaign.as_ref(),\n            &index.to_le_bytes(),",
    after: "            ID.as_ref(),\n            &index.to_le_bytes(),",
    tests: CLAIMS,
  },
  {
    name: "somebody else takes the gift of a place",
    file: BOOKS,
    before: "            holder.as_ref(),\n            &amount.to_le_bytes(),",
    after: "            campaign.as_ref(),\n            &amount.to_le_bytes(),",
    tests: CLAIMS,
  },
  {
    name: "more are given than the supply",
    file: BOOKS,
    before: "if count > self.supply.get() || given > self.total_gift.get() {",
    after: "if given > self.total_gift.get() {",
    tests: CLAIMS,
  },
  {
    name: "more coins are given than the gift has",
    file: BOOKS,
    before: "if count > self.supply.get() || given > self.total_gift.get() {",
    after: "if count > self.supply.get() {",
    tests: CLAIMS,
  },
  {
    name: "a campaign is closed while gifts or pages remain",
    file: BOOKS,
    before: "is_gift_gone && self.pages.get() == 0,",
    after: "is_gift_gone || self.pages.get() == 0,",
    tests: CAMPAIGNS,
  },
  {
    name: "a gift is taken twice",
    file: PAGE,
    before: "if *byte & bit != 0 {",
    after: "if *byte & bit > bit {",
    tests: CLAIMS,
  },
  {
    name: "one gift taken marks eight as taken",
    file: PAGE,
    before: "*byte |= bit;",
    after: "*byte = 0xff;",
    tests: CLAIMS,
  },
  {
    name: "a claim page that holds other places is accepted",
    file: PAGE,
    before: "u32::from(self.number.get()) == Self::number_of(index),",
    after: "u32::from(self.number.get()) <= Self::number_of(index).max(u32::MAX - 1),",
    tests: MATRIX,
  },
  {
    name: "any NFT of the campaign is taken with one's own proof",
    file: instruction("claim_nft"),
    before: "ensure(gift.number.get() == index, DropError::WrongGift)?;",
    after: "",
    tests: MATRIX,
  },
  {
    name: "coins come out of an account that is not the campaign's vault",
    file: instruction("claim_coins"),
    before: "campaign.expect_vault(vault)?;",
    after: "",
    tests: MATRIX,
  },
  {
    name: "the rent payer closes a vault that holds coins of the funder's",
    file: instruction("return_coins"),
    before: "campaign.expect_funder(authority)?;",
    after: "",
    tests: CLOSING,
  },
  {
    name: "the rent payer closes a gift that holds an NFT of the funder's",
    file: instruction("return_nft"),
    before: "campaign.expect_funder(authority)?;",
    after: "",
    tests: CLOSING,
  },
  {
    name: "a few units that somebody sent into a vault keep it open",
    file: BOOKS,
    before: "self.deposited.get().saturating_sub(self.claimed_gift.get())",
    after: "self.deposited.get().max(1)",
    tests: CLOSING,
  },
  {
    name: "an NFT that was sent back keeps a gift open",
    file: instruction("claim_nft"),
    before: "gift.is_taken = 1;",
    after: "",
    tests: CLOSING,
  },
  {
    name: "the rent payer sends dust to an account of their own",
    file: instruction("return_coins"),
    before: "campaign.token_amount(funder_token, &campaign.mint, &campaign.funder)?;",
    after: "",
    tests: CLOSING,
  },
  {
    name: "anybody settles a draft with an empty vault",
    file: instruction("return_coins"),
    before: "        authority.address(),\n        &campaign.funder,",
    after: "        &campaign.funder,\n        &campaign.funder,",
    tests: CLOSING,
  },
  {
    name: "the rent payer closes a campaign one second before the grace period is over",
    file: WINDOW,
    before: "ensure(ts >= grace_end_ts, DropError::GraceNotOver)",
    after: "ensure(ts >= grace_end_ts.saturating_sub(1), DropError::GraceNotOver)",
    tests: CLOSING,
  },
  {
    name: "after the grace period anybody closes a campaign whose rent another paid",
    file: WINDOW,
    before: "ensure(authority == rent_payer, DropError::Unauthorized)?;",
    after: "let _ = rent_payer;",
    tests: CLOSING,
  },
  {
    name: "even after the grace period the rent payer cannot close a campaign",
    file: instruction("close_campaign"),
    before: "        &campaign.rent_payer,\n        ts,",
    after: "        &campaign.admin,\n        ts,",
    tests: CLOSING,
  },
  {
    name: "coins are paid into a draft that was made again with other terms",
    file: instruction("fund"),
    before: "campaign.expect_promise(&arguments.promise)?;",
    after: "",
    tests: PROMISE,
  },
  {
    name: "an NFT is put into a draft that was made again with other terms",
    file: instruction("deposit_nft"),
    before: "campaign.expect_promise(&arguments.promise)?;",
    after: "",
    tests: PROMISE,
  },
  {
    name: "a claim page is created for a draft that was made again with other terms",
    file: instruction("create_claim_page"),
    before: "campaign.expect_promise(&arguments.promise)?;",
    after: "",
    tests: PROMISE,
  },
  {
    name: "a campaign whose coins went back is opened again",
    file: instruction("return_coins"),
    before: "campaign.settle();",
    after: "",
    tests: CAMPAIGNS,
  },
  {
    name: "an open campaign takes another deposit",
    file: instruction("fund"),
    before: "campaign.expect_draft()?;",
    after: "",
    tests: CAMPAIGNS,
  },
];
