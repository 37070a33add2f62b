use crate::{
    events::CoinPoolCreated,
    seeds,
    state::{CoinPool, Conditions},
    ID,
};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, Stored, SystemProgram, View},
    event,
    integer::U16,
    pda::{find_vacant, Creation, SignerSeeds},
    sysvar::clock_ts,
    token::{expect_token_program, mint_decimals, Vault},
};

shared::instruction! {
    /// Creates a pool and its two vaults. The creator becomes its admin.
    create_coin_pool(
        pool_id: u16,
        rates_bps: [u16; 4],
        min_stake: u64,
        max_stake: u64,
        fee_bps: u16,
        pauser: Address,
        funder: Address,
    )
    pool: View [writable],
    creator: View [signer],
    payer: View [signer, writable, or(creator)],
    mint: View [],
    principal_vault: View [writable],
    reward_vault: View [writable],
    token_program: View [],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        pool: pool_view,
        creator,
        payer,
        mint,
        principal_vault,
        reward_vault,
        token_program,
        ..
    } = accounts;
    let pool_address = *pool_view.address();
    let pool_id = arguments.pool_id.to_le_bytes();

    let pool_seeds = seeds::coin_pool(creator.address(), mint.address(), &pool_id);
    let pool_bump = [find_vacant(pool_view, &pool_seeds, &ID)?];
    let principal_seeds = seeds::principal_vault(&pool_address);
    let principal_bump = [find_vacant(principal_vault, &principal_seeds, &ID)?];
    let reward_seeds = seeds::reward_vault(&pool_address);
    let reward_bump = [find_vacant(reward_vault, &reward_seeds, &ID)?];
    expect_token_program(token_program.address())?;
    let decimals = mint_decimals(mint, token_program.address())?;
    let conditions = Conditions {
        rates_bps: arguments.rates_bps,
        min_stake: arguments.min_stake,
        max_stake: arguments.max_stake,
        fee_bps: arguments.fee_bps,
    };
    conditions.check()?;
    let ts = clock_ts()?;

    Creation {
        account: pool_view,
        space: CoinPool::SIZE,
        owner: &ID,
        payer,
        seeds: SignerSeeds::new(pool_seeds, &pool_bump),
    }
    .invoke()?;
    for (vault, seeds) in [
        (
            &*principal_vault,
            SignerSeeds::new(principal_seeds, &principal_bump),
        ),
        (&*reward_vault, SignerSeeds::new(reward_seeds, &reward_bump)),
    ] {
        Vault {
            vault,
            mint,
            authority: &pool_address,
            token_program: token_program.address(),
            payer,
            seeds,
        }
        .create()?;
    }

    let rates_bps = conditions.rates_bps.map(U16::from);
    let nobody = Address::default();
    Account::write(
        pool_view,
        CoinPool {
            bump: pool_bump[0],
            pool_id: arguments.pool_id.into(),
            creator: *creator.address(),
            admin: *creator.address(),
            pending_admin: nobody,
            pauser: arguments.pauser,
            funder: arguments.funder,
            mint: *mint.address(),
            token_program: *token_program.address(),
            principal_vault: *principal_vault.address(),
            reward_vault: *reward_vault.address(),
            decimals,
            is_paused: 0,
            fee_bps: conditions.fee_bps.into(),
            rates_bps,
            min_stake: conditions.min_stake.into(),
            max_stake: conditions.max_stake.into(),
            total_principal: 0.into(),
            total_reserved: 0.into(),
            open_positions: 0.into(),
            last_ts: ts.into(),
            spare: [0; 64],
        },
    )?;

    event!(CoinPoolCreated {
        pool: pool_address,
        creator: *creator.address(),
        mint: *mint.address(),
        token_program: *token_program.address(),
        principal_vault: *principal_vault.address(),
        reward_vault: *reward_vault.address(),
        pauser: arguments.pauser,
        funder: arguments.funder,
        pool_id: arguments.pool_id.into(),
        decimals,
        rates_bps,
        min_stake: conditions.min_stake.into(),
        max_stake: conditions.max_stake.into(),
        fee_bps: conditions.fee_bps.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
