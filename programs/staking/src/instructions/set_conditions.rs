use crate::{
    events::ConditionsSet,
    state::{CoinPool, Conditions},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    event,
    integer::U16,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Sets the conditions for new positions. Open positions keep theirs.
    set_conditions(rates_bps: [u16; 4], min_stake: u64, max_stake: u64, fee_bps: u16)
    pool: Account<CoinPool> [writable],
    admin: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts { mut pool, admin } = accounts;
    pool.expect_admin(admin)?;
    let conditions = Conditions {
        rates_bps: arguments.rates_bps,
        min_stake: arguments.min_stake,
        max_stake: arguments.max_stake,
        fee_bps: arguments.fee_bps,
    };
    conditions.check()?;

    let ts = pool.advance(clock_ts()?);
    pool.set_conditions(&conditions);

    event!(ConditionsSet {
        pool: *pool.address(),
        admin: *admin.address(),
        rates_bps: conditions.rates_bps.map(U16::from),
        min_stake: conditions.min_stake.into(),
        max_stake: conditions.max_stake.into(),
        fee_bps: conditions.fee_bps.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
