use crate::{
    events::CampaignClosed,
    state::{expect_rent_payer, Campaign},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Closes a campaign of which nothing is left, and returns its rent to the key that paid it.
    /// Its admin may do this at any time; from 30 days after its end, the key that paid may do it
    /// too.
    close_campaign()
    campaign: Account<Campaign> [writable],
    authority: View [signer],
    rent_payer: RentPayer [writable, or(authority)],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        campaign,
        authority,
        rent_payer,
    } = accounts;
    let ts = campaign.time(clock_ts()?);
    campaign.expect_closer(
        authority.address(),
        &campaign.admin,
        &campaign.rent_payer,
        ts,
    )?;
    expect_rent_payer(&campaign.rent_payer, &rent_payer)?;
    campaign.expect_empty(ts)?;

    let event = event!(CampaignClosed {
        campaign: *campaign.address(),
        authority: *authority.address(),
        rent_payer: *rent_payer.address(),
        claimed_count: campaign.claimed_count,
        claimed_gift: campaign.claimed_gift,
        lamports: campaign.view().lamports().into(),
        ts: ts.into(),
    });
    campaign.close(rent_payer)?;
    event.emit();
    Ok(())
}
