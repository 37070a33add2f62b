use crate::{error::StakingError, events::StreamFunded, state::NftPool};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
    token::{token_account_amount, Transfer},
};

shared::instruction! {
    /// Pays coins into the vault of a stream.
    fund_stream(stream: u8, amount: u64)
    pool: Account<NftPool> [writable],
    funder: View [signer],
    funder_token: View [writable],
    mint: View [],
    vault: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        funder,
        funder_token,
        mint,
        vault,
        token_program,
    } = accounts;
    ensure(pool.funder == *funder.address(), StakingError::Unauthorized)?;
    let ts = pool.time(clock_ts()?);
    let weight = pool.weight.get();
    let stream = pool.stream_mut(arguments.stream)?;
    token_account_amount(
        funder_token,
        &stream.token_program,
        &stream.mint,
        Some(funder.address()),
    )?;
    stream.expect_mint(mint)?;
    stream.expect_vault(vault)?;
    stream.expect_token_program(token_program)?;
    ensure(arguments.amount != 0, StakingError::ZeroAmount)?;

    // seconds that were not funded before stay unpaid
    stream.settle(ts, weight);
    stream.fund(arguments.amount)?;
    let decimals = stream.decimals;
    pool.last_ts.set(ts);

    Transfer {
        from: funder_token,
        mint,
        to: vault,
        authority: funder,
        amount: arguments.amount,
        decimals,
        token_program: token_program.address(),
    }
    .invoke(&[])?;

    event!(StreamFunded {
        pool: *pool.address(),
        funder: *funder.address(),
        stream: arguments.stream,
        amount: arguments.amount.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
