use crate::{
    error::StakingError,
    events::NftPoolCreated,
    seeds,
    state::{nft_pool::MAX_DELAY_SECONDS, Membership, NftConditions, NftPool, NftStream},
    ID,
};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, Stored, SystemProgram, View},
    error::ensure,
    event,
    integer::{I64, U128, U16, U64},
    pda::{find_vacant, Creation, SignerSeeds},
    sysvar::clock_ts,
};

shared::instruction! {
    /// Creates an NFT pool without streams. The creator becomes its admin, and its membership takes
    /// effect at once.
    create_nft_pool(
        pool_id: u16,
        kind: u8,
        weights_bps: [u16; 4],
        max_nfts: u32,
        fee_bps: u16,
        delay_seconds: u32,
        membership_kind: u8,
        membership_key: Address,
        membership_leaves: u32,
        pauser: Address,
        funder: Address,
    )
    pool: View [writable],
    creator: View [signer],
    payer: View [signer, writable, or(creator)],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        pool: pool_view,
        creator,
        payer,
        ..
    } = accounts;
    let pool_address = *pool_view.address();
    let pool_id = arguments.pool_id.to_le_bytes();
    let pool_seeds = seeds::nft_pool(creator.address(), &pool_id);
    let bump = [find_vacant(pool_view, &pool_seeds, &ID)?];
    let conditions = NftConditions {
        weights_bps: arguments.weights_bps,
        max_nfts: arguments.max_nfts,
        fee_bps: arguments.fee_bps,
    };
    conditions.check(arguments.kind)?;
    ensure(
        arguments.delay_seconds <= MAX_DELAY_SECONDS,
        StakingError::DelayTooLong,
    )?;
    let membership = Membership {
        kind: arguments.membership_kind,
        key: arguments.membership_key,
        leaves: arguments.membership_leaves.into(),
    };
    membership.check()?;
    let ts = clock_ts()?;

    Creation {
        account: pool_view,
        space: NftPool::SIZE,
        owner: &ID,
        payer,
        seeds: SignerSeeds::new(pool_seeds, &bump),
    }
    .invoke()?;

    let weights_bps = conditions.weights_bps.map(U16::from);
    Account::write(
        pool_view,
        NftPool {
            bump: bump[0],
            pool_id: arguments.pool_id.into(),
            creator: *creator.address(),
            admin: *creator.address(),
            pending_admin: Address::default(),
            pauser: arguments.pauser,
            funder: arguments.funder,
            kind: arguments.kind,
            is_paused: 0,
            fee_bps: conditions.fee_bps.into(),
            weights_bps,
            max_nfts: conditions.max_nfts.into(),
            nfts: 0.into(),
            weight: 0.into(),
            open_positions: 0.into(),
            delay_seconds: arguments.delay_seconds.into(),
            membership,
            next_membership: Membership::NONE,
            due_ts: 0.into(),
            last_ts: ts.into(),
            stream_count: 0,
            streams: [NO_STREAM; 4],
            spare: [0; 125],
        },
    )?;

    event!(NftPoolCreated {
        pool: pool_address,
        creator: *creator.address(),
        pauser: arguments.pauser,
        funder: arguments.funder,
        pool_id: arguments.pool_id.into(),
        kind: arguments.kind,
        weights_bps,
        max_nfts: conditions.max_nfts.into(),
        fee_bps: conditions.fee_bps.into(),
        delay_seconds: arguments.delay_seconds.into(),
        membership,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}

const NOBODY: Address = Address::new_from_array([0; 32]);

const NO_STREAM: NftStream = NftStream {
    mint: NOBODY,
    token_program: NOBODY,
    vault: NOBODY,
    kind: 0,
    decimals: 0,
    rate: U64::ZERO,
    streak_bps: [U16::ZERO; 2],
    end_ts: I64::ZERO,
    settled_ts: I64::ZERO,
    held: U64::ZERO,
    free: U128::ZERO,
    index: U128::ZERO,
    spare: [0; 18],
};
