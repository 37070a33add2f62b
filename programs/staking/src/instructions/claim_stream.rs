use crate::{
    error::StakingError,
    events::StreamClaimed,
    instructions::claim::ALL,
    state::{nft_position::close_if_done, NftPool, NftPosition},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer, View},
    error::ensure,
    event,
    sysvar::clock_ts,
    token::{token_account_amount, Transfer},
};

shared::instruction! {
    /// Pays `amount` of what a stream owes to a position. The amount is gross; the largest u64 asks
    /// for all of it. This is never paused.
    claim_stream(stream: u8, amount: u64)
    pool: Account<NftPool> [writable],
    position: Account<NftPosition> [writable],
    owner: View [signer],
    rent_payer: RentPayer [or(owner)],
    owner_token: View [writable],
    // a mint's key can sign like a person's, and may have staked or paid before it was a mint
    mint: View [or(owner), or(rent_payer)],
    vault: View [writable],
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
        vault,
        token_program,
    } = accounts;
    position.expect_of(pool.address(), owner)?;
    position.expect_rent_payer(&rent_payer)?;
    let ts = pool.time(clock_ts()?);
    let weight = pool.weight.get();
    let stream = pool.stream_mut(arguments.stream)?;
    token_account_amount(
        owner_token,
        &stream.token_program,
        &stream.mint,
        Some(owner.address()),
    )?;
    stream.expect_mint(mint)?;
    stream.expect_vault(vault)?;
    stream.expect_token_program(token_program)?;
    ensure(arguments.amount != 0, StakingError::ZeroAmount)?;
    stream.settle(ts, weight);
    let place = arguments.stream as usize;
    let reward = position.rewards.get(place);
    let reward = *reward.ok_or(StakingError::UnknownStream)?;
    let claimed = reward.claimed.get();
    let due = position.earned(&reward, stream, ts).saturating_sub(claimed);
    ensure(due != 0, StakingError::NothingToClaim)?;
    let amount = if arguments.amount == ALL {
        due
    } else {
        arguments.amount
    };
    ensure(amount <= due, StakingError::AmountAboveDue)?;

    let paid = position.payout(claimed, amount);
    // the last claim passes even if the fee takes all of it: otherwise the position could never
    // close
    ensure(
        paid != 0 || (position.has_left() && amount == due),
        StakingError::NothingToClaim,
    )?;

    stream.pay(amount, paid);
    let decimals = stream.decimals;
    pool.last_ts.set(ts);
    if let Some(reward) = position.rewards.get_mut(place) {
        reward.claimed.set(claimed.saturating_add(amount));
    }

    if paid != 0 {
        let bump = [pool.bump];
        Transfer {
            from: vault,
            mint,
            to: owner_token,
            authority: pool.view(),
            amount: paid,
            decimals,
            token_program: token_program.address(),
        }
        .invoke(&[pool.signer_seeds(&bump).signer()])?;
    }

    event!(StreamClaimed {
        pool: *pool.address(),
        position: *position.address(),
        owner: *owner.address(),
        mint: position.mint,
        stream: arguments.stream,
        amount: amount.into(),
        paid: paid.into(),
        ts: ts.into(),
    })
    .emit();
    close_if_done(position, &mut pool, rent_payer, ts)
}
