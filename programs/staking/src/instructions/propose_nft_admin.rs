use crate::{events::NftAdminProposed, state::NftPool};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Proposes a new admin of an NFT pool, who has to accept. Proposing the default key withdraws
    /// the proposal.
    propose_nft_admin(new_admin: Address)
    pool: Account<NftPool> [writable],
    admin: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts { mut pool, admin } = accounts;
    pool.expect_admin(admin)?;

    let ts = pool.advance(clock_ts()?);
    pool.pending_admin = arguments.new_admin;

    event!(NftAdminProposed {
        pool: *pool.address(),
        admin: *admin.address(),
        new_admin: arguments.new_admin,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
