use crate::{
    events::CoinsReturned,
    state::{expect_rent_payer, Campaign, COINS},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer, View},
    event,
    sysvar::clock_ts,
    token::{CloseVault, Transfer},
};

shared::instruction! {
    /// Returns all that the vault holds to the funder and closes the vault. The funder may do this
    /// to a draft at any time, which ends the draft, and to an opened campaign after its end. From
    /// 30 days after the end, the key that paid the vault's rent may do it too, if none of the
    /// funder's coins are left in the vault; coins that others sent into it then go to the funder.
    /// This is never paused.
    return_coins()
    campaign: Account<Campaign> [writable],
    authority: View [signer],
    rent_payer: RentPayer [or(authority)],
    funder_token: View [writable],
    mint: View [],
    vault: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        authority,
        rent_payer,
        funder_token,
        mint,
        vault,
        token_program,
    } = accounts;
    let campaign_address = *campaign.address();
    campaign.expect_kind(COINS)?;
    let ts = campaign.advance(clock_ts()?);
    campaign.expect_closer(
        authority.address(),
        &campaign.funder,
        &campaign.rent_payer,
        ts,
    )?;
    expect_rent_payer(&campaign.rent_payer, &rent_payer)?;
    campaign.expect_mint(mint)?;
    campaign.expect_vault(vault)?;
    campaign.expect_token_program(token_program)?;
    let amount = campaign.token_amount(vault, &campaign.mint, &campaign_address)?;
    if campaign.left_to_funder() != 0 {
        campaign.expect_funder(authority)?;
    }
    if amount != 0 {
        campaign.token_amount(funder_token, &campaign.mint, &campaign.funder)?;
    }
    campaign.expect_over(ts)?;

    campaign.settle();
    campaign.forget_coins();

    let bump = [campaign.bump];
    let seeds = campaign.signer_seeds(&bump);
    if amount != 0 {
        Transfer {
            from: vault,
            mint,
            to: funder_token,
            authority: campaign.view(),
            amount,
            decimals: campaign.decimals,
            token_program: &campaign.token_program,
        }
        .invoke(&[seeds.signer()])?;
    }
    // the gift must not be held up by rent that cannot be paid back
    let mut lamports = 0;
    if rent_payer.can_receive() {
        lamports = vault.lamports();
        CloseVault {
            vault,
            authority: campaign.view(),
            rent_payer: &rent_payer,
            token_program: &campaign.token_program,
        }
        .invoke(&[seeds.signer()])?;
    }

    event!(CoinsReturned {
        campaign: campaign_address,
        authority: *authority.address(),
        destination: *funder_token.address(),
        rent_payer: *rent_payer.address(),
        amount: amount.into(),
        lamports: lamports.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
