use crate::{events::RolesSet, state::CoinPool};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Names the pauser and the funder.
    set_roles(pauser: Address, funder: Address)
    pool: Account<CoinPool> [writable],
    admin: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts { mut pool, admin } = accounts;
    pool.expect_admin(admin)?;

    let ts = pool.advance(clock_ts()?);
    pool.pauser = arguments.pauser;
    pool.funder = arguments.funder;

    event!(RolesSet {
        pool: *pool.address(),
        admin: *admin.address(),
        pauser: arguments.pauser,
        funder: arguments.funder,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
