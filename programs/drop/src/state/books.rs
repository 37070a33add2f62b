//! What was paid into a campaign, what was given, and what is left.
use crate::{
    error::DropError,
    state::{
        campaign::{DRAFT, OPEN, SETTLED},
        Campaign, ClaimPage, COINS,
    },
    ID,
};
use pinocchio::{Address, ProgramResult};
use shared::{
    error::ensure,
    merkle::{self, Proof},
};

impl Campaign {
    #[inline(always)]
    pub fn expect_draft(&self) -> ProgramResult {
        ensure(self.state == DRAFT, DropError::CampaignNotDraft)
    }

    /// Opens the campaign for good. `CampaignPaused`, `CampaignEnded`, `GiftNotCovered` or
    /// `PagesMissing` if it cannot be opened.
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

    /// Settles the campaign before anything goes back to the funder, so that it can be neither
    /// opened nor claimed from any more.
    #[inline(always)]
    pub fn settle(&mut self) {
        self.state = SETTLED;
    }

    /// The number of pages that a bit for every place needs.
    #[inline(always)]
    pub fn pages_needed(&self) -> u32 {
        ClaimPage::number_of(self.recipients.get().saturating_sub(1)).saturating_add(1)
    }

    /// Counts a new page of this number. `PlaceOutOfRange` if no page of this number is needed.
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

    /// What the funder paid in and nobody took. What others send into the vault is not counted: it
    /// belongs to nobody, and must not keep the vault from being closed.
    #[inline(always)]
    pub fn left_to_funder(&self) -> u64 {
        self.deposited.get().saturating_sub(self.claimed_gift.get())
    }

    /// Books that the funder has got back what was left.
    #[inline(always)]
    pub fn forget_coins(&mut self) {
        self.deposited = self.claimed_gift;
    }

    #[inline(always)]
    pub fn forget_gift(&mut self) {
        self.deposited.set(self.deposited.get().saturating_sub(1));
    }

    /// `NotEligible` unless the list has `holder` with `amount` at place `index`. The leaf names
    /// the program and the campaign, so that a proof for another list proves nothing here.
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

    /// Books a gift that is given. `GiftExhausted` if the supply is used up or too little of the
    /// gift is left.
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{
        campaign::samples::{campaign, opened, BEGIN, END},
        NFTS,
    };
    use proptest::prelude::*;

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
    fn what_was_paid_in_and_not_taken_is_the_funders_until_it_went_back() {
        let mut campaign = opened();
        assert_eq!(campaign.left_to_funder(), 100);
        campaign.give(30).unwrap();
        assert_eq!(campaign.left_to_funder(), 70);
        campaign.forget_coins();
        assert_eq!(campaign.left_to_funder(), 0);
        campaign.deposited.set(29);
        assert_eq!(campaign.left_to_funder(), 0);
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
