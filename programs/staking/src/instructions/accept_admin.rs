use crate::{error::StakingError, events::AdminAccepted, state::CoinPool};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Makes the key that was proposed, which has to sign, the admin.
    accept_admin()
    pool: Account<CoinPool> [writable],
    new_admin: View [signer],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        new_admin,
    } = accounts;
    let nobody = Address::default();
    ensure(pool.pending_admin != nobody, StakingError::NoPendingAdmin)?;
    ensure(
        pool.pending_admin == *new_admin.address(),
        StakingError::Unauthorized,
    )?;

    let ts = pool.advance(clock_ts()?);
    let old_admin = pool.admin;
    pool.admin = pool.pending_admin;
    pool.pending_admin = nobody;

    event!(AdminAccepted {
        pool: *pool.address(),
        old_admin,
        new_admin: *new_admin.address(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
