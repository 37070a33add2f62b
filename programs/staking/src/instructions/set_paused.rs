use crate::{error::StakingError, events::PausedSet, state::CoinPool};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Stops or resumes `stake`. No other instruction can be paused.
    set_paused(is_paused: bool)
    pool: Account<CoinPool> [writable],
    pauser: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts { mut pool, pauser } = accounts;
    ensure(pool.pauser == *pauser.address(), StakingError::Unauthorized)?;

    let ts = pool.advance(clock_ts()?);
    pool.is_paused = arguments.is_paused as u8;

    event!(PausedSet {
        pool: *pool.address(),
        pauser: *pauser.address(),
        is_paused: pool.is_paused,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
