use crate::error::DropError;
use pinocchio::{Address, ProgramResult};
use shared::{error::ensure, integer::U32};

shared::account! {
    /// The NFT that belongs to one place of a campaign, and the token account that holds it.
    Gift version 1 size 160 {
        bump: u8,
        campaign: Address,
        mint: Address,
        escrow: Address,
        rent_payer: Address,
        number: U32,
        /// Stays set if its holder sends the NFT back into the escrow: the funder does not get it
        /// back by that.
        is_taken: u8,
        spare: [u8; 17],
    }
}

impl Gift {
    #[inline(always)]
    pub fn expect_of(&self, campaign: &Address) -> ProgramResult {
        ensure(self.campaign == *campaign, DropError::WrongCampaign)
    }

    #[inline(always)]
    pub fn expect_mint(&self, mint: &Address) -> ProgramResult {
        ensure(self.mint == *mint, DropError::WrongMint)
    }

    #[inline(always)]
    pub fn expect_escrow(&self, escrow: &Address) -> ProgramResult {
        ensure(self.escrow == *escrow, DropError::WrongVault)
    }
}
