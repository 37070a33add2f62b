use crate::{
    error::StakingError,
    events::Claimed,
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

/// The `amount` that asks for all that is due.
pub const ALL: u64 = u64::MAX;

shared::instruction! {
    /// Pays `amount` of what is due. The amount is gross; the largest u64 asks for all of it. This
    /// is never paused.
    claim(amount: u64)
    pool: Account<CoinPool> [writable],
    position: Account<CoinPosition> [writable],
    owner: View [signer],
    rent_payer: RentPayer [or(owner)],
    owner_token: View [writable],
    mint: View [],
    reward_vault: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        mut position,
        owner,
        rent_payer,
        owner_token,
        mint,
        reward_vault,
        token_program,
    } = accounts;
    position.expect_of(pool.address(), owner, &rent_payer)?;
    pool.token_amount(owner_token, Some(owner.address()))?;
    pool.expect_mint(mint)?;
    pool.expect_reward_vault(reward_vault)?;
    pool.expect_token_program(token_program)?;
    ensure(arguments.amount != 0, StakingError::ZeroAmount)?;
    let ts = pool.time(clock_ts()?);
    let due = position.due(ts);
    ensure(due != 0, StakingError::NothingToClaim)?;
    let amount = if arguments.amount == ALL {
        due
    } else {
        arguments.amount
    };
    ensure(amount <= due, StakingError::AmountAboveDue)?;

    let paid = position.payout(amount);
    // the last claim passes even if the fee takes all of it: otherwise the position could never
    // close
    ensure(
        paid != 0 || amount == position.unclaimed(),
        StakingError::NothingToClaim,
    )?;

    pool.last_ts.set(ts);
    pool.release_reward(amount);
    position.count_claim(amount);

    if paid != 0 {
        let bump = [pool.bump];
        Transfer {
            from: reward_vault,
            mint,
            to: owner_token,
            authority: pool.view(),
            amount: paid,
            decimals: pool.decimals,
            token_program: &pool.token_program,
        }
        .invoke(&[pool.signer_seeds(&bump).signer()])?;
    }

    event!(Claimed {
        pool: *pool.address(),
        position: *position.address(),
        owner: *owner.address(),
        amount: amount.into(),
        paid: paid.into(),
        ts: ts.into(),
    })
    .emit();
    close_if_done(position, &mut pool, rent_payer, ts)
}
