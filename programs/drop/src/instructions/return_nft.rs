use crate::{
    events::NftReturned,
    state::{expect_rent_payer, Campaign, Gift},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer, View},
    event,
    sysvar::clock_ts,
    token::{CloseVault, Transfer},
};

shared::instruction! {
    /// Returns a gift that nobody took to the funder, and closes the gift and its escrow. The
    /// funder may do this to a draft at any time, which ends the draft, and to an opened campaign
    /// after its end. If the gift was taken, its accounts are only closed; from 30 days after the
    /// end, the key that paid their rent may do that too. An NFT that was sent back into the escrow
    /// then goes to the funder. This is never paused.
    return_nft()
    campaign: Account<Campaign> [writable],
    gift: Account<Gift> [writable],
    authority: View [signer],
    rent_payer: RentPayer [or(authority)],
    funder_token: View [writable],
    mint: View [],
    escrow: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        gift,
        authority,
        rent_payer,
        funder_token,
        mint,
        escrow,
        token_program,
    } = accounts;
    let campaign_address = *campaign.address();
    gift.expect_of(&campaign_address)?;
    let ts = campaign.advance(clock_ts()?);
    campaign.expect_closer(authority.address(), &campaign.funder, &gift.rent_payer, ts)?;
    expect_rent_payer(&gift.rent_payer, &rent_payer)?;
    gift.expect_mint(mint.address())?;
    gift.expect_escrow(escrow.address())?;
    campaign.expect_token_program(token_program)?;
    let amount = campaign.token_amount(escrow, &gift.mint, &campaign_address)?;
    if amount != 0 {
        if gift.is_taken == 0 {
            campaign.expect_funder(authority)?;
        }
        campaign.token_amount(funder_token, &gift.mint, &campaign.funder)?;
    }
    campaign.expect_over(ts)?;

    campaign.settle();

    let bump = [campaign.bump];
    let seeds = campaign.signer_seeds(&bump);
    if amount != 0 {
        Transfer {
            from: escrow,
            mint,
            to: funder_token,
            authority: campaign.view(),
            amount,
            decimals: 0,
            token_program: &campaign.token_program,
        }
        .invoke(&[seeds.signer()])?;
    }
    // the gift must not be held up by rent that cannot be paid back
    let mut lamports = 0;
    let (number, gift_address) = (gift.number, *gift.address());
    let rent_payer_address = *rent_payer.address();
    if rent_payer.can_receive() {
        lamports = escrow.lamports().saturating_add(gift.view().lamports());
        CloseVault {
            vault: escrow,
            authority: campaign.view(),
            rent_payer: &rent_payer,
            token_program: &campaign.token_program,
        }
        .invoke(&[seeds.signer()])?;
        campaign.forget_gift();
        gift.close(rent_payer)?;
    }

    event!(NftReturned {
        campaign: campaign_address,
        gift: gift_address,
        authority: *authority.address(),
        mint: *mint.address(),
        destination: *funder_token.address(),
        rent_payer: rent_payer_address,
        number,
        amount: amount.into(),
        lamports: lamports.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
