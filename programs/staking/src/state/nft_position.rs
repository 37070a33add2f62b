use crate::{
    error::StakingError,
    events::NftPositionClosed,
    math::{korean_day, net, DAY},
    state::{
        nft_stream::{in_parts, whole_units},
        NftPool, NftStream,
    },
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use shared::{
    account::{Account, RentPayer},
    error::ensure,
    event,
    integer::{I64, U128, U16, U64},
};

shared::part! {
    /// What a position earned from one stream.
    NftReward size 32 {
        /// the stream's index when the NFT came in
        index: U128,
        /// what check-ins earned; after the NFT has left, all that was earned
        total: U64,
        /// gross: the part of what was earned that was paid or kept as fee
        claimed: U64,
    }
}

shared::account! {
    /// An NFT in a pool, or what is still owed for one that left.
    NftPosition version 1 size 360 {
        bump: u8,
        pool: Address,
        mint: Address,
        owner: Address,
        rent_payer: Address,
        escrow: Address,
        start_ts: I64,
        left_ts: I64,
        term_days: U16,
        weight_bps: U16,
        base_weight_bps: U16,
        fee_bps: U16,
        rewards: [NftReward; 4],
        spare: [u8; 38],
    }
}

impl NftPosition {
    /// The second from which the whole weight counts.
    #[inline(always)]
    pub fn end_ts(&self) -> i64 {
        let term = (self.term_days.get() as u64).saturating_mul(DAY) as i64;
        self.start_ts.get().saturating_add(term)
    }

    #[inline(always)]
    pub fn has_left(&self) -> bool {
        self.left_ts.get() != 0
    }

    /// Whether the NFT came in before the Korean day of `ts` began. At the first second of a day it
    /// can be in one pool only, so it cannot earn a day's bonus in two pools.
    #[inline(always)]
    pub fn has_stayed_overnight(&self, ts: i64) -> bool {
        korean_day(self.start_ts.get()) < korean_day(ts)
    }

    /// The gross reward of a stream that is due by `ts`, claimed or not: at the base weight before
    /// the end of the term, and at the whole weight from then on. The stream has to be settled at
    /// `ts`.
    #[inline(always)]
    pub fn earned(&self, reward: &NftReward, stream: &NftStream, ts: i64) -> u64 {
        if self.has_left() {
            return reward.total.get();
        }
        let weight_bps = if ts >= self.end_ts() {
            self.weight_bps
        } else {
            self.base_weight_bps
        };
        let parts = stream.earned_parts(reward.index.get(), weight_bps.get());
        reward
            .total
            .get()
            .saturating_add(whole_units(parts))
            .max(reward.claimed.get())
    }

    /// Takes the NFT out of the books. What was earned is still owed, and what is less than a base
    /// unit goes back to the streams. Before the end of the term, all that was not claimed goes
    /// back. Returns what went back to each stream, in whole base units.
    #[inline(always)]
    pub fn leave(&mut self, streams: &mut [NftStream], ts: i64) -> [U64; 4] {
        let is_early = ts < self.end_ts();
        let weight_bps = self.weight_bps.get();
        let mut released = [U64::from(0); 4];
        let places = self.rewards.iter_mut().zip(streams).zip(&mut released);
        for ((reward, stream), released) in places {
            let parts = stream.earned_parts(reward.index.get(), weight_bps);
            let accrued = whole_units(parts);
            let total = reward.total.get().saturating_add(accrued);
            let kept = if is_early {
                reward.claimed.get()
            } else {
                total
            };
            let given_up = total.saturating_sub(kept);
            let rest = parts.saturating_sub(in_parts(accrued));
            stream.release(in_parts(given_up).saturating_add(rest));
            reward.total.set(kept);
            released.set(given_up);
        }
        // 0 means that it has not left
        self.left_ts.set(ts.max(1));
        released
    }

    /// Whether nothing more will ever be due.
    #[inline(always)]
    pub fn is_done(&self) -> bool {
        let is_paid = |reward: &NftReward| reward.total == reward.claimed;
        self.has_left() && self.rewards.iter().all(is_paid)
    }

    /// What claiming `amount` more pays after the fee. The fee is computed on all that was claimed
    /// so far, so that claiming in parts pays as much as claiming at once.
    #[inline(always)]
    pub fn payout(&self, claimed: u64, amount: u64) -> u64 {
        let after = claimed.saturating_add(amount);
        match self.fee_bps.get() {
            0 => amount,
            fee_bps => net(after, fee_bps).saturating_sub(net(claimed, fee_bps)),
        }
    }

    /// `WrongPool` or `WrongOwner` unless the position belongs to these.
    #[inline(always)]
    pub fn expect_of(&self, pool: &Address, owner: &AccountView) -> ProgramResult {
        ensure(self.pool == *pool, StakingError::WrongPool)?;
        ensure(self.owner == *owner.address(), StakingError::WrongOwner)
    }

    #[inline(always)]
    pub fn expect_rent_payer(&self, rent_payer: &RentPayer) -> ProgramResult {
        ensure(
            self.rent_payer == *rent_payer.address(),
            StakingError::WrongRentPayer,
        )
    }
}

/// Closes the position if its NFT has left and nothing is owed, and returns the rent to the account
/// that paid it. If that account can no longer receive, the empty position stays open.
#[inline(always)]
pub fn close_if_done(
    position: Account<NftPosition>,
    pool: &mut Account<NftPool>,
    rent_payer: RentPayer,
    ts: i64,
) -> Result<(), ProgramError> {
    if !position.is_done() || !rent_payer.can_receive() {
        return Ok(());
    }
    pool.forget_position();
    let event = event!(NftPositionClosed {
        pool: position.pool,
        position: *position.address(),
        mint: position.mint,
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
    use crate::state::nft_stream::tests::stream;
    use proptest::prelude::*;

    const START: i64 = 1_800_000_000;
    const A_DAY: i64 = DAY as i64;

    fn position(term_days: u16, weight_bps: u16, base_weight_bps: u16) -> NftPosition {
        let nobody = Address::default();
        NftPosition {
            bump: 255,
            pool: nobody,
            mint: nobody,
            owner: nobody,
            rent_payer: nobody,
            escrow: nobody,
            start_ts: START.into(),
            left_ts: 0.into(),
            term_days: term_days.into(),
            weight_bps: weight_bps.into(),
            base_weight_bps: base_weight_bps.into(),
            fee_bps: 0.into(),
            rewards: [NftReward {
                index: 0.into(),
                total: 0.into(),
                claimed: 0.into(),
            }; 4],
            spare: [0; 38],
        }
    }

    fn earned(position: &NftPosition, stream: &NftStream, ts: i64) -> u64 {
        position.earned(&position.rewards[0], stream, ts)
    }

    #[test]
    fn what_a_term_adds_can_be_had_from_its_last_second_on() {
        let position = position(90, 20_000, 10_000);
        let mut stream = stream(100, 1_000_000);
        let end = START + 90 * A_DAY;
        stream.settle(end - 1, 20_000);
        assert_eq!(earned(&position, &stream, end - 1), 8_999);
        stream.settle(end, 20_000);
        assert_eq!(earned(&position, &stream, end - 1), 9_000);
        assert_eq!(earned(&position, &stream, end), 18_000);
    }

    #[test]
    fn leaving_a_boost_pool_gives_back_less_than_a_unit() {
        let mut position = position(0, 10_000, 10_000);
        let mut streams = [stream(1, 10)];
        let ts = START + A_DAY + 1;
        streams[0].settle(ts, 10_000);
        assert_eq!(position.leave(&mut streams, ts), [U64::from(0); 4]);
        assert_eq!(position.rewards[0].total.get(), 1);
        assert_eq!(streams[0].free.get(), in_parts(9));
        assert!(position.has_left() && !position.is_done());
        position.rewards[0].claimed.set(1);
        assert!(position.is_done());
    }

    #[test]
    fn leaving_before_the_end_of_a_term_gives_up_all_that_was_not_claimed() {
        let mut position = position(90, 20_000, 10_000);
        let mut streams = [stream(100, 1_000_000)];
        let ts = START + 10 * A_DAY;
        streams[0].settle(ts, 20_000);
        position.rewards[0].total.set(7);
        position.rewards[0].claimed.set(300);
        let given_up = position.leave(&mut streams, ts);
        assert_eq!(given_up[0].get(), 2_000 + 7 - 300);
        assert!(position.is_done());
        assert_eq!(
            streams[0].free.get(),
            in_parts(1_000_000 - 2_000 + 2_000 + 7 - 300)
        );
    }

    #[test]
    fn what_was_claimed_stays_earned_whatever_the_clock_says() {
        let mut position = position(90, 20_000, 10_000);
        let stream = stream(100, 1_000_000);
        position.rewards[0].claimed.set(5);
        assert_eq!(earned(&position, &stream, i64::MIN), 5);
    }

    #[test]
    fn leaving_at_the_first_and_at_the_last_second_is_leaving() {
        for ts in [i64::MIN, 0, i64::MAX] {
            let mut position = position(270, 20_000, 10_000);
            position.start_ts.set(ts);
            position.leave(&mut [], ts);
            assert!(position.has_left() && position.is_done());
        }
    }

    #[test]
    fn parts_of_any_size_can_leave() {
        let mut position = position(0, u16::MAX, u16::MAX);
        let mut streams = [stream(1, 0)];
        streams[0].index.set(u128::MAX);
        position.leave(&mut streams, START);
        assert_eq!(position.rewards[0].total.get(), u64::MAX);
    }

    #[test]
    fn has_stayed_overnight_from_the_first_second_of_the_next_korean_day() {
        const MIDNIGHT: i64 = 20_758 * A_DAY + 15 * 3_600;
        let mut position = position(0, 10_000, 10_000);
        for start_ts in [MIDNIGHT, MIDNIGHT + A_DAY - 1] {
            position.start_ts.set(start_ts);
            for ts in [MIDNIGHT - 1, start_ts, MIDNIGHT + A_DAY - 1] {
                assert!(!position.has_stayed_overnight(ts));
            }
            assert!(position.has_stayed_overnight(MIDNIGHT + A_DAY));
            assert!(position.has_stayed_overnight(i64::MAX));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4_000))]
        #[test]
        fn nothing_is_paid_twice_or_lost(
            rate in 0u64..1_000_000_000_000,
            weight in 1u16..=30_000,
            base_share in 0u32..=100,
            term_days in prop::sample::select(vec![0u16, 90, 180, 270]),
            fee_bps in 0u16..=1_000,
            steps in prop::collection::vec((0i64..3_000_000, 0u64..=100, 0u8..12), 1..24),
        ) {
            let base = (weight as u32 * base_share / 100) as u16;
            let mut position = position(term_days, weight, base);
            position.fee_bps.set(fee_bps);
            let funds = 1u64 << 62;
            let mut streams = [stream(rate, funds)];
            let (mut ts, mut gross, mut paid) = (START, 0u64, 0u64);
            for (seconds, share, action) in steps {
                ts += seconds;
                if !position.has_left() {
                    streams[0].settle(ts, weight as u32);
                }
                if action == 0 && !position.has_left() {
                    position.leave(&mut streams, ts);
                }
                let claimed = position.rewards[0].claimed.get();
                let earned = earned(&position, &streams[0], ts);
                prop_assert!(claimed <= earned);
                let amount = ((earned - claimed) as u128 * share as u128 / 100) as u64;
                let part = position.payout(claimed, amount);
                streams[0].pay(amount, part);
                position.rewards[0].claimed.set(claimed + amount);
                gross += amount;
                paid += part;
                prop_assert!(streams[0].held.get() >= streams[0].owed());
            }
            if !position.has_left() {
                streams[0].settle(ts, weight as u32);
                position.leave(&mut streams, ts);
            }
            let rest = position.rewards[0].total.get() - gross;
            prop_assert_eq!(streams[0].owed(), rest);
            prop_assert_eq!(paid, net(gross, fee_bps));
            prop_assert_eq!(streams[0].held.get(), funds - paid);
        }
    }
}
