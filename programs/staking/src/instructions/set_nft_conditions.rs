use crate::{
    events::NftConditionsSet,
    state::{NftConditions, NftPool},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Sets the conditions for new positions of an NFT pool. Open positions keep theirs.
    set_nft_conditions(weights_bps: [u16; 4], max_nfts: u32, fee_bps: u16)
    pool: Account<NftPool> [writable],
    admin: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts { mut pool, admin } = accounts;
    pool.expect_admin(admin)?;
    let conditions = NftConditions {
        weights_bps: arguments.weights_bps,
        max_nfts: arguments.max_nfts,
        fee_bps: arguments.fee_bps,
    };
    conditions.check(pool.kind)?;

    let ts = pool.advance(clock_ts()?);
    pool.set_conditions(&conditions);

    event!(NftConditionsSet {
        pool: *pool.address(),
        admin: *admin.address(),
        weights_bps: pool.weights_bps,
        max_nfts: pool.max_nfts,
        fee_bps: pool.fee_bps,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
