use crate::{error::StakingError, events::NftPausedSet, state::NftPool};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Stops or resumes `stake_nft`. No other instruction can be paused.
    set_nft_paused(is_paused: bool)
    pool: Account<NftPool> [writable],
    pauser: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts { mut pool, pauser } = accounts;
    ensure(pool.pauser == *pauser.address(), StakingError::Unauthorized)?;

    let ts = pool.advance(clock_ts()?);
    pool.is_paused = arguments.is_paused as u8;

    event!(NftPausedSet {
        pool: *pool.address(),
        pauser: *pauser.address(),
        is_paused: pool.is_paused,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
