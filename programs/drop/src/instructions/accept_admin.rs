use crate::{error::DropError, events::AdminAccepted, state::Campaign};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Makes the key that was proposed, which has to sign, the admin.
    accept_admin()
    campaign: Account<Campaign> [writable],
    new_admin: View [signer],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        new_admin,
    } = accounts;
    let nobody = Address::default();
    ensure(campaign.pending_admin != nobody, DropError::NoPendingAdmin)?;
    ensure(
        campaign.pending_admin == *new_admin.address(),
        DropError::Unauthorized,
    )?;

    let ts = campaign.advance(clock_ts()?);
    let old_admin = campaign.admin;
    campaign.admin = campaign.pending_admin;
    campaign.pending_admin = nobody;

    event!(AdminAccepted {
        campaign: *campaign.address(),
        old_admin,
        new_admin: *new_admin.address(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
