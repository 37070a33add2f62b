use crate::{
    error::StakingError,
    math::{term_index, MAX_FEE_BPS},
    seeds,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use shared::{
    error::ensure,
    integer::{I64, U16, U64},
    pda::SignerSeeds,
    token::token_account_amount,
};

shared::account! {
    /// A pool: one mint, two vaults, the conditions for new positions, and the books.
    CoinPool version 1 size 424 {
        bump: u8,
        pool_id: U16,
        creator: Address,
        admin: Address,
        pending_admin: Address,
        pauser: Address,
        funder: Address,
        mint: Address,
        token_program: Address,
        principal_vault: Address,
        reward_vault: Address,
        decimals: u8,
        is_paused: u8,
        fee_bps: U16,
        rates_bps: [U16; 4],
        min_stake: U64,
        max_stake: U64,
        total_principal: U64,
        total_reserved: U64,
        open_positions: U64,
        last_ts: I64,
        spare: [u8; 64],
    }
}

/// What a pool offers to new positions.
pub struct Conditions {
    /// Yearly rates, for terms of 30, 90, 180 and 365 days.
    pub rates_bps: [u16; 4],
    /// In base units, for one position.
    pub min_stake: u64,
    pub max_stake: u64,
    pub fee_bps: u16,
}

impl Conditions {
    /// `RatesNotAscending`, `BoundsInvalid` or `FeeAboveCap`.
    pub fn check(&self) -> Result<(), StakingError> {
        if !self.rates_bps.is_sorted() {
            return Err(StakingError::RatesNotAscending);
        }
        if self.min_stake == 0 || self.min_stake > self.max_stake {
            return Err(StakingError::BoundsInvalid);
        }
        if self.fee_bps > MAX_FEE_BPS {
            return Err(StakingError::FeeAboveCap);
        }
        Ok(())
    }
}

/// What a holder is currently offered for one term.
#[derive(Debug, PartialEq, Eq)]
pub struct Offer {
    pub rate_bps: u16,
    pub base_rate_bps: u16,
    pub fee_bps: u16,
}

impl CoinPool {
    /// The clock's time, but never earlier than a time that the pool has seen.
    #[inline(always)]
    pub fn time(&self, clock_ts: i64) -> i64 {
        clock_ts.max(self.last_ts.get())
    }

    /// The same time, which is then remembered.
    #[inline(always)]
    pub fn advance(&mut self, clock_ts: i64) -> i64 {
        let ts = self.time(clock_ts);
        self.last_ts.set(ts);
        ts
    }

    pub fn set_conditions(&mut self, conditions: &Conditions) {
        self.rates_bps = conditions.rates_bps.map(U16::from);
        self.min_stake.set(conditions.min_stake);
        self.max_stake.set(conditions.max_stake);
        self.fee_bps.set(conditions.fee_bps);
    }

    /// The rates of a term, or `UnknownTerm`.
    #[inline(always)]
    pub fn offer(&self, term_days: u16) -> Result<Offer, StakingError> {
        let index = term_index(term_days).ok_or(StakingError::UnknownTerm)?;
        Ok(Offer {
            rate_bps: self.rates_bps[index].get(),
            base_rate_bps: self.rates_bps[0].get(),
            fee_bps: self.fee_bps.get(),
        })
    }

    /// Books a new position. `RewardNotCovered` if the reward vault's surplus over what it owes is
    /// smaller than the position's whole reward.
    #[inline(always)]
    pub fn open_position(
        &mut self,
        principal: u64,
        reward: u64,
        reward_vault_amount: u64,
    ) -> Result<(), StakingError> {
        let reserved = self.total_reserved.get().checked_add(reward);
        let reserved = reserved.ok_or(StakingError::RewardNotCovered)?;
        if reserved > reward_vault_amount {
            return Err(StakingError::RewardNotCovered);
        }
        let total = self.total_principal.get().checked_add(principal);
        let total = total.ok_or(StakingError::Overflow)?;
        let open = self.open_positions.get().checked_add(1);
        let open = open.ok_or(StakingError::Overflow)?;
        self.total_reserved.set(reserved);
        self.total_principal.set(total);
        self.open_positions.set(open);
        Ok(())
    }

    // The books never fall below zero while they count each position once. If they ever were wrong,
    // nobody must be kept from leaving by it: so leaving saturates instead of failing.

    #[inline(always)]
    pub fn release_reward(&mut self, amount: u64) {
        let reserved = self.total_reserved.get().saturating_sub(amount);
        self.total_reserved.set(reserved);
    }

    #[inline(always)]
    pub fn release_principal(&mut self, amount: u64) {
        let principal = self.total_principal.get().saturating_sub(amount);
        self.total_principal.set(principal);
    }

    #[inline(always)]
    pub fn forget_position(&mut self) {
        let open = self.open_positions.get().saturating_sub(1);
        self.open_positions.set(open);
    }

    /// What one of the pool's vaults owes, or `WrongVault`.
    pub fn owed_from(&self, vault: &Address) -> Result<u64, StakingError> {
        if *vault == self.principal_vault {
            return Ok(self.total_principal.get());
        }
        if *vault == self.reward_vault {
            return Ok(self.total_reserved.get());
        }
        Err(StakingError::WrongVault)
    }

    #[inline(always)]
    pub fn expect_admin(&self, admin: &AccountView) -> ProgramResult {
        ensure(self.admin == *admin.address(), StakingError::Unauthorized)
    }

    #[inline(always)]
    pub fn expect_mint(&self, mint: &AccountView) -> ProgramResult {
        ensure(self.mint == *mint.address(), StakingError::WrongMint)
    }

    #[inline(always)]
    pub fn expect_principal_vault(&self, vault: &AccountView) -> ProgramResult {
        ensure(
            self.principal_vault == *vault.address(),
            StakingError::WrongVault,
        )
    }

    #[inline(always)]
    pub fn expect_reward_vault(&self, vault: &AccountView) -> ProgramResult {
        ensure(
            self.reward_vault == *vault.address(),
            StakingError::WrongVault,
        )
    }

    #[inline(always)]
    pub fn expect_token_program(&self, program: &AccountView) -> ProgramResult {
        ensure(
            self.token_program == *program.address(),
            StakingError::WrongTokenProgram,
        )
    }

    /// The base units in a token account. `WrongTokenAccount` unless it is of the pool's mint and,
    /// if an owner is named, of `owner`.
    #[inline(always)]
    pub fn token_amount(
        &self,
        account: &AccountView,
        owner: Option<&Address>,
    ) -> Result<u64, ProgramError> {
        token_account_amount(account, &self.token_program, &self.mint, owner)
    }

    /// With these the pool signs for its vaults.
    #[inline(always)]
    pub fn signer_seeds<'a>(&'a self, bump: &'a [u8; 1]) -> SignerSeeds<'a> {
        let seeds = seeds::coin_pool(&self.creator, &self.mint, self.pool_id.as_bytes());
        SignerSeeds::new(seeds, bump)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool() -> CoinPool {
        let key = |byte| Address::new_from_array([byte; 32]);
        CoinPool {
            bump: 255,
            pool_id: 1.into(),
            creator: key(1),
            admin: key(2),
            pending_admin: Address::default(),
            pauser: key(3),
            funder: key(4),
            mint: key(5),
            token_program: key(6),
            principal_vault: key(7),
            reward_vault: key(8),
            decimals: 9,
            is_paused: 0,
            fee_bps: 10.into(),
            rates_bps: [300, 500, 800, 1_200].map(U16::from),
            min_stake: 1.into(),
            max_stake: u64::MAX.into(),
            total_principal: 0.into(),
            total_reserved: 0.into(),
            open_positions: 0.into(),
            last_ts: 1_000.into(),
            spare: [0; 64],
        }
    }

    fn conditions() -> Conditions {
        Conditions {
            rates_bps: [300, 300, 800, u16::MAX],
            min_stake: 1,
            max_stake: 1,
            fee_bps: 1_000,
        }
    }

    #[test]
    fn the_clock_never_goes_back() {
        let mut pool = pool();
        assert_eq!(pool.advance(999), 1_000);
        assert_eq!(pool.advance(1_001), 1_001);
        assert_eq!(pool.advance(i64::MIN), 1_001);
        assert_eq!(pool.time(0), 1_001);
    }

    #[test]
    fn accepts_conditions_at_their_limits() {
        assert_eq!(conditions().check(), Ok(()));
    }

    #[test]
    fn refuses_a_longer_term_at_a_lower_rate() {
        for rates_bps in [[2, 1, 3, 4], [1, 3, 2, 4], [1, 2, 4, 3]] {
            let conditions = Conditions {
                rates_bps,
                ..conditions()
            };
            assert_eq!(conditions.check(), Err(StakingError::RatesNotAscending));
        }
    }

    #[test]
    fn refuses_bounds_without_room_and_a_fee_above_the_cap() {
        for (min_stake, max_stake) in [(0, 1), (2, 1), (0, 0)] {
            let conditions = Conditions {
                min_stake,
                max_stake,
                ..conditions()
            };
            assert_eq!(conditions.check(), Err(StakingError::BoundsInvalid));
        }
        let conditions = Conditions {
            fee_bps: 1_001,
            ..conditions()
        };
        assert_eq!(conditions.check(), Err(StakingError::FeeAboveCap));
    }

    #[test]
    fn offers_the_rate_of_the_term_with_the_rate_of_30_days_as_base() {
        let offer = Offer {
            rate_bps: 800,
            base_rate_bps: 300,
            fee_bps: 10,
        };
        assert_eq!(pool().offer(180), Ok(offer));
        assert_eq!(pool().offer(31), Err(StakingError::UnknownTerm));
    }

    #[test]
    fn opens_a_position_up_to_the_last_unit_of_cover() {
        let mut pool = pool();
        assert_eq!(pool.open_position(5, 100, 100), Ok(()));
        assert_eq!(pool.total_reserved.get(), 100);
        assert_eq!(pool.total_principal.get(), 5);
        assert_eq!(pool.open_positions.get(), 1);
        assert_eq!(
            pool.open_position(5, 1, 100),
            Err(StakingError::RewardNotCovered)
        );
        assert_eq!(
            pool.open_position(5, u64::MAX, u64::MAX),
            Err(StakingError::RewardNotCovered)
        );
        assert_eq!(
            pool.open_position(u64::MAX, 0, 100),
            Err(StakingError::Overflow)
        );
    }

    #[test]
    fn wrong_books_keep_nobody_in() {
        let mut pool = pool();
        pool.release_principal(1);
        pool.release_reward(1);
        pool.forget_position();
        assert_eq!(pool.total_principal.get(), 0);
        assert_eq!(pool.total_reserved.get(), 0);
        assert_eq!(pool.open_positions.get(), 0);
    }

    #[test]
    fn knows_what_each_vault_owes() {
        let mut pool = pool();
        pool.open_position(5, 100, 100).unwrap();
        assert_eq!(pool.owed_from(&pool.principal_vault), Ok(5));
        assert_eq!(pool.owed_from(&pool.reward_vault), Ok(100));
        assert_eq!(pool.owed_from(&pool.mint), Err(StakingError::WrongVault));
    }
}
