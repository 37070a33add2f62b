use crate::{events::NftRolesSet, state::NftPool};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Names the pauser and the funder of an NFT pool.
    set_nft_roles(pauser: Address, funder: Address)
    pool: Account<NftPool> [writable],
    admin: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts { mut pool, admin } = accounts;
    pool.expect_admin(admin)?;

    let ts = pool.advance(clock_ts()?);
    pool.pauser = arguments.pauser;
    pool.funder = arguments.funder;

    event!(NftRolesSet {
        pool: *pool.address(),
        admin: *admin.address(),
        pauser: arguments.pauser,
        funder: arguments.funder,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
