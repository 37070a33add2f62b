use crate::{events::CampaignOpened, state::Campaign};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Opens a draft that holds the whole gift and has all its claim pages. An open campaign never
    /// becomes a draft again.
    open_campaign()
    campaign: Account<Campaign> [writable],
    admin: View [signer],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        admin,
    } = accounts;
    campaign.expect_admin(admin)?;
    campaign.expect_draft()?;

    let ts = campaign.advance(clock_ts()?);
    campaign.open(ts)?;

    event!(CampaignOpened {
        campaign: *campaign.address(),
        admin: *admin.address(),
        deposited: campaign.deposited,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
