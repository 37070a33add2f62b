use crate::{events::PauserSet, state::Campaign};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Names the pauser. The funder cannot be replaced, because the leftovers belong to the funder.
    set_pauser(pauser: Address)
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
    campaign.pauser = arguments.pauser;

    event!(PauserSet {
        campaign: *campaign.address(),
        admin: *admin.address(),
        pauser: arguments.pauser,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
