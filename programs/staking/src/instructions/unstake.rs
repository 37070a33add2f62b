use crate::{
    error::StakingError,
    events::Unstaked,
    state::{coin_position::close_if_done, CoinPool, CoinPosition},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer, View},
    error::ensure,
    event,
    sysvar::clock_ts,
    token::Transfer,
};

shared::instruction! {
    /// Returns the principal. What has accrued can still be claimed. This can be done at any time,
    /// is never paused, and needs no reward account.
    unstake()
    pool: Account<CoinPool> [writable],
    position: Account<CoinPosition> [writable],
    owner: View [signer],
    rent_payer: RentPayer [or(owner)],
    owner_token: View [writable],
    mint: View [],
    principal_vault: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        mut position,
        owner,
        rent_payer,
        owner_token,
        mint,
        principal_vault,
        token_program,
    } = accounts;
    position.expect_of(pool.address(), owner, &rent_payer)?;
    pool.token_amount(owner_token, Some(owner.address()))?;
    pool.expect_mint(mint)?;
    pool.expect_principal_vault(principal_vault)?;
    pool.expect_token_program(token_program)?;
    ensure(!position.has_left(), StakingError::PrincipalAlreadyReturned)?;

    let ts = pool.advance(clock_ts()?);
    let released = position.leave(ts);
    pool.release_reward(released);
    let principal = position.principal.get();
    pool.release_principal(principal);

    let bump = [pool.bump];
    Transfer {
        from: principal_vault,
        mint,
        to: owner_token,
        authority: pool.view(),
        amount: principal,
        decimals: pool.decimals,
        token_program: &pool.token_program,
    }
    .invoke(&[pool.signer_seeds(&bump).signer()])?;

    event!(Unstaked {
        pool: *pool.address(),
        position: *position.address(),
        owner: *owner.address(),
        principal: principal.into(),
        reward_total: position.reward_total,
        released: released.into(),
        ts: ts.into(),
    })
    .emit();
    close_if_done(position, &mut pool, rent_payer, ts)
}
