use crate::{
    error::DropError,
    events::Funded,
    state::{Campaign, COINS},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    merkle::Hash,
    sysvar::clock_ts,
    token::Transfer,
};

shared::instruction! {
    /// Pays coins into the vault of a draft, if it still makes the `promise` that the funder saw.
    fund(amount: u64, promise: Hash)
    campaign: Account<Campaign> [writable],
    funder: View [signer],
    funder_token: View [writable],
    mint: View [],
    vault: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        funder,
        funder_token,
        mint,
        vault,
        token_program,
    } = accounts;
    campaign.expect_kind(COINS)?;
    campaign.expect_funder(funder)?;
    campaign.token_amount(funder_token, &campaign.mint, funder.address())?;
    campaign.expect_mint(mint)?;
    campaign.expect_vault(vault)?;
    campaign.expect_token_program(token_program)?;
    campaign.expect_draft()?;
    campaign.expect_promise(&arguments.promise)?;
    ensure(arguments.amount != 0, DropError::ZeroAmount)?;

    let ts = campaign.advance(clock_ts()?);
    campaign.add_deposit(arguments.amount)?;

    Transfer {
        from: funder_token,
        mint,
        to: vault,
        authority: funder,
        amount: arguments.amount,
        decimals: campaign.decimals,
        token_program: &campaign.token_program,
    }
    .invoke(&[])?;

    event!(Funded {
        campaign: *campaign.address(),
        funder: *funder.address(),
        amount: arguments.amount.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
