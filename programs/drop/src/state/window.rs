//! When gifts can be claimed, when leftovers go back, and who may close empty accounts.
use crate::{
    error::DropError,
    state::{
        campaign::{DRAFT, OPEN},
        Campaign,
    },
};
use pinocchio::{Address, ProgramResult};
use shared::error::ensure;

/// How long after the end the keys that paid rent have to wait before they may close an empty
/// account themselves: 30 days.
const CLOSING_GRACE_SECONDS: i64 = 30 * 86_400;

impl Campaign {
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

    /// Checks who closes an account that holds nothing of the funder's: the key with that `role`
    /// may at any time, and the key that paid its rent from 30 days after the end, so that nobody's
    /// rent depends on a person who has nothing to gain by closing. `Unauthorized` or
    /// `GraceNotOver`.
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::campaign::samples::{campaign, opened, BEGIN, END};

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
}
