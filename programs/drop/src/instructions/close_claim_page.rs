use crate::{
    error::DropError,
    events::ClaimPageClosed,
    state::{expect_rent_payer, Campaign, ClaimPage},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer, View},
    error::ensure,
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Closes a claim page and returns its rent to the key that paid it. The funder may close pages
    /// of a draft at any time and those of an opened campaign after its end. From 30 days after the
    /// end, the key that paid may close them too.
    close_claim_page()
    campaign: Account<Campaign> [writable],
    claim_page: Account<ClaimPage> [writable],
    authority: View [signer],
    rent_payer: RentPayer [writable, or(authority)],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        claim_page,
        authority,
        rent_payer,
    } = accounts;
    ensure(
        claim_page.campaign == *campaign.address(),
        DropError::WrongCampaign,
    )?;
    let ts = campaign.advance(clock_ts()?);
    campaign.expect_closer(
        authority.address(),
        &campaign.funder,
        &claim_page.rent_payer,
        ts,
    )?;
    expect_rent_payer(&claim_page.rent_payer, &rent_payer)?;
    campaign.expect_over(ts)?;

    campaign.forget_page();

    let event = event!(ClaimPageClosed {
        campaign: *campaign.address(),
        claim_page: *claim_page.address(),
        authority: *authority.address(),
        rent_payer: *rent_payer.address(),
        number: claim_page.number,
        lamports: claim_page.view().lamports().into(),
        ts: ts.into(),
    });
    claim_page.close(rent_payer)?;
    event.emit();
    Ok(())
}
