use crate::{error::DropError, seeds, state::ClaimPage, ID};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use shared::{
    account::RentPayer,
    error::ensure,
    integer::{I64, U16, U32, U64},
    merkle::{self, sha256, Hash, Proof, MAX_LEAVES},
    pda::SignerSeeds,
    token::token_account_amount,
};

/// Kinds of gift.
pub const COINS: u8 = 0;
pub const NFTS: u8 = 1;

/// Being filled: everything can still be taken back.
const DRAFT: u8 = 0;
/// Filled, and nothing of it can change any more.
const OPEN: u8 = 1;
/// Something went back to the funder: nothing can be taken or paid in any more.
const SETTLED: u8 = 2;

/// From the end until those who paid rent may close what holds nothing any more: 30 days.
const CLOSING_GRACE_SECONDS: i64 = 30 * 86_400;

shared::account! {
    /// A campaign: a gift for a list of recipients, within a window, and the books.
    Campaign version 1 size 448 {
        bump: u8,
        campaign_id: U32,
        kind: u8,
        state: u8,
        is_paused: u8,
        decimals: u8,
        creator: Address,
        admin: Address,
        pending_admin: Address,
        pauser: Address,
        funder: Address,
        rent_payer: Address,
        mint: Address,
        token_program: Address,
        vault: Address,
        root: Hash,
        begin_ts: I64,
        end_ts: I64,
        recipients: U32,
        supply: U32,
        claimed_count: U32,
        pages: U16,
        total_gift: U64,
        /// Coins: base units paid in. NFTs: gifts whose accounts exist.
        deposited: U64,
        claimed_gift: U64,
        last_ts: I64,
        spare: [u8; 48],
    }
}

/// What a campaign promises, fixed when it is created.
pub struct Terms {
    pub begin_ts: i64,
    pub end_ts: i64,
    /// Places of the list.
    pub recipients: u32,
    /// How many of them can take the gift: the first ones to come.
    pub supply: u32,
    /// Base units, or NFTs.
    pub total_gift: u64,
}

impl Terms {
    /// `WindowInvalid`, `SupplyInvalid` or `ZeroAmount`.
    pub fn check(&self, ts: i64) -> Result<(), DropError> {
        if self.begin_ts >= self.end_ts || self.end_ts <= ts {
            return Err(DropError::WindowInvalid);
        }
        if self.supply == 0 || self.supply > self.recipients || self.recipients > MAX_LEAVES {
            return Err(DropError::SupplyInvalid);
        }
        if self.total_gift == 0 {
            return Err(DropError::ZeroAmount);
        }
        Ok(())
    }
}

impl Campaign {
    /// A draft of these terms; who and what else there is has to be filled in.
    #[inline(always)]
    pub fn draft(terms: &Terms, ts: i64) -> Self {
        let nobody = Address::default();
        Self {
            bump: 0,
            campaign_id: 0.into(),
            kind: COINS,
            state: DRAFT,
            is_paused: 0,
            decimals: 0,
            creator: nobody,
            admin: nobody,
            pending_admin: nobody,
            pauser: nobody,
            funder: nobody,
            rent_payer: nobody,
            mint: nobody,
            token_program: nobody,
            vault: nobody,
            root: [0; 32],
            begin_ts: terms.begin_ts.into(),
            end_ts: terms.end_ts.into(),
            recipients: terms.recipients.into(),
            supply: terms.supply.into(),
            claimed_count: 0.into(),
            pages: 0.into(),
            total_gift: terms.total_gift.into(),
            deposited: 0.into(),
            claimed_gift: 0.into(),
            last_ts: ts.into(),
            spare: [0; 48],
        }
    }

    /// The time: the clock's, but never before a second the campaign has seen.
    #[inline(always)]
    pub fn time(&self, clock_ts: i64) -> i64 {
        clock_ts.max(self.last_ts.get())
    }

    /// The time, remembered.
    #[inline(always)]
    pub fn advance(&mut self, clock_ts: i64) -> i64 {
        let ts = self.time(clock_ts);
        self.last_ts.set(ts);
        ts
    }

    #[inline(always)]
    pub fn expect_draft(&self) -> ProgramResult {
        ensure(self.state == DRAFT, DropError::CampaignNotDraft)
    }

    /// `PromiseChanged` unless the campaign promises what the funder agreed to. A draft can be
    /// closed and created again with other terms at the same address, so that address and
    /// signature alone do not say what is paid for.
    #[inline(always)]
    pub fn expect_promise(&self, agreed: &Hash) -> ProgramResult {
        ensure(self.promise() == *agreed, DropError::PromiseChanged)
    }

    /// SHA-256 over all that a campaign promises, each part of a fixed length.
    #[inline(always)]
    fn promise(&self) -> Hash {
        sha256(&[
            &[self.kind],
            self.mint.as_ref(),
            &self.root,
            self.begin_ts.as_bytes(),
            self.end_ts.as_bytes(),
            self.recipients.as_bytes(),
            self.supply.as_bytes(),
            self.total_gift.as_bytes(),
        ])
    }

    /// `CampaignNotOpen`, `NotBegun` or `CampaignEnded` unless gifts can be taken at `ts`: from the
    /// first second of the window up to the one before its end.
    #[inline(always)]
    pub fn expect_claimable(&self, ts: i64) -> ProgramResult {
        ensure(self.state != DRAFT, DropError::CampaignNotOpen)?;
        ensure(ts >= self.begin_ts.get(), DropError::NotBegun)?;
        ensure(
            self.state == OPEN && ts < self.end_ts.get(),
            DropError::CampaignEnded,
        )
    }

    /// `NotEnded` while somebody may still take a gift: from opening to the end.
    #[inline(always)]
    pub fn expect_over(&self, ts: i64) -> ProgramResult {
        ensure(
            self.state != OPEN || ts >= self.end_ts.get(),
            DropError::NotEnded,
        )
    }

    /// Opens for good; `CampaignPaused`, `CampaignEnded`, `GiftNotCovered` or `PagesMissing`.
    #[inline(always)]
    pub fn open(&mut self, ts: i64) -> Result<(), DropError> {
        if self.is_paused != 0 {
            return Err(DropError::CampaignPaused);
        }
        if ts >= self.end_ts.get() {
            return Err(DropError::CampaignEnded);
        }
        if self.deposited.get() < self.total_gift.get() {
            return Err(DropError::GiftNotCovered);
        }
        if u32::from(self.pages.get()) != self.pages_needed() {
            return Err(DropError::PagesMissing);
        }
        self.state = OPEN;
        Ok(())
    }

    /// What is about to go back to the funder is no longer there to be opened or taken.
    #[inline(always)]
    pub fn settle(&mut self) {
        self.state = SETTLED;
    }

    /// Pages that hold a bit for every place.
    #[inline(always)]
    pub fn pages_needed(&self) -> u32 {
        ClaimPage::number_of(self.recipients.get().saturating_sub(1)).saturating_add(1)
    }

    /// Counts a page of this number, which did not exist; `PlaceOutOfRange` if none is needed.
    #[inline(always)]
    pub fn add_page(&mut self, number: u16) -> Result<(), DropError> {
        if u32::from(number) >= self.pages_needed() {
            return Err(DropError::PlaceOutOfRange);
        }
        self.pages.set(self.pages.get().saturating_add(1));
        Ok(())
    }

    #[inline(always)]
    pub fn forget_page(&mut self) {
        self.pages.set(self.pages.get().saturating_sub(1));
    }

    /// Counts what was paid in: base units, or one NFT.
    #[inline(always)]
    pub fn add_deposit(&mut self, amount: u64) -> Result<(), DropError> {
        let deposited = self.deposited.get().checked_add(amount);
        self.deposited.set(deposited.ok_or(DropError::Overflow)?);
        Ok(())
    }

    #[inline(always)]
    pub fn forget_gift(&mut self) {
        self.deposited.set(self.deposited.get().saturating_sub(1));
    }

    /// `NotEligible` unless the list has `holder` with `amount` at place `index`. The leaf names the
    /// program and the campaign, so a proof of another list proves nothing here.
    #[inline(always)]
    pub fn expect_listed(
        &self,
        campaign: &Address,
        index: u32,
        holder: &Address,
        amount: u64,
        proof: Proof,
    ) -> ProgramResult {
        let leaf = merkle::leaf([
            ID.as_ref(),
            campaign.as_ref(),
            &index.to_le_bytes(),
            holder.as_ref(),
            &amount.to_le_bytes(),
        ]);
        ensure(
            proof.shows(&self.root, self.recipients.get(), index, leaf),
            DropError::NotEligible,
        )
    }

    /// Books a gift that is given; `GiftExhausted` if the supply or the rest of the gift does not
    /// have it.
    #[inline(always)]
    pub fn give(&mut self, amount: u64) -> Result<(), DropError> {
        let count = self.claimed_count.get().saturating_add(1);
        let given = self.claimed_gift.get().checked_add(amount);
        let given = given.ok_or(DropError::GiftExhausted)?;
        if count > self.supply.get() || given > self.total_gift.get() {
            return Err(DropError::GiftExhausted);
        }
        self.claimed_count.set(count);
        self.claimed_gift.set(given);
        Ok(())
    }

    /// `NotEnded` or `LeftoversRemain` unless nothing is left but the campaign itself.
    #[inline(always)]
    pub fn expect_empty(&self, ts: i64) -> ProgramResult {
        self.expect_over(ts)?;
        let is_gift_gone = match self.kind {
            COINS => self.state == SETTLED,
            _ => self.deposited.get() == 0,
        };
        ensure(
            is_gift_gone && self.pages.get() == 0,
            DropError::LeftoversRemain,
        )
    }

    /// Who may close an account that holds nothing of anybody's: the one with that `role` at any
    /// time, and who paid its rent from 30 days after the end, so that nobody's rent depends on a
    /// person who has nothing to gain by closing. `Unauthorized` or `GraceNotOver`.
    #[inline(always)]
    pub fn expect_closer(
        &self,
        authority: &Address,
        role: &Address,
        rent_payer: &Address,
        ts: i64,
    ) -> ProgramResult {
        if authority == role {
            return Ok(());
        }
        ensure(authority == rent_payer, DropError::Unauthorized)?;
        let grace_end_ts = self.end_ts.get().saturating_add(CLOSING_GRACE_SECONDS);
        ensure(ts >= grace_end_ts, DropError::GraceNotOver)
    }

    #[inline(always)]
    pub fn expect_kind(&self, kind: u8) -> ProgramResult {
        ensure(self.kind == kind, DropError::WrongKind)
    }

    #[inline(always)]
    pub fn expect_admin(&self, admin: &AccountView) -> ProgramResult {
        ensure(self.admin == *admin.address(), DropError::Unauthorized)
    }

    #[inline(always)]
    pub fn expect_funder(&self, funder: &AccountView) -> ProgramResult {
        ensure(self.funder == *funder.address(), DropError::Unauthorized)
    }

    #[inline(always)]
    pub fn expect_mint(&self, mint: &AccountView) -> ProgramResult {
        ensure(self.mint == *mint.address(), DropError::WrongMint)
    }

    #[inline(always)]
    pub fn expect_vault(&self, vault: &AccountView) -> ProgramResult {
        ensure(self.vault == *vault.address(), DropError::WrongVault)
    }

    #[inline(always)]
    pub fn expect_token_program(&self, program: &AccountView) -> ProgramResult {
        ensure(
            self.token_program == *program.address(),
            DropError::WrongTokenProgram,
        )
    }

    /// Base units in a token account of `mint` and `owner`; else `WrongTokenAccount`.
    #[inline(always)]
    pub fn token_amount(
        &self,
        account: &AccountView,
        mint: &Address,
        owner: &Address,
    ) -> Result<u64, ProgramError> {
        token_account_amount(account, &self.token_program, mint, Some(owner))
    }

    /// By these the campaign signs for its vault and escrows.
    #[inline(always)]
    pub fn signer_seeds<'a>(&'a self, bump: &'a [u8; 1]) -> SignerSeeds<'a> {
        let seeds = seeds::campaign(&self.creator, self.campaign_id.as_bytes());
        SignerSeeds::new(seeds, bump)
    }
}

/// `WrongRentPayer` unless `rent_payer` is who paid.
#[inline(always)]
pub fn expect_rent_payer(paid: &Address, rent_payer: &RentPayer) -> ProgramResult {
    ensure(*paid == *rent_payer.address(), DropError::WrongRentPayer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const BEGIN: i64 = 1_800_000_000;
    const END: i64 = BEGIN + 86_400;

    fn campaign() -> Campaign {
        let key = |byte| Address::new_from_array([byte; 32]);
        Campaign {
            bump: 255,
            campaign_id: 1.into(),
            kind: COINS,
            state: DRAFT,
            is_paused: 0,
            decimals: 6,
            creator: key(1),
            admin: key(2),
            pending_admin: Address::default(),
            pauser: key(3),
            funder: key(4),
            rent_payer: key(5),
            mint: key(6),
            token_program: key(7),
            vault: key(8),
            root: [9; 32],
            begin_ts: BEGIN.into(),
            end_ts: END.into(),
            recipients: 8_193.into(),
            supply: 2.into(),
            claimed_count: 0.into(),
            pages: 0.into(),
            total_gift: 100.into(),
            deposited: 0.into(),
            claimed_gift: 0.into(),
            last_ts: (BEGIN - 10).into(),
            spare: [0; 48],
        }
    }

    fn opened() -> Campaign {
        let mut campaign = campaign();
        campaign.add_deposit(100).unwrap();
        campaign.add_page(0).unwrap();
        campaign.add_page(1).unwrap();
        campaign.open(BEGIN - 10).unwrap();
        campaign
    }

    fn terms() -> Terms {
        Terms {
            begin_ts: BEGIN,
            end_ts: END,
            recipients: MAX_LEAVES,
            supply: MAX_LEAVES,
            total_gift: 1,
        }
    }

    #[test]
    fn accepts_terms_at_their_limits() {
        assert_eq!(terms().check(END - 1), Ok(()));
        let one = Terms {
            begin_ts: END - 1,
            recipients: 1,
            supply: 1,
            ..terms()
        };
        assert_eq!(one.check(0), Ok(()));
    }

    #[test]
    fn refuses_a_window_without_a_second_and_one_that_is_over() {
        let backwards = Terms {
            begin_ts: END,
            ..terms()
        };
        assert_eq!(backwards.check(0), Err(DropError::WindowInvalid));
        assert_eq!(terms().check(END), Err(DropError::WindowInvalid));
    }

    #[test]
    fn refuses_a_supply_of_none_or_beyond_the_list_and_a_list_that_is_too_long() {
        for (recipients, supply) in [(1, 0), (1, 2), (MAX_LEAVES + 1, 1), (0, 0)] {
            let terms = Terms {
                recipients,
                supply,
                ..terms()
            };
            assert_eq!(terms.check(0), Err(DropError::SupplyInvalid));
        }
        let nothing = Terms {
            total_gift: 0,
            ..terms()
        };
        assert_eq!(nothing.check(0), Err(DropError::ZeroAmount));
    }

    #[test]
    fn opens_with_the_last_base_unit_and_the_last_page() {
        let mut campaign = campaign();
        campaign.add_deposit(99).unwrap();
        assert_eq!(campaign.open(BEGIN), Err(DropError::GiftNotCovered));
        campaign.add_deposit(1).unwrap();
        assert_eq!(campaign.open(BEGIN), Err(DropError::PagesMissing));
        assert_eq!(campaign.add_page(2), Err(DropError::PlaceOutOfRange));
        campaign.add_page(1).unwrap();
        assert_eq!(campaign.open(BEGIN), Err(DropError::PagesMissing));
        campaign.add_page(0).unwrap();
        assert_eq!(campaign.open(END), Err(DropError::CampaignEnded));
        campaign.is_paused = 1;
        assert_eq!(campaign.open(BEGIN), Err(DropError::CampaignPaused));
        campaign.is_paused = 0;
        assert_eq!(campaign.open(END - 1), Ok(()));
        assert!(campaign.expect_draft().is_err());
    }

    #[test]
    fn gifts_can_be_taken_from_the_first_second_to_the_one_before_the_end() {
        let campaign = opened();
        let refusal = |ts| campaign.expect_claimable(ts);
        assert_eq!(refusal(BEGIN - 1), Err(DropError::NotBegun.into()));
        assert_eq!(refusal(BEGIN), Ok(()));
        assert_eq!(refusal(END - 1), Ok(()));
        assert_eq!(refusal(END), Err(DropError::CampaignEnded.into()));
        assert_eq!(
            campaign.expect_over(END - 1),
            Err(DropError::NotEnded.into())
        );
        assert_eq!(campaign.expect_over(END), Ok(()));
    }

    #[test]
    fn a_draft_gives_nothing_and_may_be_given_up_at_any_time() {
        let campaign = campaign();
        let refusal = Err(DropError::CampaignNotOpen.into());
        assert_eq!(campaign.expect_claimable(BEGIN), refusal);
        assert_eq!(campaign.expect_over(BEGIN), Ok(()));
    }

    #[test]
    fn what_was_settled_gives_nothing_more() {
        let mut campaign = opened();
        campaign.settle();
        let refusal = Err(DropError::CampaignEnded.into());
        assert_eq!(campaign.expect_claimable(BEGIN), refusal);
        assert!(campaign.expect_draft().is_err());
    }

    #[test]
    fn is_empty_only_when_gift_and_pages_are_gone() {
        let mut coins = opened();
        assert_eq!(coins.expect_empty(END - 1), Err(DropError::NotEnded.into()));
        let remains = Err(DropError::LeftoversRemain.into());
        assert_eq!(coins.expect_empty(END), remains);
        coins.settle();
        assert_eq!(coins.expect_empty(END), remains);
        coins.forget_page();
        coins.forget_page();
        assert_eq!(coins.expect_empty(END), Ok(()));

        let mut nfts = opened();
        nfts.kind = NFTS;
        nfts.forget_page();
        nfts.forget_page();
        nfts.deposited.set(1);
        assert_eq!(nfts.expect_empty(END), remains);
        nfts.forget_gift();
        assert_eq!(nfts.expect_empty(END), Ok(()));
    }

    #[test]
    fn who_paid_the_rent_may_close_from_30_days_after_the_end() {
        let mut campaign = campaign();
        let key = |byte| Address::new_from_array([byte; 32]);
        let (admin, payer) = (key(2), key(5));
        let closes =
            |campaign: &Campaign, by, ts| campaign.expect_closer(&key(by), &admin, &payer, ts);
        let grace_end = END + 30 * 86_400;
        let too_early = Err(DropError::GraceNotOver.into());
        assert_eq!(closes(&campaign, 2, i64::MIN), Ok(()));
        assert_eq!(closes(&campaign, 5, grace_end - 1), too_early);
        assert_eq!(closes(&campaign, 5, grace_end), Ok(()));
        let stranger = closes(&campaign, 4, grace_end);
        assert_eq!(stranger, Err(DropError::Unauthorized.into()));
        campaign.end_ts.set(i64::MAX);
        assert_eq!(closes(&campaign, 5, i64::MAX - 1), too_early);
    }

    #[test]
    fn every_part_of_the_promise_is_bound_and_nothing_else() {
        let agreed = campaign().promise();
        let changes: [fn(&mut Campaign); 8] = [
            |campaign| campaign.kind = NFTS,
            |campaign| campaign.mint = Address::default(),
            |campaign| campaign.root[31] ^= 1,
            |campaign| campaign.begin_ts.set(BEGIN + 1),
            |campaign| campaign.end_ts.set(END + 1),
            |campaign| campaign.recipients.set(8_194),
            |campaign| campaign.supply.set(3),
            |campaign| campaign.total_gift.set(101),
        ];
        for change in changes {
            let mut other = campaign();
            change(&mut other);
            let refusal = Err(DropError::PromiseChanged.into());
            assert_eq!(other.expect_promise(&agreed), refusal);
        }
        let mut filled = opened();
        filled.is_paused = 1;
        filled.pauser = Address::default();
        filled.give(1).unwrap();
        filled.advance(END);
        assert_eq!(filled.expect_promise(&agreed), Ok(()));
    }

    #[test]
    fn the_clock_never_goes_back() {
        let mut campaign = campaign();
        assert_eq!(campaign.advance(END), END);
        assert_eq!(campaign.advance(BEGIN), END);
        assert_eq!(campaign.time(i64::MIN), END);
    }

    proptest! {
        #[test]
        fn never_gives_more_than_the_supply_and_the_gift(
            supply in 1u32..20, total in 1u64..200, amounts in prop::collection::vec(0u64..30, 0..60),
        ) {
            let mut campaign = opened();
            campaign.supply.set(supply);
            campaign.total_gift.set(total);
            let (mut count, mut sum) = (0, 0);
            for amount in amounts.into_iter().chain([u64::MAX]) {
                let fits = count < supply && sum + u128::from(amount) <= u128::from(total);
                prop_assert_eq!(campaign.give(amount).is_ok(), fits);
                if fits {
                    count += 1;
                    sum += u128::from(amount);
                }
            }
            prop_assert_eq!(campaign.claimed_count.get(), count);
            prop_assert_eq!(u128::from(campaign.claimed_gift.get()), sum);
        }
    }
}
