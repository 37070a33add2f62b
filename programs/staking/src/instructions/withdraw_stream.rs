use crate::{events::StreamWithdrawn, state::NftPool};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
    token::{token_account_amount, Transfer},
};

shared::instruction! {
    /// Takes what nobody has earned so far from the vault of a stream.
    withdraw_stream(stream: u8, amount: u64)
    pool: Account<NftPool> [writable],
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
    let pool_address = *pool.address();
    let ts = pool.time(clock_ts()?);
    let weight = pool.weight.get();
    let stream = pool.stream_mut(arguments.stream)?;
    stream.expect_vault(vault)?;
    token_account_amount(destination, &stream.token_program, &stream.mint, None)?;
    stream.expect_mint(mint)?;
    stream.expect_token_program(token_program)?;
    let held = token_account_amount(
        vault,
        &stream.token_program,
        &stream.mint,
        Some(&pool_address),
    )?;

    stream.settle(ts, weight);
    stream.withdraw(arguments.amount, held)?;
    let decimals = stream.decimals;
    pool.last_ts.set(ts);

    let bump = [pool.bump];
    Transfer {
        from: vault,
        mint,
        to: destination,
        authority: pool.view(),
        amount: arguments.amount,
        decimals,
        token_program: token_program.address(),
    }
    .invoke(&[pool.signer_seeds(&bump).signer()])?;

    event!(StreamWithdrawn {
        pool: pool_address,
        admin: *admin.address(),
        destination: *destination.address(),
        stream: arguments.stream,
        amount: arguments.amount.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
