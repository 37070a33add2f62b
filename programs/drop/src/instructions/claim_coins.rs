use crate::{
    error::DropError,
    events::CoinsClaimed,
    state::{Campaign, ClaimPage, COINS},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    merkle::Proof,
    sysvar::clock_ts,
    token::Transfer,
};

shared::instruction! {
    /// Gives the holder at place `index` of the list their coins, once. This is never
    /// paused.
    claim_coins(index: u32, amount: u64, proof: Proof<'a>)
    campaign: Account<Campaign> [writable],
    claim_page: Account<ClaimPage> [writable],
    holder: View [signer],
    holder_token: View [writable],
    mint: View [],
    vault: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        mut claim_page,
        holder,
        holder_token,
        mint,
        vault,
        token_program,
    } = accounts;
    let Arguments { index, amount, .. } = arguments;
    let campaign_address = *campaign.address();
    campaign.expect_kind(COINS)?;
    claim_page.expect_of(&campaign_address, index)?;
    campaign.token_amount(holder_token, &campaign.mint, holder.address())?;
    campaign.expect_mint(mint)?;
    campaign.expect_vault(vault)?;
    campaign.expect_token_program(token_program)?;
    let ts = campaign.time(clock_ts()?);
    campaign.expect_claimable(ts)?;
    ensure(amount != 0, DropError::ZeroAmount)?;
    campaign.expect_listed(
        &campaign_address,
        index,
        holder.address(),
        amount,
        arguments.proof,
    )?;

    claim_page.take(index)?;
    campaign.give(amount)?;
    campaign.last_ts.set(ts);

    let bump = [campaign.bump];
    Transfer {
        from: vault,
        mint,
        to: holder_token,
        authority: campaign.view(),
        amount,
        decimals: campaign.decimals,
        token_program: &campaign.token_program,
    }
    .invoke(&[campaign.signer_seeds(&bump).signer()])?;

    event!(CoinsClaimed {
        campaign: campaign_address,
        holder: *holder.address(),
        index: index.into(),
        amount: amount.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
