use crate::{
    error::DropError,
    events::NftClaimed,
    state::{Campaign, ClaimPage, Gift, NFTS},
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
    /// Gives the holder at place `index` of the list the NFT of that place, once. This is
    /// never paused.
    claim_nft(index: u32, proof: Proof<'a>)
    campaign: Account<Campaign> [writable],
    claim_page: Account<ClaimPage> [writable],
    gift: Account<Gift> [writable],
    holder: View [signer],
    holder_token: View [writable],
    mint: View [],
    escrow: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        mut claim_page,
        mut gift,
        holder,
        holder_token,
        mint,
        escrow,
        token_program,
    } = accounts;
    let Arguments { index, .. } = arguments;
    let campaign_address = *campaign.address();
    campaign.expect_kind(NFTS)?;
    claim_page.expect_of(&campaign_address, index)?;
    gift.expect_of(&campaign_address)?;
    ensure(gift.number.get() == index, DropError::WrongGift)?;
    campaign.token_amount(holder_token, &gift.mint, holder.address())?;
    gift.expect_mint(mint.address())?;
    gift.expect_escrow(escrow.address())?;
    campaign.expect_token_program(token_program)?;
    let ts = campaign.time(clock_ts()?);
    campaign.expect_claimable(ts)?;
    campaign.expect_listed(
        &campaign_address,
        index,
        holder.address(),
        1,
        arguments.proof,
    )?;

    claim_page.take(index)?;
    campaign.give(1)?;
    gift.is_taken = 1;
    campaign.last_ts.set(ts);

    let bump = [campaign.bump];
    Transfer {
        from: escrow,
        mint,
        to: holder_token,
        authority: campaign.view(),
        amount: 1,
        decimals: 0,
        token_program: &campaign.token_program,
    }
    .invoke(&[campaign.signer_seeds(&bump).signer()])?;

    event!(NftClaimed {
        campaign: campaign_address,
        gift: *gift.address(),
        holder: *holder.address(),
        mint: gift.mint,
        index: index.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
