use crate::{
    error::StakingError,
    events::CoinPositionClosed,
    math::{accrued, net, DAY},
    state::CoinPool,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use shared::{
    account::{Account, RentPayer},
    error::ensure,
    event,
    integer::{I64, U16, U64},
};

shared::account! {
    /// A position: what was locked, for how long, at which rates (frozen when it was opened), and
    /// what was paid.
    CoinPosition version 1 size 192 {
        bump: u8,
        pool: Address,
        owner: Address,
        rent_payer: Address,
        position_id: U64,
        principal: U64,
        reward_total: U64,
        claimed: U64,
        start_ts: I64,
        left_ts: I64,
        term_days: U16,
        rate_bps: U16,
        base_rate_bps: U16,
        fee_bps: U16,
        spare: [u8; 30],
    }
}

impl CoinPosition {
    /// The whole reward of a term, or `Overflow`.
    #[inline(always)]
    pub fn whole_reward(
        principal: u64,
        rate_bps: u16,
        term_days: u16,
    ) -> Result<u64, StakingError> {
        accrued(principal, rate_bps, term_seconds(term_days)).ok_or(StakingError::Overflow)
    }

    /// The second from which the whole reward is due.
    #[inline(always)]
    pub fn end_ts(&self) -> i64 {
        let term = term_seconds(self.term_days.get()) as i64;
        self.start_ts.get().saturating_add(term)
    }

    #[inline(always)]
    pub fn has_left(&self) -> bool {
        self.left_ts.get() != 0
    }

    /// The gross reward earned by `ts`, between `claimed` and `reward_total`: at the base rate
    /// before the end of the term, and the whole reward from then on.
    #[inline(always)]
    pub fn earned(&self, ts: i64) -> u64 {
        let whole = self.reward_total.get();
        if self.has_left() || ts >= self.end_ts() {
            return whole;
        }
        let seconds = ts.saturating_sub(self.start_ts.get()).max(0) as u64;
        accrued(self.principal.get(), self.base_rate_bps.get(), seconds)
            .unwrap_or(whole)
            .min(whole)
            .max(self.claimed.get())
    }

    /// The gross reward that can be claimed at `ts`.
    #[inline(always)]
    pub fn due(&self, ts: i64) -> u64 {
        self.earned(ts).saturating_sub(self.claimed.get())
    }

    /// The gross reward that was not claimed yet, due or not.
    #[inline(always)]
    pub fn unclaimed(&self) -> u64 {
        self.reward_total.get().saturating_sub(self.claimed.get())
    }

    /// What claiming `amount` more pays after the fee. The fee is computed on all that was claimed
    /// so far, so that claiming in parts pays as much as claiming at once.
    #[inline(always)]
    pub fn payout(&self, amount: u64) -> u64 {
        let before = self.claimed.get();
        let after = before.saturating_add(amount);
        match self.fee_bps.get() {
            0 => amount,
            fee_bps => net(after, fee_bps).saturating_sub(net(before, fee_bps)),
        }
    }

    /// Counts `amount`, at most what is due, as claimed.
    #[inline(always)]
    pub fn count_claim(&mut self, amount: u64) {
        let claimed = self.claimed.get().saturating_add(amount);
        self.claimed.set(claimed);
    }

    /// Marks the principal as returned. What has accrued is still owed. Returns how much of the
    /// reservation is released because the position is left before its end.
    #[inline(always)]
    pub fn leave(&mut self, ts: i64) -> u64 {
        let kept = self.earned(ts);
        let released = self.reward_total.get().saturating_sub(kept);
        self.reward_total.set(kept);
        // 0 means that it has not left
        self.left_ts.set(ts.max(1));
        released
    }

    #[inline(always)]
    pub fn is_fully_claimed(&self) -> bool {
        self.unclaimed() == 0
    }

    /// `WrongPool`, `WrongOwner` or `WrongRentPayer` unless the position belongs to these.
    #[inline(always)]
    pub fn expect_of(
        &self,
        pool: &Address,
        owner: &AccountView,
        rent_payer: &RentPayer,
    ) -> ProgramResult {
        ensure(self.pool == *pool, StakingError::WrongPool)?;
        ensure(self.owner == *owner.address(), StakingError::WrongOwner)?;
        ensure(
            self.rent_payer == *rent_payer.address(),
            StakingError::WrongRentPayer,
        )
    }
}

#[inline(always)]
fn term_seconds(term_days: u16) -> u64 {
    (term_days as u64).saturating_mul(DAY)
}

/// Closes the position if its principal has left and nothing is owed, and returns the rent to the
/// account that paid it. If that account can no longer receive, the empty position stays open.
#[inline(always)]
pub fn close_if_done(
    position: Account<CoinPosition>,
    pool: &mut Account<CoinPool>,
    rent_payer: RentPayer,
    ts: i64,
) -> Result<(), ProgramError> {
    let is_done = position.has_left() && position.is_fully_claimed();
    if !is_done || !rent_payer.can_receive() {
        return Ok(());
    }
    pool.forget_position();
    let event = event!(CoinPositionClosed {
        pool: position.pool,
        position: *position.address(),
        owner: position.owner,
        rent_payer: position.rent_payer,
        lamports: position.view().lamports().into(),
        ts: ts.into(),
    });
    position.close(rent_payer)?;
    event.emit();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::math::{MAX_FEE_BPS, TERMS_DAYS};
    use proptest::prelude::*;

    const START: i64 = 1_800_000_000;

    fn position(principal: u64, term_days: u16, rate_bps: u16, base_rate_bps: u16) -> CoinPosition {
        let reward = CoinPosition::whole_reward(principal, rate_bps, term_days).unwrap();
        CoinPosition {
            bump: 255,
            pool: Address::default(),
            owner: Address::default(),
            rent_payer: Address::default(),
            position_id: 1.into(),
            principal: principal.into(),
            reward_total: reward.into(),
            claimed: 0.into(),
            start_ts: START.into(),
            left_ts: 0.into(),
            term_days: term_days.into(),
            rate_bps: rate_bps.into(),
            base_rate_bps: base_rate_bps.into(),
            fee_bps: 0.into(),
            spare: [0; 30],
        }
    }

    #[test]
    fn the_base_rate_accrues_until_the_last_second_and_the_whole_is_due_at_the_end() {
        // 1,000,000 for 90 days give 19,726 at 8 %, and 7,397 at the base rate of 3 %
        let position = position(1_000_000, 90, 800, 300);
        let end = START + 90 * 86_400;
        assert_eq!(position.end_ts(), end);
        assert_eq!(position.earned(START), 0);
        assert_eq!(position.earned(START + 86_400), 82);
        assert_eq!(position.earned(end - 1), 7_397);
        assert_eq!(position.earned(end), 19_726);
        assert_eq!(position.earned(i64::MAX), 19_726);
    }

    #[test]
    fn a_clock_before_the_start_earns_nothing_and_breaks_nothing() {
        let position = position(u64::MAX / 4, 365, 10_000, 10_000);
        assert_eq!(position.earned(START - 1), 0);
        assert_eq!(position.earned(i64::MIN), 0);
    }

    #[test]
    fn what_was_claimed_stays_earned_whatever_the_clock_says() {
        let mut position = position(1_000_000, 90, 800, 300);
        position.count_claim(82);
        assert_eq!(position.earned(START), 82);
        assert_eq!(position.due(START), 0);
        assert_eq!(position.leave(START), 19_726 - 82);
        assert!(position.is_fully_claimed());
    }

    #[test]
    fn leaving_early_keeps_what_has_accrued_and_releases_the_rest() {
        let mut position = position(1_000_000, 90, 800, 300);
        assert_eq!(position.leave(START + 86_400), 19_726 - 82);
        assert!(position.has_left() && !position.is_fully_claimed());
        assert_eq!(position.due(START + 86_400), 82);
        // nothing more accrues
        assert_eq!(position.due(i64::MAX), 82);
    }

    #[test]
    fn leaving_at_the_end_releases_nothing() {
        let mut position = position(1_000_000, 90, 800, 300);
        assert_eq!(position.leave(START + 90 * 86_400), 0);
        assert_eq!(position.due(START), 19_726);
    }

    #[test]
    fn leaving_at_the_very_first_second_is_still_leaving() {
        let mut position = position(1_000_000, 90, 800, 300);
        position.start_ts.set(0);
        assert_eq!(position.leave(0), 19_726);
        assert!(position.has_left() && position.is_fully_claimed());
    }

    #[test]
    fn a_term_at_the_end_of_time_ends_there() {
        let mut position = position(1_000_000, 365, 800, 300);
        position.start_ts.set(i64::MAX - 1);
        assert_eq!(position.end_ts(), i64::MAX);
        assert_eq!(position.leave(i64::MAX), 0);
    }

    #[test]
    fn the_largest_principal_that_fits_can_leave() {
        for term_days in TERMS_DAYS {
            let mut position = position(u64::MAX, term_days, 10_000, 10_000);
            let due = position.due(i64::MAX);
            assert_eq!(position.payout(due), due);
            position.count_claim(due);
            assert_eq!(position.leave(i64::MAX), 0);
            assert!(position.is_fully_claimed());
        }
        assert_eq!(
            CoinPosition::whole_reward(u64::MAX, 10_001, 365),
            Err(StakingError::Overflow)
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]
        #[test]
        fn nothing_is_paid_twice_lost_or_beyond_the_reservation(
            principal: u64,
            term in 0usize..4,
            rate in 0u16..=10_000,
            base_share in 0u32..=100,
            fee_bps in 0..=MAX_FEE_BPS,
            steps in prop::collection::vec((0i64..40_000_000, 0u64..=100, 0u8..8), 1..24),
        ) {
            let base_rate = (rate as u32 * base_share / 100) as u16;
            let mut position = position(principal, TERMS_DAYS[term], rate, base_rate);
            position.fee_bps.set(fee_bps);
            let whole = position.reward_total.get();
            let (mut ts, mut released, mut gross, mut paid) = (START, 0, 0u64, 0u64);
            for (seconds, share, action) in steps {
                ts += seconds;
                let earned = position.earned(ts);
                prop_assert!(position.claimed.get() <= earned);
                prop_assert!(earned <= position.reward_total.get());
                prop_assert!(position.earned(ts + 1) >= earned);
                if action == 0 && !position.has_left() {
                    released = position.leave(ts);
                    prop_assert_eq!(position.earned(ts), earned);
                } else {
                    let amount = (position.due(ts) as u128 * share as u128 / 100) as u64;
                    paid += position.payout(amount);
                    position.count_claim(amount);
                    gross += amount;
                }
            }
            prop_assert_eq!(position.claimed.get(), gross);
            prop_assert_eq!(paid, net(gross, fee_bps));
            prop_assert_eq!(position.reward_total.get() + released, whole);
        }
    }
}
