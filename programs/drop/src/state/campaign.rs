use crate::{error::DropError, seeds, state::Terms};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use shared::{
    account::RentPayer,
    error::ensure,
    integer::{I64, U16, U32, U64},
    merkle::Hash,
    pda::SignerSeeds,
    token::token_account_amount,
};

/// Kinds of gift.
pub const COINS: u8 = 0;
pub const NFTS: u8 = 1;

/// The campaign is being filled; everything can still be taken back.
pub(super) const DRAFT: u8 = 0;
/// The campaign is filled, and nothing of it can change any more.
pub(super) const OPEN: u8 = 1;
/// Something went back to the funder; nothing can be claimed or paid in any more.
pub(super) const SETTLED: u8 = 2;

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
        /// For coins, the base units paid in, less what went back to the funder. For NFTs, the
        /// number of gifts whose accounts exist.
        deposited: U64,
        claimed_gift: U64,
        last_ts: I64,
        spare: [u8; 48],
    }
}

impl Campaign {
    /// A draft with these terms. The caller has to fill in the keys, the mint and the vault.
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

    /// The clock's time, but never earlier than a time that the campaign has seen.
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

    /// The base units in a token account. `WrongTokenAccount` unless it is of `mint` and `owner`.
    #[inline(always)]
    pub fn token_amount(
        &self,
        account: &AccountView,
        mint: &Address,
        owner: &Address,
    ) -> Result<u64, ProgramError> {
        token_account_amount(account, &self.token_program, mint, Some(owner))
    }

    /// With these the campaign signs for its vault and escrows.
    #[inline(always)]
    pub fn signer_seeds<'a>(&'a self, bump: &'a [u8; 1]) -> SignerSeeds<'a> {
        let seeds = seeds::campaign(&self.creator, self.campaign_id.as_bytes());
        SignerSeeds::new(seeds, bump)
    }
}

/// `WrongRentPayer` unless `rent_payer` is the account that paid.
#[inline(always)]
pub fn expect_rent_payer(paid: &Address, rent_payer: &RentPayer) -> ProgramResult {
    ensure(*paid == *rent_payer.address(), DropError::WrongRentPayer)
}

/// The campaigns with which the unit tests of the rules begin.
#[cfg(test)]
pub(super) mod samples {
    use super::*;

    pub const BEGIN: i64 = 1_800_000_000;
    pub const END: i64 = BEGIN + 86_400;

    pub fn campaign() -> Campaign {
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

    pub fn opened() -> Campaign {
        let mut campaign = campaign();
        campaign.add_deposit(100).unwrap();
        campaign.add_page(0).unwrap();
        campaign.add_page(1).unwrap();
        campaign.open(BEGIN - 10).unwrap();
        campaign
    }
}

#[cfg(test)]
mod tests {
    use super::samples::{campaign, BEGIN, END};

    #[test]
    fn the_clock_never_goes_back() {
        let mut campaign = campaign();
        assert_eq!(campaign.advance(END), END);
        assert_eq!(campaign.advance(BEGIN), END);
        assert_eq!(campaign.time(i64::MIN), END);
    }
}
