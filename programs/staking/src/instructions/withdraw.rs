use crate::{error::StakingError, events::Withdrawn, state::CoinPool};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
    token::Transfer,
};

shared::instruction! {
    /// Takes what the books do not owe from one of the two vaults.
    withdraw(amount: u64)
    pool: Account<CoinPool> [writable],
    admin: View [signer],
    vault: View [writable],
    destination: View [writable],
    mint: View [],
    token_program: View [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        admin,
        vault,
        destination,
        mint,
        token_program,
    } = accounts;
    pool.expect_admin(admin)?;
    let owed = pool.owed_from(vault.address())?;
    pool.token_amount(destination, None)?;
    pool.expect_mint(mint)?;
    pool.expect_token_program(token_program)?;
    let held = pool.token_amount(vault, Some(pool.address()))?;
    let free = held.saturating_sub(owed);
    ensure(
        arguments.amount != 0 && arguments.amount <= free,
        StakingError::NothingToWithdraw,
    )?;

    let ts = pool.advance(clock_ts()?);

    let bump = [pool.bump];
    Transfer {
        from: vault,
        mint,
        to: destination,
        authority: pool.view(),
        amount: arguments.amount,
        decimals: pool.decimals,
        token_program: &pool.token_program,
    }
    .invoke(&[pool.signer_seeds(&bump).signer()])?;

    event!(Withdrawn {
        pool: *pool.address(),
        admin: *admin.address(),
        vault: *vault.address(),
        destination: *destination.address(),
        amount: arguments.amount.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
