use crate::{error::StakingError, events::Funded, state::CoinPool};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
    token::Transfer,
};

shared::instruction! {
    /// Pays coins into the reward vault.
    fund(amount: u64)
    pool: Account<CoinPool> [],
    funder: View [signer],
    funder_token: View [writable],
    mint: View [],
    reward_vault: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        pool,
        funder,
        funder_token,
        mint,
        reward_vault,
        token_program,
    } = accounts;
    ensure(pool.funder == *funder.address(), StakingError::Unauthorized)?;
    pool.token_amount(funder_token, Some(funder.address()))?;
    pool.expect_mint(mint)?;
    pool.expect_reward_vault(reward_vault)?;
    pool.expect_token_program(token_program)?;
    ensure(arguments.amount != 0, StakingError::ZeroAmount)?;
    let ts = pool.time(clock_ts()?);

    Transfer {
        from: funder_token,
        mint,
        to: reward_vault,
        authority: funder,
        amount: arguments.amount,
        decimals: pool.decimals,
        token_program: &pool.token_program,
    }
    .invoke(&[])?;

    event!(Funded {
        pool: *pool.address(),
        funder: *funder.address(),
        amount: arguments.amount.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
