use crate::{
    events::CampaignCreated,
    seeds,
    state::{Campaign, Terms, NFTS},
    ID,
};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, Stored, SystemProgram, View},
    event,
    merkle::Hash,
    pda::{find_vacant, Creation, SignerSeeds},
    sysvar::clock_ts,
    token::expect_token_program,
};

shared::instruction! {
    /// Creates a campaign that gives one NFT to each recipient. The creator becomes its admin. The
    /// list and the window are fixed from here on.
    create_nft_campaign(
        campaign_id: u32,
        root: Hash,
        begin_ts: i64,
        end_ts: i64,
        recipients: u32,
        pauser: Address,
        funder: Address,
    )
    campaign: View [writable],
    creator: View [signer],
    payer: View [signer, writable, or(creator)],
    token_program: View [],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        campaign: campaign_view,
        creator,
        payer,
        token_program,
        ..
    } = accounts;
    let campaign_address = *campaign_view.address();
    let campaign_id = arguments.campaign_id.to_le_bytes();

    let campaign_seeds = seeds::campaign(creator.address(), &campaign_id);
    let campaign_bump = [find_vacant(campaign_view, &campaign_seeds, &ID)?];
    expect_token_program(token_program.address())?;
    let ts = clock_ts()?;
    let terms = Terms {
        begin_ts: arguments.begin_ts,
        end_ts: arguments.end_ts,
        recipients: arguments.recipients,
        supply: arguments.recipients,
        total_gift: arguments.recipients.into(),
    };
    terms.check(ts)?;

    Creation {
        account: campaign_view,
        space: Campaign::SIZE,
        owner: &ID,
        payer,
        seeds: SignerSeeds::new(campaign_seeds, &campaign_bump),
    }
    .invoke()?;

    let none = Address::default();
    Account::write(
        campaign_view,
        Campaign {
            bump: campaign_bump[0],
            campaign_id: arguments.campaign_id.into(),
            kind: NFTS,
            creator: *creator.address(),
            admin: *creator.address(),
            pauser: arguments.pauser,
            funder: arguments.funder,
            rent_payer: *payer.address(),
            token_program: *token_program.address(),
            root: arguments.root,
            ..Campaign::draft(&terms, ts)
        },
    )?;

    event!(CampaignCreated {
        campaign: campaign_address,
        creator: *creator.address(),
        pauser: arguments.pauser,
        funder: arguments.funder,
        mint: none,
        token_program: *token_program.address(),
        vault: none,
        root: arguments.root,
        campaign_id: arguments.campaign_id.into(),
        kind: NFTS,
        decimals: 0,
        begin_ts: terms.begin_ts.into(),
        end_ts: terms.end_ts.into(),
        recipients: terms.recipients.into(),
        supply: terms.supply.into(),
        total_gift: terms.total_gift.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
