use crate::{
    error::StakingError,
    events::CheckInClosed,
    state::{CheckIn, NftPool},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer},
    error::ensure,
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Closes a check-in record once a new record would be worth as much, and returns its rent to
    /// the key that paid it. Anybody may do this.
    close_check_in()
    pool: Account<NftPool> [writable],
    check_in: Account<CheckIn> [writable],
    rent_payer: RentPayer [],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        check_in,
        rent_payer,
    } = accounts;
    ensure(check_in.pool == *pool.address(), StakingError::WrongPool)?;
    ensure(
        check_in.rent_payer == *rent_payer.address() && rent_payer.can_receive(),
        StakingError::WrongRentPayer,
    )?;
    // the time is remembered: otherwise, after the clock went back, a new record could count this
    // record's last day again
    let ts = pool.advance(clock_ts()?);
    ensure(check_in.is_over(ts), StakingError::CheckInAlive)?;

    let event = event!(CheckInClosed {
        pool: check_in.pool,
        mint: check_in.mint,
        rent_payer: check_in.rent_payer,
        lamports: check_in.view().lamports().into(),
        ts: ts.into(),
    });
    check_in.close(rent_payer)?;
    event.emit();
    Ok(())
}
