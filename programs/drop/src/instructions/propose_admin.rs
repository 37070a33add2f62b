use crate::{events::AdminProposed, state::Campaign};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Proposes a new admin, who has to accept. Proposing the default key withdraws the proposal.
    propose_admin(new_admin: Address)
    campaign: Account<Campaign> [writable],
    admin: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        admin,
    } = accounts;
    campaign.expect_admin(admin)?;

    let ts = campaign.advance(clock_ts()?);
    campaign.pending_admin = arguments.new_admin;

    event!(AdminProposed {
        campaign: *campaign.address(),
        admin: *admin.address(),
        new_admin: arguments.new_admin,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
