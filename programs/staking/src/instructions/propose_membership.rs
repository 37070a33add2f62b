use crate::{
    events::MembershipProposed,
    state::{Membership, NftPool},
};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Proposes which NFTs may come in once the pool's delay has passed. NFTs in the pool are not
    /// affected. Proposing the present membership withdraws the proposal.
    propose_membership(kind: u8, key: Address, leaves: u32)
    pool: Account<NftPool> [writable],
    admin: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts { mut pool, admin } = accounts;
    pool.expect_admin(admin)?;
    let membership = Membership {
        kind: arguments.kind,
        key: arguments.key,
        leaves: arguments.leaves.into(),
    };
    membership.check()?;

    let ts = pool.advance(clock_ts()?);
    pool.propose_membership(membership, ts);

    event!(MembershipProposed {
        pool: *pool.address(),
        admin: *admin.address(),
        membership,
        due_ts: pool.due_ts,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
