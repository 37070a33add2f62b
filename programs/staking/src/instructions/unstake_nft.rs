use crate::{
    error::StakingError,
    events::NftUnstaked,
    state::{nft_position::close_if_done, CheckIn, NftPool, NftPosition},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer, View},
    error::ensure,
    event,
    integer::U64,
    sysvar::clock_ts,
    token::{expect_token_program, token_account_amount, CloseVault, Transfer},
};

shared::instruction! {
    /// Returns the NFT. What it earned can still be claimed, unless the NFT leaves before the end
    /// of its term: then all that was not claimed is given up. This can be done at any time, is
    /// never paused, and needs no account of a stream.
    unstake_nft()
    pool: Account<NftPool> [writable],
    position: Account<NftPosition> [writable],
    check_in: Account<CheckIn> [writable],
    owner: View [signer],
    rent_payer: RentPayer [or(owner)],
    owner_token: View [writable],
    mint: View [],
    escrow: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        mut position,
        mut check_in,
        owner,
        rent_payer,
        owner_token,
        mint,
        escrow,
        token_program,
    } = accounts;
    position.expect_of(pool.address(), owner)?;
    check_in.expect_of(&position.pool, &position.mint)?;
    position.expect_rent_payer(&rent_payer)?;
    ensure(position.mint == *mint.address(), StakingError::WrongMint)?;
    ensure(
        position.escrow == *escrow.address(),
        StakingError::WrongEscrow,
    )?;
    expect_token_program(token_program.address())?;
    ensure(!position.has_left(), StakingError::NftAlreadyReturned)?;
    token_account_amount(
        owner_token,
        token_program.address(),
        mint.address(),
        Some(owner.address()),
    )?;

    let ts = pool.advance(clock_ts()?);
    pool.settle(ts);
    let given_up = position.leave(pool.streams_mut(), ts);
    pool.release_nft(position.weight_bps.get());
    check_in.is_inside = 0;

    let bump = [pool.bump];
    let seeds = pool.signer_seeds(&bump);
    Transfer {
        from: escrow,
        mint,
        to: owner_token,
        authority: pool.view(),
        amount: 1,
        decimals: 0,
        token_program: token_program.address(),
    }
    .invoke(&[seeds.signer()])?;
    if rent_payer.can_receive() {
        CloseVault {
            vault: escrow,
            authority: pool.view(),
            rent_payer: &rent_payer,
            token_program: token_program.address(),
        }
        .invoke(&[seeds.signer()])?;
    }

    let owed = position
        .rewards
        .map(|reward| reward.total.get().saturating_sub(reward.claimed.get()));
    event!(NftUnstaked {
        pool: *pool.address(),
        position: *position.address(),
        owner: *owner.address(),
        mint: position.mint,
        owed: owed.map(U64::from),
        given_up,
        ts: ts.into(),
    })
    .emit();
    close_if_done(position, &mut pool, rent_payer, ts)
}
