use crate::{error::VestingError, seeds};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use shared::{
    account::{Account, RentPayer},
    error::{ensure, Refusal},
    integer::{I64, U32, U64},
    math::mul_div,
    pda::SignerSeeds,
    token::{token_account_amount, CloseVault, Transfer},
};

shared::account! {
    /// A grant: who gave what to whom, when it vests, and what was paid.
    Grant version 1 size 376 {
        bump: u8,
        creator: Address,
        beneficiary: Address,
        /// The default key when nobody was proposed.
        pending_beneficiary: Address,
        rent_payer: Address,
        mint: Address,
        token_program: Address,
        vault: Address,
        /// The creator's name for the plan that this grant is part of. The program does not read
        /// it.
        plan: [u8; 32],
        grant_id: U64,
        total: U64,
        claimed: U64,
        /// What went back to the creator when the grant was revoked.
        returned: U64,
        start_ts: I64,
        cliff_ts: I64,
        end_ts: I64,
        /// 0 if it was never revoked.
        revoked_ts: I64,
        /// The latest time that the grant has seen; its time is max(clock, last_ts).
        last_ts: I64,
        /// 0 if coins are released every second.
        step_seconds: U32,
        is_revocable: u8,
        decimals: u8,
        spare: [u8; 32],
    }
}

/// When a grant is released, in seconds of the chain's clock. With a `step_seconds` of 0, coins are
/// released every second.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    pub start_ts: i64,
    pub cliff_ts: i64,
    pub end_ts: i64,
    pub step_seconds: u32,
}

impl Schedule {
    /// `ScheduleOutOfOrder`, `ScheduleEnded`, `ScheduleTooLong` or `StepTooLong`. The end has to be
    /// in the future, so that a batch that is sent again cannot pay a finished grant twice. It may
    /// be at most 136 years away, which catches milliseconds given for seconds.
    pub fn check(&self, ts: i64) -> Result<(), VestingError> {
        if self.start_ts > self.cliff_ts
            || self.cliff_ts > self.end_ts
            || self.start_ts == self.end_ts
        {
            return Err(VestingError::ScheduleOutOfOrder);
        }
        if self.end_ts <= ts {
            return Err(VestingError::ScheduleEnded);
        }
        let from = self.start_ts.min(ts);
        let longest = self.end_ts.checked_sub(from);
        if longest.is_none_or(|seconds| seconds > u32::MAX as i64) {
            return Err(VestingError::ScheduleTooLong);
        }
        // both are positive and were checked to fit
        if self.step_seconds as i64 > self.end_ts.saturating_sub(self.start_ts) {
            return Err(VestingError::StepTooLong);
        }
        Ok(())
    }
}

impl Grant {
    /// The clock's time, but never earlier than a time that the grant has seen.
    #[inline(always)]
    pub fn advance(&mut self, clock_ts: i64) -> i64 {
        let ts = clock_ts.max(self.last_ts.get());
        self.last_ts.set(ts);
        ts
    }

    #[inline(always)]
    pub fn is_revoked(&self) -> bool {
        self.revoked_ts.get() != 0
    }

    /// What can ever be paid to the beneficiary.
    #[inline(always)]
    pub fn granted(&self) -> u64 {
        self.total.get().saturating_sub(self.returned.get())
    }

    /// What has become the beneficiary's by `ts`, claimed or not: nothing before the cliff, then
    /// `floor(total * elapsed / duration)` with `elapsed` cut to whole steps, and all of it from
    /// the end on. It is never less than what was claimed, and is fixed once the grant is revoked.
    #[inline(always)]
    pub fn vested(&self, ts: i64) -> u64 {
        if self.is_revoked() || ts >= self.end_ts.get() {
            return self.granted();
        }
        if ts < self.cliff_ts.get() {
            return self.claimed.get();
        }
        let start = self.start_ts.get();
        let elapsed = ts.saturating_sub(start).max(0) as u64;
        let duration = self.end_ts.get().saturating_sub(start).max(0) as u64;
        let released = match self.step_seconds.get() as u64 {
            0 => elapsed,
            step => elapsed - elapsed % step,
        };
        // the duration of a schedule that was accepted fits into 32 bits
        let duration = u32::try_from(duration).unwrap_or(u32::MAX);
        mul_div(self.total.get(), released, duration, 0)
            .unwrap_or(0)
            .min(self.granted())
            .max(self.claimed.get())
    }

    /// What can be claimed at `ts`.
    #[inline(always)]
    pub fn due(&self, ts: i64) -> u64 {
        self.vested(ts).saturating_sub(self.claimed.get())
    }

    /// Counts `amount`, at most what is due, as claimed.
    #[inline(always)]
    pub fn count_claim(&mut self, amount: u64) {
        let claimed = self.claimed.get().saturating_add(amount);
        self.claimed.set(claimed);
    }

    /// Ends the grant at `ts`. What has vested is kept. Returns what goes back to the creator.
    #[inline(always)]
    pub fn revoke(&mut self, ts: i64) -> u64 {
        let returned = self.total.get().saturating_sub(self.vested(ts));
        self.returned.set(returned);
        // 0 would mean that it was never revoked
        self.revoked_ts.set(ts.max(1));
        returned
    }

    #[inline(always)]
    pub fn is_fully_paid(&self) -> bool {
        self.claimed.get() == self.granted()
    }

    #[inline(always)]
    pub fn expect_beneficiary(&self, beneficiary: &AccountView) -> ProgramResult {
        ensure(
            self.beneficiary == *beneficiary.address(),
            VestingError::WrongBeneficiary,
        )
    }

    #[inline(always)]
    pub fn expect_creator(&self, creator: &AccountView) -> ProgramResult {
        ensure(
            self.creator == *creator.address(),
            VestingError::WrongCreator,
        )
    }
}

/// The accounts that take part in a payment out of a grant.
pub struct Payment<'a, 'v> {
    pub grant: Account<'a, Grant>,
    pub rent_payer: RentPayer<'a>,
    pub receiver_token: &'v AccountView,
    pub mint: &'v AccountView,
    pub vault: &'v AccountView,
    pub token_program: &'v AccountView,
}

impl Payment<'_, '_> {
    /// Checks every account but `grant` against it; `receiver` owns the token account.
    #[inline(always)]
    pub fn check(&self, receiver: &Address) -> ProgramResult {
        let grant = &self.grant;
        ensure(
            grant.rent_payer == *self.rent_payer.address(),
            VestingError::WrongRentPayer,
        )?;
        let program = &grant.token_program;
        token_account_amount(self.receiver_token, program, &grant.mint, Some(receiver))?;
        ensure(grant.mint == *self.mint.address(), VestingError::WrongMint)?;
        ensure(
            grant.vault == *self.vault.address(),
            VestingError::WrongVault,
        )?;
        ensure(
            *program == *self.token_program.address(),
            VestingError::WrongTokenProgram,
        )
    }

    /// What is paid beyond `amount`. With the last payment, this is all that others sent into the
    /// vault, because a single unit left in it would keep it from being closed.
    #[inline(always)]
    pub fn surplus(&self, amount: u64) -> Result<u64, ProgramError> {
        let grant = &self.grant;
        if !grant.is_fully_paid() {
            return Ok(0);
        }
        let (program, authority) = (&grant.token_program, Some(self.grant.address()));
        let held = token_account_amount(self.vault, program, &grant.mint, authority)?;
        Ok(held.saturating_sub(amount))
    }

    /// Transfers `amount` out of the vault. Once all is paid, this closes vault and grant and gives
    /// the rent back to the account that paid it. If that account can no longer receive, both stay
    /// open, empty. Returns the lamports that were given back, or 0.
    #[inline(always)]
    pub fn pay(self, amount: u64) -> Result<u64, ProgramError> {
        let grant = self.grant;
        let bump = [grant.bump];
        let seeds = SignerSeeds::new(
            seeds::grant(&grant.creator, grant.grant_id.as_bytes()),
            &bump,
        );
        let signers = [seeds.signer()];
        Transfer {
            from: self.vault,
            mint: self.mint,
            to: self.receiver_token,
            authority: grant.view(),
            amount,
            decimals: grant.decimals,
            token_program: &grant.token_program,
        }
        .invoke(&signers)?;
        if !grant.is_fully_paid() || !self.rent_payer.can_receive() {
            return Ok(0);
        }
        let lamports = grant.view().lamports().checked_add(self.vault.lamports());
        CloseVault {
            vault: self.vault,
            authority: grant.view(),
            rent_payer: &self.rent_payer,
            token_program: &grant.token_program,
        }
        .invoke(&signers)?;
        grant.close(self.rent_payer)?;
        Ok(lamports.ok_or(Refusal::Overflow)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const START: i64 = 1_800_000_000;
    const DAY: i64 = 86_400;
    const LONGEST: i64 = u32::MAX as i64;

    fn schedule(start: i64, cliff: i64, end: i64, step: u32) -> Schedule {
        Schedule {
            start_ts: start,
            cliff_ts: cliff,
            end_ts: end,
            step_seconds: step,
        }
    }

    fn grant(total: u64, schedule: Schedule) -> Grant {
        let key = Address::default();
        Grant {
            bump: 255,
            creator: key,
            beneficiary: key,
            pending_beneficiary: key,
            rent_payer: key,
            mint: key,
            token_program: key,
            vault: key,
            plan: [0; 32],
            grant_id: 1.into(),
            total: total.into(),
            claimed: 0.into(),
            returned: 0.into(),
            start_ts: schedule.start_ts.into(),
            cliff_ts: schedule.cliff_ts.into(),
            end_ts: schedule.end_ts.into(),
            revoked_ts: 0.into(),
            last_ts: schedule.start_ts.into(),
            step_seconds: schedule.step_seconds.into(),
            is_revocable: 1,
            decimals: 6,
            spare: [0; 32],
        }
    }

    /// 1,000 units over 100 seconds, with nothing in the first 30.
    fn linear() -> Grant {
        grant(1_000, schedule(START, START + 30, START + 100, 0))
    }

    #[test]
    fn nothing_vests_before_the_cliff_and_what_had_built_up_at_it() {
        let grant = linear();
        for ts in [i64::MIN, 0, START, START + 29] {
            assert_eq!(grant.vested(ts), 0);
        }
        assert_eq!(grant.vested(START + 30), 300);
        assert_eq!(grant.vested(START + 31), 310);
        assert_eq!(grant.vested(START + 99), 990);
        assert_eq!(grant.vested(START + 100), 1_000);
        assert_eq!(grant.vested(i64::MAX), 1_000);
    }

    #[test]
    fn a_stepped_grant_vests_at_whole_steps_the_last_of_which_may_be_short() {
        let grant = grant(1_000, schedule(START, START, START + 100, 30));
        let at = |seconds: i64| grant.vested(START + seconds);
        assert_eq!([0, 29, 30, 59, 60, 89].map(at), [0, 0, 300, 300, 600, 600]);
        assert_eq!([90, 99, 100].map(at), [900, 900, 1_000]);
    }

    #[test]
    fn a_cliff_within_a_step_waits_for_the_cliff_then_pays_the_steps_behind_it() {
        let grant = grant(1_000, schedule(START, START + 45, START + 100, 20));
        assert_eq!(grant.vested(START + 44), 0);
        assert_eq!(grant.vested(START + 45), 400);
        assert_eq!(grant.vested(START + 60), 600);
    }

    #[test]
    fn a_cliff_at_the_end_pays_all_at_once() {
        let grant = grant(u64::MAX, schedule(START, START + 100, START + 100, 0));
        assert_eq!(grant.vested(START + 99), 0);
        assert_eq!(grant.vested(START + 100), u64::MAX);
    }

    #[test]
    fn the_largest_grant_over_the_longest_time_is_exact() {
        let grant = grant(u64::MAX, schedule(START, START, START + LONGEST, 0));
        let exact = |seconds: i64| (u64::MAX as u128 * seconds as u128 / LONGEST as u128) as u64;
        for seconds in [1, 2, LONGEST / 2, LONGEST - 1, LONGEST] {
            assert_eq!(grant.vested(START + seconds), exact(seconds));
        }
    }

    #[test]
    fn the_clock_never_goes_back() {
        let mut grant = linear();
        assert_eq!(grant.advance(START + 50), START + 50);
        assert_eq!(grant.advance(START + 40), START + 50);
        assert_eq!(grant.advance(i64::MIN), START + 50);
    }

    #[test]
    fn revoking_keeps_what_has_vested_and_nothing_vests_after() {
        let mut grant = linear();
        grant.count_claim(300);
        assert_eq!(grant.revoke(START + 50), 500);
        assert_eq!(grant.granted(), 500);
        assert!(grant.is_revoked() && !grant.is_fully_paid());
        assert_eq!(grant.due(START + 50), 200);
        assert_eq!(grant.due(i64::MAX), 200);
        grant.count_claim(200);
        assert!(grant.is_fully_paid());
    }

    #[test]
    fn revoking_before_the_cliff_returns_all_and_leaves_nothing_to_pay() {
        let mut grant = linear();
        assert_eq!(grant.revoke(START + 29), 1_000);
        assert!(grant.is_fully_paid());
        assert_eq!(grant.due(i64::MAX), 0);
    }

    #[test]
    fn revoking_at_the_end_finds_nothing_to_return() {
        assert_eq!(linear().revoke(START + 100), 0);
    }

    #[test]
    fn revoking_at_the_very_first_second_is_still_revoking() {
        let mut grant = grant(7, schedule(-10, 0, 10, 0));
        assert_eq!(grant.revoke(0), 4);
        assert!(grant.is_revoked());
    }

    #[test]
    fn what_was_claimed_stays_vested_whatever_the_clock_says() {
        let mut grant = linear();
        grant.count_claim(900);
        assert_eq!(grant.vested(START), 900);
        assert_eq!(grant.vested(START + 50), 900);
        assert_eq!(grant.revoke(START), 100);
    }

    #[test]
    fn lets_a_schedule_in_up_to_its_limits() {
        let now = START;
        for (start, cliff, end, step) in [
            (now, now, now + 1, 0),
            (now, now, now + 1, 1),
            (now, now + LONGEST, now + LONGEST, u32::MAX),
            (now + 1 - LONGEST, now - 5, now + 1, 0),
            (now + LONGEST - 1, now + LONGEST - 1, now + LONGEST, 1),
        ] {
            assert_eq!(schedule(start, cliff, end, step).check(now), Ok(()));
        }
    }

    #[test]
    fn refuses_a_schedule_beyond_its_limits() {
        let now = START;
        use VestingError::*;
        for (start, cliff, end, step, error) in [
            (now + 1, now, now + 2, 0, ScheduleOutOfOrder),
            (now, now + 3, now + 2, 0, ScheduleOutOfOrder),
            (now + 2, now + 2, now + 2, 0, ScheduleOutOfOrder),
            (i64::MAX, i64::MIN, i64::MAX, 0, ScheduleOutOfOrder),
            (now - 9, now - 5, now, 0, ScheduleEnded),
            (now - 9, now - 5, now - 1, 0, ScheduleEnded),
            (now, now, now + LONGEST + 1, 0, ScheduleTooLong),
            (now - LONGEST, now, now + 1, 0, ScheduleTooLong),
            (now * 1_000, now * 1_000, now * 1_001, 0, ScheduleTooLong),
            (i64::MIN, now, i64::MAX, 0, ScheduleTooLong),
            (now, now, now + 10, 11, StepTooLong),
        ] {
            assert_eq!(schedule(start, cliff, end, step).check(now), Err(error));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]
        #[test]
        fn vesting_is_exact_and_never_falls(
            total: u64, duration in 1i64..=LONGEST, cliff: u32, step: u32, at: u32, later: u32,
        ) {
            let cliff = cliff as i64 % (duration + 1);
            let step = (step as i64 % (duration + 1)) as u32;
            let grant = grant(total, schedule(START, START + cliff, START + duration, step));
            let vested = grant.vested(START + at as i64);
            let elapsed = match step { 0 => at, step => at / step * step };
            let exact = match at as i64 {
                at if at < cliff => 0,
                at if at >= duration => total,
                _ => (total as u128 * elapsed as u128 / duration as u128) as u64,
            };
            prop_assert_eq!(vested, exact);
            prop_assert!(grant.vested(START + at as i64 + later as i64) >= vested);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]
        #[test]
        fn every_unit_goes_to_the_beneficiary_or_back_and_none_twice(
            total: u64,
            duration in 1i64..=400 * DAY,
            cliff: u32,
            step: u32,
            steps in prop::collection::vec((0i64..40 * DAY, 0u64..=100, 0u8..12), 1..24),
        ) {
            let cliff = cliff as i64 % (duration + 1);
            let step = (step as i64 % (duration + 1)) as u32;
            let mut grant = grant(total, schedule(START, START + cliff, START + duration, step));
            let (mut clock, mut paid, mut returned) = (START, 0u64, 0u64);
            for (seconds, share, action) in steps {
                // now and then the clock is set back
                clock += if action == 1 { -seconds } else { seconds };
                let ts = grant.advance(clock);
                let vested = grant.vested(ts);
                prop_assert!(grant.claimed.get() <= vested && vested <= grant.granted());
                if action == 0 && !grant.is_revoked() {
                    returned = grant.revoke(ts);
                    prop_assert_eq!(grant.granted(), vested);
                } else {
                    let amount = (grant.due(ts) as u128 * share as u128 / 100) as u64;
                    grant.count_claim(amount);
                    paid += amount;
                }
            }
            paid += grant.due(i64::MAX);
            prop_assert_eq!(paid + returned, total);
        }
    }
}
