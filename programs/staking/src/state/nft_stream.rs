use crate::{
    error::StakingError,
    math::{DAY, WHOLE_BPS},
};
use pinocchio::{AccountView, Address, ProgramResult};
use shared::{
    error::ensure,
    integer::{I64, U128, U16, U64},
    math::{div_wide, mul_div, mul_wide},
};

/// Accrues with the time that an NFT is in the pool.
pub const DAILY: u8 = 0;
/// Is earned by checking in.
pub const BONUS: u8 = 1;

/// The largest rate, in base units per NFT and day or per check-in: far above any sensible rate,
/// and far below what would overflow.
pub const MAX_RATE: u64 = 1_000_000_000_000_000;

/// The number of parts in a base unit. A stream keeps what it has not promised yet in parts: at a
/// rate of one base unit a day, an NFT with a weight of one basis point earns one part a second. So
/// nothing is rounded until a holder is paid.
pub const PARTS: u32 = (DAY * WHOLE_BPS as u64) as u32;
const _: () = assert!(PARTS as u64 == DAY * WHOLE_BPS as u64);

/// Streaks of check-ins that earn more, in days.
pub const STREAK_DAYS: [u32; 2] = [7, 30];

shared::part! {
    /// One reward of a pool: its coin, its rate and its books.
    NftStream size 184 {
        mint: Address,
        token_program: Address,
        vault: Address,
        kind: u8,
        decimals: u8,
        /// base units per NFT and day at full weight, or per check-in
        rate: U64,
        /// for a bonus: what a check-in counts from the 7th and from the 30th day in a row on
        streak_bps: [U16; 2],
        /// accrues until then
        end_ts: I64,
        /// accrued until then
        settled_ts: I64,
        /// what was paid into the vault by the books and has not been paid out
        held: U64,
        /// the part of it that nobody has earned, in parts
        free: U128,
        /// what an NFT with a weight of one basis point would have earned since the beginning, in
        /// parts
        index: U128,
        spare: [u8; 18],
    }
}

/// What an admin sets for a stream.
pub struct StreamTerms {
    pub rate: u64,
    pub end_ts: i64,
    pub streak_bps: [u16; 2],
}

impl StreamTerms {
    /// `UnknownStreamKind`, `RateAboveCap` or `StreakInvalid`.
    pub fn check(&self, kind: u8) -> Result<(), StakingError> {
        if kind != DAILY && kind != BONUS {
            return Err(StakingError::UnknownStreamKind);
        }
        if self.rate > MAX_RATE {
            return Err(StakingError::RateAboveCap);
        }
        let [week, month] = self.streak_bps;
        let is_valid = match kind {
            BONUS => WHOLE_BPS <= week && week <= month,
            _ => week == 0 && month == 0,
        };
        if !is_valid {
            return Err(StakingError::StreakInvalid);
        }
        Ok(())
    }
}

impl NftStream {
    /// Accrues up to `ts` for all NFTs in the pool, as far as the funds reach: for seconds that
    /// they do not cover, nobody earns anything. `weight` is the sum over the NFTs in the pool.
    #[inline(always)]
    pub fn settle(&mut self, ts: i64, weight: u32) {
        let from = self.settled_ts.get();
        self.settled_ts.set(ts);
        let until = ts.min(self.end_ts.get());
        if self.kind != DAILY || until <= from || weight == 0 {
            return;
        }
        let seconds = until.saturating_sub(from) as u64;
        let gained = self.rate.get() as u128 * seconds as u128;
        match mul_wide(gained, weight) {
            Some(cost) if cost <= self.free.get() => self.accrue(gained, cost),
            _ => self.settle_short(seconds, weight),
        }
    }

    /// Accrues for the largest number of seconds that the funds cover. It finds that number by
    /// halving, because a division of 128 bits would cost more.
    #[cold]
    #[inline(never)]
    fn settle_short(&mut self, seconds: u64, weight: u32) {
        let (rate, free) = (self.rate.get(), self.free.get());
        let cost = |seconds: u64| mul_wide(rate as u128 * seconds as u128, weight);
        let is_covered = |seconds: u64| cost(seconds).is_some_and(|cost| cost <= free);
        if !is_covered(1) {
            return;
        }
        // the first number is always covered, the second never
        let (mut low, mut high) = (1, seconds);
        while high.saturating_sub(low) > 1 {
            let middle = low.saturating_add(high.saturating_sub(low) / 2);
            if is_covered(middle) {
                low = middle;
            } else {
                high = middle;
            }
        }
        self.accrue(rate as u128 * low as u128, cost(low).unwrap_or(free));
    }

    #[inline(always)]
    fn accrue(&mut self, gained: u128, cost: u128) {
        let (free, index) = (self.free.get(), self.index.get());
        self.free.set(free.saturating_sub(cost));
        self.index.set(index.saturating_add(gained));
    }

    /// What a weight has earned since the index was `since`, in parts.
    #[inline(always)]
    pub fn earned_parts(&self, since: u128, weight_bps: u16) -> u128 {
        let gained = self.index.get().saturating_sub(since);
        mul_wide(gained, weight_bps as u32).unwrap_or(u128::MAX)
    }

    /// What a check-in earns on this day of a streak, in base units: no more than the funds cover,
    /// and nothing once the stream has ended. From now on it is promised.
    #[inline(always)]
    pub fn promise_bonus(&mut self, streak: u32, ts: i64) -> u64 {
        if ts >= self.end_ts.get() {
            return 0;
        }
        let [week, month] = self.streak_bps;
        let [week_days, month_days] = STREAK_DAYS;
        let share_bps = match streak {
            days if days >= month_days => month.get(),
            days if days >= week_days => week.get(),
            _ => WHOLE_BPS,
        };
        let whole = mul_div(self.rate.get(), share_bps as u64, WHOLE_BPS as u32, 0);
        let whole = whole.unwrap_or(0);
        let free = self.free.get();
        let bonus = if in_parts(whole) <= free {
            whole
        } else {
            whole_units(free)
        };
        self.free.set(free.saturating_sub(in_parts(bonus)));
        bonus
    }

    /// Books what the funder paid in. `Overflow` if the vault's books would not fit 64 bits.
    pub fn fund(&mut self, amount: u64) -> Result<(), StakingError> {
        let held = self.held.get().checked_add(amount);
        self.held.set(held.ok_or(StakingError::Overflow)?);
        self.release(in_parts(amount));
        Ok(())
    }

    /// What holders have earned and were not paid, in base units, rounded up.
    pub fn owed(&self) -> u64 {
        let free = whole_units(self.free.get());
        self.held.get().saturating_sub(free)
    }

    /// Books what an admin takes out of a vault that holds `vault_amount`: what others sent into
    /// the vault goes first. `NothingToWithdraw` if it is zero or owed.
    pub fn withdraw(&mut self, amount: u64, vault_amount: u64) -> Result<(), StakingError> {
        if amount == 0 || amount > vault_amount.saturating_sub(self.owed()) {
            return Err(StakingError::NothingToWithdraw);
        }
        let beside = vault_amount.saturating_sub(self.held.get());
        let booked = amount.saturating_sub(beside);
        self.held.set(self.held.get().saturating_sub(booked));
        let free = self.free.get();
        self.free.set(free.saturating_sub(in_parts(booked)));
        Ok(())
    }

    // As in coin pools, whatever a holder needs to leave or be paid saturates instead of failing.

    /// Books parts that belong to nobody any more, and can be earned or withdrawn again.
    #[inline(always)]
    pub fn release(&mut self, parts: u128) {
        let free = self.free.get().saturating_add(parts);
        self.free.set(free);
    }

    /// Books a claim of `amount`, of which `paid` leaves the vault. The rest, the fee, belongs to
    /// nobody and can be earned or withdrawn again.
    #[inline(always)]
    pub fn pay(&mut self, amount: u64, paid: u64) {
        let held = self.held.get().saturating_sub(paid);
        self.held.set(held);
        if amount != paid {
            self.release(in_parts(amount.saturating_sub(paid)));
        }
    }

    #[inline(always)]
    pub fn expect_mint(&self, mint: &AccountView) -> ProgramResult {
        ensure(self.mint == *mint.address(), StakingError::WrongMint)
    }

    #[inline(always)]
    pub fn expect_vault(&self, vault: &AccountView) -> ProgramResult {
        ensure(self.vault == *vault.address(), StakingError::WrongVault)
    }

    #[inline(always)]
    pub fn expect_token_program(&self, program: &AccountView) -> ProgramResult {
        ensure(
            self.token_program == *program.address(),
            StakingError::WrongTokenProgram,
        )
    }
}

/// Converts base units to parts.
#[inline(always)]
pub fn in_parts(units: u64) -> u128 {
    units as u128 * PARTS as u128
}

/// Converts parts to whole base units, rounded down.
#[inline(always)]
pub fn whole_units(parts: u128) -> u64 {
    div_wide(parts, PARTS).unwrap_or(u64::MAX)
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use proptest::prelude::*;

    const START: i64 = 1_800_000_000;

    pub fn stream(rate: u64, funds: u64) -> NftStream {
        let nobody = Address::default();
        NftStream {
            mint: nobody,
            token_program: nobody,
            vault: nobody,
            kind: DAILY,
            decimals: 6,
            rate: rate.into(),
            streak_bps: [0.into(); 2],
            end_ts: i64::MAX.into(),
            settled_ts: START.into(),
            held: funds.into(),
            free: in_parts(funds).into(),
            index: 0.into(),
            spare: [0; 18],
        }
    }

    fn terms(kind: u8, rate: u64, streak_bps: [u16; 2]) -> Result<(), StakingError> {
        let terms = StreamTerms {
            rate,
            end_ts: 0,
            streak_bps,
        };
        terms.check(kind)
    }

    #[test]
    fn accepts_terms_at_their_limits_and_none_beyond() {
        assert_eq!(terms(DAILY, MAX_RATE, [0, 0]), Ok(()));
        assert_eq!(terms(BONUS, 0, [10_000, 10_000]), Ok(()));
        assert_eq!(terms(BONUS, 0, [10_000, u16::MAX]), Ok(()));
        assert_eq!(
            terms(DAILY, MAX_RATE + 1, [0, 0]),
            Err(StakingError::RateAboveCap)
        );
        assert_eq!(terms(2, 0, [0, 0]), Err(StakingError::UnknownStreamKind));
        for (kind, streak) in [
            (DAILY, [0, 1]),
            (DAILY, [10_000, 10_000]),
            (BONUS, [9_999, 10_000]),
            (BONUS, [10_001, 10_000]),
        ] {
            assert_eq!(terms(kind, 1, streak), Err(StakingError::StreakInvalid));
        }
    }

    #[test]
    fn a_day_at_full_weight_is_the_rate_to_the_unit() {
        let mut stream = stream(1_000_001, u64::MAX);
        stream.settle(START + 86_400, 10_000);
        assert_eq!(whole_units(stream.earned_parts(0, 10_000)), 1_000_001);
        assert_eq!(stream.owed(), 1_000_001);
        stream.settle(START + 2 * 86_400 - 1, 10_000);
        assert_eq!(
            whole_units(stream.earned_parts(0, 10_000)),
            2_000_001 - 12 + 1
        );
    }

    #[test]
    fn settling_twice_or_back_in_time_changes_nothing() {
        let mut stream = stream(1_000, 1_000_000);
        stream.settle(START + 100, 10_000);
        let settled = stream;
        stream.settle(START + 100, 10_000);
        assert_eq!(stream, settled);
    }

    #[test]
    fn nothing_accrues_while_nobody_is_inside_nor_after_the_end() {
        let mut stream = stream(1_000, 1_000_000);
        stream.end_ts.set(START + 50);
        stream.settle(START + 10, 0);
        assert_eq!(stream.index.get(), 0);
        stream.settle(START + 100, 10_000);
        assert_eq!(stream.index.get(), 1_000 * 40);
        stream.settle(START + 200, 10_000);
        assert_eq!(stream.index.get(), 1_000 * 40);
    }

    #[test]
    fn accrues_to_the_last_second_that_the_funds_cover_and_not_again_when_they_come() {
        // 86,400 units a day at full weight are one a second
        let mut stream = stream(86_400, 100);
        stream.settle(START + 1_000_000, 10_000);
        assert_eq!((stream.owed(), stream.free.get()), (100, 0));
        assert_eq!(stream.fund(50), Ok(()));
        stream.settle(START + 1_000_000, 10_000);
        assert_eq!(stream.owed(), 100);
        stream.settle(START + 1_000_020, 10_000);
        assert_eq!(stream.owed(), 120);
    }

    #[test]
    fn the_largest_numbers_settle() {
        let mut rich = stream(MAX_RATE, u64::MAX);
        rich.settle(i64::MAX, u32::MAX);
        assert!(rich.owed() > u64::MAX / 2);
        let mut first = stream(MAX_RATE, u64::MAX);
        first.settled_ts.set(i64::MIN);
        first.settle(i64::MAX, 1);
        // all but a rest that does not cover a whole second
        assert!(first.owed() >= u64::MAX - MAX_RATE / PARTS as u64);
    }

    #[test]
    fn an_admin_takes_what_came_in_beside_the_books_first_and_never_what_is_owed() {
        let mut stream = stream(86_400, 100);
        stream.settle(START + 40, 10_000);
        assert_eq!(
            stream.withdraw(71, 110),
            Err(StakingError::NothingToWithdraw)
        );
        assert_eq!(
            stream.withdraw(0, 110),
            Err(StakingError::NothingToWithdraw)
        );
        assert_eq!(stream.withdraw(10, 110), Ok(()));
        assert_eq!((stream.held.get(), stream.owed()), (100, 40));
        assert_eq!(stream.withdraw(60, 100), Ok(()));
        assert_eq!((stream.held.get(), stream.owed()), (40, 40));
        assert_eq!(stream.withdraw(1, 40), Err(StakingError::NothingToWithdraw));
    }

    #[test]
    fn a_begun_unit_is_owed_whole() {
        let mut stream = stream(1, 100);
        stream.settle(START + 1, 10_000);
        assert_eq!(stream.owed(), 1);
        assert_eq!(
            stream.withdraw(100, 100),
            Err(StakingError::NothingToWithdraw)
        );
        assert_eq!(stream.withdraw(99, 100), Ok(()));
    }

    #[test]
    fn a_check_in_counts_more_from_the_7th_and_the_30th_day_on() {
        let mut stream = stream(10, 1_000);
        stream.kind = BONUS;
        stream.streak_bps = [15_000.into(), 20_000.into()];
        let bonuses = [1, 6, 7, 29, 30, u32::MAX].map(|streak| stream.promise_bonus(streak, 0));
        assert_eq!(bonuses, [10, 10, 15, 15, 20, 20]);
        assert_eq!(stream.owed(), 90);
    }

    #[test]
    fn a_check_in_earns_no_more_than_the_funds_cover_and_nothing_after_the_end() {
        let mut stream = stream(10, 14);
        stream.end_ts.set(START);
        let bonuses =
            [START - 1, START - 1, START - 1, START].map(|ts| stream.promise_bonus(1, ts));
        assert_eq!(bonuses, [10, 4, 0, 0]);
        stream.fund(100).unwrap();
        assert_eq!(stream.promise_bonus(1, START), 0);
    }

    #[test]
    fn wrong_books_keep_nobody_in() {
        let mut stream = stream(1, 0);
        stream.pay(5, 3);
        assert_eq!(stream.held.get(), 0);
        stream.release(u128::MAX);
        stream.release(u128::MAX);
        assert_eq!(stream.owed(), 0);
        assert_eq!(stream.fund(u64::MAX), Ok(()));
        assert_eq!(stream.fund(1), Err(StakingError::Overflow));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4_000))]
        #[test]
        fn what_is_taken_from_the_funds_is_what_the_nfts_inside_earn(
            rate in 0..=MAX_RATE,
            funds: u64,
            small in 0u32..64,
            weights in prop::collection::vec(1u16..=30_000, 1..6),
            seconds in prop::collection::vec(0i64..10_000_000, 1..8),
        ) {
            let mut stream = stream(rate >> (small % 50), funds >> small);
            let before = stream.free.get();
            let whole: u32 = weights.iter().map(|weight| *weight as u32).sum();
            let mut ts = START;
            for step in seconds {
                ts += step;
                stream.settle(ts, whole);
            }
            let earned: u128 = weights.iter().map(|weight| stream.earned_parts(0, *weight)).sum();
            prop_assert_eq!(before - stream.free.get(), earned);
        }

        #[test]
        fn settling_in_steps_is_settling_at_once(
            rate in 0u64..1_000_000_000,
            funds in 0u64..1_000_000_000_000,
            weight in 1u32..1_000_000,
            seconds in prop::collection::vec(0i64..1_000_000, 1..8),
        ) {
            let (mut steps, mut once) = (stream(rate, funds), stream(rate, funds));
            let mut ts = START;
            for step in seconds {
                ts += step;
                steps.settle(ts, weight);
            }
            once.settle(ts, weight);
            prop_assert_eq!(steps, once);
        }
    }
}
