use crate::{
    events::StreamSet,
    state::{nft_stream::StreamTerms, NftPool},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    event,
    integer::U16,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Sets what a stream pays from now on, and until when. What has accrued is kept.
    set_stream(stream: u8, rate: u64, end_ts: i64, streak_bps: [u16; 2])
    pool: Account<NftPool> [writable],
    admin: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts { mut pool, admin } = accounts;
    pool.expect_admin(admin)?;
    let terms = StreamTerms {
        rate: arguments.rate,
        end_ts: arguments.end_ts,
        streak_bps: arguments.streak_bps,
    };
    let kind = pool.stream_mut(arguments.stream)?.kind;
    terms.check(kind)?;

    let ts = pool.advance(clock_ts()?);
    let weight = pool.weight.get();
    let stream = pool.stream_mut(arguments.stream)?;
    stream.settle(ts, weight);
    stream.rate.set(terms.rate);
    stream.end_ts.set(terms.end_ts);
    stream.streak_bps = terms.streak_bps.map(U16::from);

    event!(StreamSet {
        pool: *pool.address(),
        admin: *admin.address(),
        stream: arguments.stream,
        rate: terms.rate.into(),
        streak_bps: terms.streak_bps.map(U16::from),
        end_ts: terms.end_ts.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
