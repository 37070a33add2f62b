use crate::{error::StakingError, math::korean_day};
use pinocchio::{Address, ProgramResult};
use shared::{error::ensure, integer::U32};

shared::account! {
    /// The check-ins of an NFT in a pool, no matter who owns it. The record outlives positions, so
    /// that leaving and coming back gains nothing.
    CheckIn version 1 size 128 {
        bump: u8,
        pool: Address,
        mint: Address,
        rent_payer: Address,
        /// 1 while the NFT is in the pool
        is_inside: u8,
        /// the Korean day of the latest check-in, counted from 1970
        last_day: U32,
        /// how many days in a row end with that day
        streak: U32,
        check_ins: U32,
        spare: [u8; 9],
    }
}

impl CheckIn {
    pub fn new(bump: u8, pool: Address, mint: Address, rent_payer: Address) -> Self {
        Self {
            bump,
            pool,
            mint,
            rent_payer,
            is_inside: 1,
            last_day: 0.into(),
            streak: 0.into(),
            check_ins: 0.into(),
            spare: [0; 9],
        }
    }

    /// `WrongCheckIn` unless the record belongs to this NFT in this pool.
    #[inline(always)]
    pub fn expect_of(&self, pool: &Address, mint: &Address) -> ProgramResult {
        ensure(
            self.pool == *pool && self.mint == *mint,
            StakingError::WrongCheckIn,
        )
    }

    /// Counts the Korean day of `ts`, and returns how many days in a row end with it; none if that
    /// day is already counted.
    #[inline(always)]
    pub fn count(&mut self, ts: i64) -> Option<u32> {
        let (day, last_day) = (korean_day(ts), self.last_day.get());
        let is_first = self.check_ins.get() == 0;
        if !is_first && day <= last_day {
            return None;
        }
        let is_next = !is_first && day == last_day.saturating_add(1);
        let streak = if is_next { self.streak.get() } else { 0 };
        let streak = streak.saturating_add(1);
        let check_ins = self.check_ins.get().saturating_add(1);
        self.last_day.set(day);
        self.streak.set(streak);
        self.check_ins.set(check_ins);
        Some(streak)
    }

    /// Whether a new record would be worth as much: the NFT is outside, and no check-in could
    /// continue the streak.
    pub fn is_over(&self, ts: i64) -> bool {
        let is_dead = korean_day(ts) > self.last_day.get().saturating_add(1);
        self.is_inside == 0 && (is_dead || self.check_ins.get() == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::math::DAY;

    const MIDNIGHT: i64 = 20_758 * DAY as i64 + 15 * 3_600;
    const A_DAY: i64 = DAY as i64;

    fn record() -> CheckIn {
        let nobody = Address::default();
        CheckIn::new(255, nobody, nobody, nobody)
    }

    #[test]
    fn counts_a_korean_day_once_and_days_in_a_row() {
        let mut record = record();
        assert_eq!(record.count(MIDNIGHT - 1), Some(1));
        assert_eq!(record.count(MIDNIGHT - 1), None);
        assert_eq!(record.count(MIDNIGHT), Some(2));
        assert_eq!(record.count(MIDNIGHT + A_DAY - 1), None);
        assert_eq!(record.count(MIDNIGHT + A_DAY), Some(3));
        assert_eq!(record.check_ins.get(), 3);
    }

    #[test]
    fn a_day_left_out_begins_a_streak_anew() {
        let mut record = record();
        assert_eq!(record.count(MIDNIGHT), Some(1));
        assert_eq!(record.count(MIDNIGHT + 2 * A_DAY), Some(1));
        assert_eq!(record.count(MIDNIGHT + 3 * A_DAY), Some(2));
    }

    #[test]
    fn a_clock_that_went_back_counts_nothing() {
        let mut record = record();
        assert_eq!(record.count(MIDNIGHT), Some(1));
        assert_eq!(record.count(MIDNIGHT - 1), None);
        assert_eq!(record.count(i64::MIN), None);
    }

    #[test]
    fn the_first_days_of_time_count_too() {
        let mut record = record();
        assert_eq!((record.count(0), record.count(A_DAY)), (Some(1), Some(2)));
        assert_eq!(record.count(i64::MAX), Some(1));
        assert_eq!(record.count(i64::MAX), None);
    }

    #[test]
    fn is_over_when_a_new_record_would_be_worth_as_much() {
        let mut record = record();
        assert!(!record.is_over(MIDNIGHT));
        record.is_inside = 0;
        assert!(record.is_over(MIDNIGHT));
        record.count(MIDNIGHT);
        assert!(!record.is_over(MIDNIGHT + 2 * A_DAY - 1));
        assert!(record.is_over(MIDNIGHT + 2 * A_DAY));
        record.is_inside = 1;
        assert!(!record.is_over(MIDNIGHT + 9 * A_DAY));
    }
}
