use crate::{
    events::CampaignCreated,
    seeds,
    state::{Campaign, Terms, COINS},
    ID,
};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, Stored, SystemProgram, View},
    event,
    merkle::Hash,
    pda::{find_vacant, Creation, SignerSeeds},
    sysvar::clock_ts,
    token::{expect_token_program, mint_decimals, Vault},
};

shared::instruction! {
    /// Creates a campaign that gives coins, and its vault. The creator becomes its admin. The list,
    /// the gift and the window are fixed from here on.
    create_coin_campaign(
        campaign_id: u32,
        root: Hash,
        begin_ts: i64,
        end_ts: i64,
        recipients: u32,
        supply: u32,
        total_gift: u64,
        pauser: Address,
        funder: Address,
    )
    campaign: View [writable],
    creator: View [signer],
    payer: View [signer, writable, or(creator)],
    mint: View [],
    vault: View [writable],
    token_program: View [],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        campaign: campaign_view,
        creator,
        payer,
        mint,
        vault,
        token_program,
        ..
    } = accounts;
    let campaign_address = *campaign_view.address();
    let campaign_id = arguments.campaign_id.to_le_bytes();

    let campaign_seeds = seeds::campaign(creator.address(), &campaign_id);
    let campaign_bump = [find_vacant(campaign_view, &campaign_seeds, &ID)?];
    let vault_seeds = seeds::vault(&campaign_address);
    let vault_bump = [find_vacant(vault, &vault_seeds, &ID)?];
    expect_token_program(token_program.address())?;
    let decimals = mint_decimals(mint, token_program.address())?;
    let ts = clock_ts()?;
    let terms = Terms {
        begin_ts: arguments.begin_ts,
        end_ts: arguments.end_ts,
        recipients: arguments.recipients,
        supply: arguments.supply,
        total_gift: arguments.total_gift,
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
    Vault {
        vault,
        mint,
        authority: &campaign_address,
        token_program: token_program.address(),
        payer,
        seeds: SignerSeeds::new(vault_seeds, &vault_bump),
    }
    .create()?;

    Account::write(
        campaign_view,
        Campaign {
            bump: campaign_bump[0],
            campaign_id: arguments.campaign_id.into(),
            kind: COINS,
            decimals,
            creator: *creator.address(),
            admin: *creator.address(),
            pauser: arguments.pauser,
            funder: arguments.funder,
            rent_payer: *payer.address(),
            mint: *mint.address(),
            token_program: *token_program.address(),
            vault: *vault.address(),
            root: arguments.root,
            ..Campaign::draft(&terms, ts)
        },
    )?;

    event!(CampaignCreated {
        campaign: campaign_address,
        creator: *creator.address(),
        pauser: arguments.pauser,
        funder: arguments.funder,
        mint: *mint.address(),
        token_program: *token_program.address(),
        vault: *vault.address(),
        root: arguments.root,
        campaign_id: arguments.campaign_id.into(),
        kind: COINS,
        decimals,
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
