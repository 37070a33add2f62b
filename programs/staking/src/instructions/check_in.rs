use crate::{
    error::StakingError,
    events::CheckedIn,
    state::{CheckIn, NftPool, NftPosition},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Checks an NFT in for the current day in Korea, if it came in before that day began. If that
    /// day is already counted, nothing happens and no event is logged, so that one NFT does not
    /// make the others in a transaction fail. This is never paused.
    check_in()
    pool: Account<NftPool> [writable],
    position: Account<NftPosition> [writable],
    check_in: Account<CheckIn> [writable],
    owner: View [signer],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut pool,
        mut position,
        mut check_in,
        owner,
    } = accounts;
    position.expect_of(pool.address(), owner)?;
    check_in.expect_of(&position.pool, &position.mint)?;
    ensure(!position.has_left(), StakingError::NftAlreadyReturned)?;

    let ts = pool.advance(clock_ts()?);
    ensure(position.has_stayed_overnight(ts), StakingError::CheckInTooEarly)?;
    let Some(streak) = check_in.count(ts) else {
        return Ok(());
    };
    let mut bonus = 0;
    if let Some(place) = pool.bonus_stream() {
        let streams = pool.streams.iter_mut().zip(&mut position.rewards);
        for (stream, reward) in streams.skip(place).take(1) {
            bonus = stream.promise_bonus(streak, ts);
            let total = reward.total.get().saturating_add(bonus);
            reward.total.set(total);
        }
    }

    event!(CheckedIn {
        pool: *pool.address(),
        mint: position.mint,
        owner: *owner.address(),
        day: check_in.last_day,
        streak: streak.into(),
        bonus: bonus.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
