use crate::{
    error::StakingError,
    events::NftStaked,
    nft::{expect_held, expect_member, expect_nft_mint, read_nft_metadata, ListPlace},
    seeds,
    state::{CheckIn, NftPool, NftPosition, NftReward},
    ID,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use shared::{
    account::{Account, Slot, Stored, SystemProgram, View},
    error::ensure,
    event,
    integer::{U128, U64},
    merkle::Proof,
    pda::{find_vacant, Creation, SignerSeeds},
    sysvar::clock_ts,
    token::{expect_token_program, Transfer, Vault},
};

shared::instruction! {
    /// Takes an NFT into escrow at the current weights. The three arguments after the term are the
    /// conditions that the holder saw; worse ones are refused. The place and the proof are read only if the pool has an allow-list.
    stake_nft(
        term_days: u16,
        min_weight_bps: u16,
        min_base_weight_bps: u16,
        max_fee_bps: u16,
        list_index: u32,
        list_proof: Proof<'a>,
    )
    pool: Account<NftPool> [writable],
    position: View [writable],
    check_in: View [writable],
    owner: View [signer],
    payer: View [signer, writable, or(owner)],
    owner_token: View [writable],
    mint: View [],
    escrow: View [writable],
    metadata: View [],
    token_program: View [],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        position: position_view,
        check_in,
        owner,
        payer,
        owner_token,
        mint,
        escrow,
        metadata,
        token_program,
        ..
    } = accounts;
    let pool_address = *pool.address();
    let position_address = *position_view.address();

    let position_seeds = seeds::nft_position(&pool_address, mint.address(), owner.address());
    let bump = [find_vacant(position_view, &position_seeds, &ID)?];
    expect_token_program(token_program.address())?;
    expect_nft_mint(mint, token_program.address())?;
    let found = read_nft_metadata(metadata, mint.address())?;
    expect_held(
        owner_token,
        token_program.address(),
        mint.address(),
        owner.address(),
    )?;
    let escrow_seeds = seeds::nft_escrow(&position_address);
    let escrow_bump = [find_vacant(escrow, &escrow_seeds, &ID)?];
    ensure(pool.is_paused == 0, StakingError::PoolPaused)?;
    let ts = pool.advance(clock_ts()?);
    pool.renew_membership(ts);
    let place = ListPlace {
        index: arguments.list_index,
        proof: arguments.list_proof,
    };
    expect_member(
        &pool.membership,
        &pool_address,
        mint.address(),
        found,
        &place,
    )?;
    let offer = pool.offer(arguments.term_days)?;
    ensure(
        offer.weight_bps >= arguments.min_weight_bps
            && offer.base_weight_bps >= arguments.min_base_weight_bps
            && offer.fee_bps <= arguments.max_fee_bps,
        StakingError::ConditionsChanged,
    )?;

    pool.settle(ts);
    pool.open_position(offer.weight_bps)?;
    enter_check_in(check_in, &pool_address, mint.address(), payer)?;
    Creation {
        account: position_view,
        space: NftPosition::SIZE,
        owner: &ID,
        payer,
        seeds: SignerSeeds::new(position_seeds, &bump),
    }
    .invoke()?;
    Account::write(
        position_view,
        NftPosition {
            bump: bump[0],
            pool: pool_address,
            mint: *mint.address(),
            owner: *owner.address(),
            rent_payer: *payer.address(),
            escrow: *escrow.address(),
            start_ts: ts.into(),
            left_ts: 0.into(),
            term_days: arguments.term_days.into(),
            weight_bps: offer.weight_bps.into(),
            base_weight_bps: offer.base_weight_bps.into(),
            fee_bps: offer.fee_bps.into(),
            rewards: pool.streams.map(|stream| reward_from(stream.index)),
            spare: [0; 38],
        },
    )?;

    Vault {
        vault: escrow,
        mint,
        authority: &pool_address,
        token_program: token_program.address(),
        payer,
        seeds: SignerSeeds::new(escrow_seeds, &escrow_bump),
    }
    .create()?;
    Transfer {
        from: owner_token,
        mint,
        to: escrow,
        authority: owner,
        amount: 1,
        decimals: 0,
        token_program: token_program.address(),
    }
    .invoke(&[])?;

    event!(NftStaked {
        pool: pool_address,
        position: position_address,
        owner: *owner.address(),
        mint: *mint.address(),
        term_days: arguments.term_days.into(),
        weight_bps: offer.weight_bps.into(),
        base_weight_bps: offer.base_weight_bps.into(),
        fee_bps: offer.fee_bps.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}

#[inline(always)]
fn reward_from(index: U128) -> NftReward {
    NftReward {
        index,
        total: U64::ZERO,
        claimed: U64::ZERO,
    }
}

/// Notes in the NFT's check-in record that it is in the pool. The first time, this creates the
/// record.
#[inline(never)]
fn enter_check_in(
    view: &mut AccountView,
    pool: &Address,
    mint: &Address,
    payer: &AccountView,
) -> Result<(), ProgramError> {
    if view.owned_by(&ID) {
        let mut record = Account::<CheckIn>::take(view)?;
        record.expect_of(pool, mint)?;
        record.is_inside = 1;
        return Ok(());
    }
    let check_in_seeds = seeds::check_in(pool, mint);
    let bump = [find_vacant(view, &check_in_seeds, &ID)?];
    Creation {
        account: view,
        space: CheckIn::SIZE,
        owner: &ID,
        payer,
        seeds: SignerSeeds::new(check_in_seeds, &bump),
    }
    .invoke()?;
    Account::write(view, CheckIn::new(bump[0], *pool, *mint, *payer.address()))?;
    Ok(())
}
