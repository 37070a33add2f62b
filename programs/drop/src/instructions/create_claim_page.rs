use crate::{
    events::ClaimPageCreated,
    seeds,
    state::{Campaign, ClaimPage},
    ID,
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, Stored, SystemProgram, View},
    event,
    integer::U16,
    merkle::Hash,
    pda::{find_vacant, Creation, SignerSeeds},
    sysvar::clock_ts,
};

shared::instruction! {
    /// Creates a page of claim bits, if the draft still makes the `promise` that the funder saw.
    /// All of a campaign's pages exist before it opens, so that no holder ever pays for one.
    create_claim_page(number: u16, promise: Hash)
    campaign: Account<Campaign> [writable],
    claim_page: View [writable],
    funder: View [signer],
    payer: View [signer, writable, or(funder)],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        claim_page,
        funder,
        payer,
        ..
    } = accounts;
    let campaign_address = *campaign.address();
    let number = U16::from(arguments.number);
    let seeds = seeds::claim_page(&campaign_address, number.as_bytes());
    let bump = [find_vacant(claim_page, &seeds, &ID)?];
    campaign.expect_funder(funder)?;
    campaign.expect_draft()?;
    campaign.expect_promise(&arguments.promise)?;

    let ts = campaign.advance(clock_ts()?);
    campaign.add_page(arguments.number)?;
    Creation {
        account: claim_page,
        space: ClaimPage::SIZE,
        owner: &ID,
        payer,
        seeds: SignerSeeds::new(seeds, &bump),
    }
    .invoke()?;
    Account::write(
        claim_page,
        ClaimPage {
            bump: bump[0],
            campaign: campaign_address,
            rent_payer: *payer.address(),
            number,
            taken: [0; 1024],
            spare: [0; 4],
        },
    )?;

    event!(ClaimPageCreated {
        campaign: campaign_address,
        claim_page: *claim_page.address(),
        funder: *funder.address(),
        rent_payer: *payer.address(),
        number,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
