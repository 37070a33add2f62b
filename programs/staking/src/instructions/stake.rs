use crate::{
    error::StakingError,
    events::Staked,
    seeds,
    state::{CoinPool, CoinPosition},
    ID,
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, Stored, SystemProgram, View},
    error::ensure,
    event,
    pda::{find_vacant, Creation, SignerSeeds},
    sysvar::clock_ts,
    token::Transfer,
};

shared::instruction! {
    /// Locks `amount` for a term at the current rates, and reserves the whole reward. The last
    /// three arguments are the conditions that the holder saw; worse ones are refused.
    stake(
        position_id: u64,
        amount: u64,
        term_days: u16,
        min_rate_bps: u16,
        min_base_rate_bps: u16,
        max_fee_bps: u16,
    )
    pool: Account<CoinPool> [writable],
    position: View [writable],
    owner: View [signer],
    payer: View [signer, writable, or(owner)],
    owner_token: View [writable],
    mint: View [],
    principal_vault: View [writable],
    reward_vault: View [],
    token_program: View [],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        position: position_view,
        owner,
        payer,
        owner_token,
        mint,
        principal_vault,
        reward_vault,
        token_program,
        ..
    } = accounts;
    let pool_address = *pool.address();
    let position_address = *position_view.address();
    let (amount, term_days) = (arguments.amount, arguments.term_days);

    let position_id = arguments.position_id.to_le_bytes();
    let position_seeds = seeds::coin_position(&pool_address, owner.address(), &position_id);
    let bump = [find_vacant(position_view, &position_seeds, &ID)?];
    pool.token_amount(owner_token, Some(owner.address()))?;
    pool.expect_mint(mint)?;
    pool.expect_principal_vault(principal_vault)?;
    pool.expect_reward_vault(reward_vault)?;
    pool.expect_token_program(token_program)?;
    ensure(pool.is_paused == 0, StakingError::PoolPaused)?;
    let offer = pool.offer(term_days)?;
    ensure(amount != 0, StakingError::ZeroAmount)?;
    ensure(
        amount >= pool.min_stake.get(),
        StakingError::AmountBelowMinimum,
    )?;
    ensure(
        amount <= pool.max_stake.get(),
        StakingError::AmountAboveMaximum,
    )?;
    ensure(
        offer.rate_bps >= arguments.min_rate_bps
            && offer.base_rate_bps >= arguments.min_base_rate_bps
            && offer.fee_bps <= arguments.max_fee_bps,
        StakingError::ConditionsChanged,
    )?;
    let reward_total = CoinPosition::whole_reward(amount, offer.rate_bps, term_days)?;
    let reward_vault_amount = pool.token_amount(reward_vault, Some(&pool_address))?;

    let ts = pool.advance(clock_ts()?);
    pool.open_position(amount, reward_total, reward_vault_amount)?;
    Creation {
        account: position_view,
        space: CoinPosition::SIZE,
        owner: &ID,
        payer,
        seeds: SignerSeeds::new(position_seeds, &bump),
    }
    .invoke()?;
    Account::write(
        position_view,
        CoinPosition {
            bump: bump[0],
            pool: pool_address,
            owner: *owner.address(),
            rent_payer: *payer.address(),
            position_id: arguments.position_id.into(),
            principal: amount.into(),
            reward_total: reward_total.into(),
            claimed: 0.into(),
            start_ts: ts.into(),
            left_ts: 0.into(),
            term_days: term_days.into(),
            rate_bps: offer.rate_bps.into(),
            base_rate_bps: offer.base_rate_bps.into(),
            fee_bps: offer.fee_bps.into(),
            spare: [0; 30],
        },
    )?;

    Transfer {
        from: owner_token,
        mint,
        to: principal_vault,
        authority: owner,
        amount,
        decimals: pool.decimals,
        token_program: &pool.token_program,
    }
    .invoke(&[])?;

    event!(Staked {
        pool: pool_address,
        position: position_address,
        owner: *owner.address(),
        position_id: arguments.position_id.into(),
        principal: amount.into(),
        reward_total: reward_total.into(),
        term_days: term_days.into(),
        rate_bps: offer.rate_bps.into(),
        base_rate_bps: offer.base_rate_bps.into(),
        fee_bps: offer.fee_bps.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
