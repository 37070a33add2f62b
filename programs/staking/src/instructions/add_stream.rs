use crate::{
    error::StakingError,
    events::StreamAdded,
    seeds,
    state::{
        nft_pool::MAX_STREAMS,
        nft_stream::{StreamTerms, BONUS},
        NftPool, NftStream,
    },
    ID,
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, SystemProgram, View},
    error::ensure,
    event,
    integer::{U128, U16, U64},
    pda::{find_vacant, SignerSeeds},
    sysvar::clock_ts,
    token::{expect_token_program, mint_decimals, Vault},
};

shared::instruction! {
    /// Adds a stream and its vault. The NFTs in the pool earn it from now on.
    add_stream(kind: u8, rate: u64, end_ts: i64, streak_bps: [u16; 2])
    pool: Account<NftPool> [writable],
    admin: View [signer],
    payer: View [signer, writable, or(admin)],
    mint: View [],
    vault: View [writable],
    token_program: View [],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        admin,
        payer,
        mint,
        vault,
        token_program,
        ..
    } = accounts;
    pool.expect_admin(admin)?;
    let place = [pool.stream_count];
    ensure(
        (pool.stream_count as usize) < MAX_STREAMS,
        StakingError::StreamsFull,
    )?;
    expect_token_program(token_program.address())?;
    let decimals = mint_decimals(mint, token_program.address())?;
    let pool_address = *pool.address();
    let vault_seeds = seeds::stream_vault(&pool_address, &place);
    let bump = [find_vacant(vault, &vault_seeds, &ID)?];
    let terms = StreamTerms {
        rate: arguments.rate,
        end_ts: arguments.end_ts,
        streak_bps: arguments.streak_bps,
    };
    terms.check(arguments.kind)?;
    ensure(
        arguments.kind != BONUS || pool.bonus_stream().is_none(),
        StakingError::UnknownStreamKind,
    )?;

    let ts = pool.advance(clock_ts()?);
    let stream = NftStream {
        mint: *mint.address(),
        token_program: *token_program.address(),
        vault: *vault.address(),
        kind: arguments.kind,
        decimals,
        rate: arguments.rate.into(),
        streak_bps: arguments.streak_bps.map(U16::from),
        end_ts: arguments.end_ts.into(),
        settled_ts: ts.into(),
        held: U64::ZERO,
        free: U128::ZERO,
        index: U128::ZERO,
        spare: [0; 18],
    };
    pool.push_stream(stream);
    Vault {
        vault,
        mint,
        authority: &pool_address,
        token_program: token_program.address(),
        payer,
        seeds: SignerSeeds::new(vault_seeds, &bump),
    }
    .create()?;

    event!(StreamAdded {
        pool: pool_address,
        admin: *admin.address(),
        mint: stream.mint,
        token_program: stream.token_program,
        vault: stream.vault,
        stream: place[0],
        kind: stream.kind,
        decimals,
        rate: stream.rate,
        streak_bps: stream.streak_bps,
        end_ts: stream.end_ts,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
