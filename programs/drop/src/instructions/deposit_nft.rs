use crate::{
    error::DropError,
    events::NftDeposited,
    seeds,
    state::{Campaign, Gift, NFTS},
    ID,
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, Stored, SystemProgram, View},
    error::ensure,
    event,
    integer::U32,
    merkle::Hash,
    pda::{find_vacant, Creation, SignerSeeds},
    sysvar::clock_ts,
    token::{mint_decimals, mint_supply, Transfer, Vault},
};

shared::instruction! {
    /// Puts an NFT into escrow for the recipient at place `number` of a draft's list, if the draft
    /// still makes the `promise` that the funder saw.
    deposit_nft(number: u32, promise: Hash)
    campaign: Account<Campaign> [writable],
    gift: View [writable],
    funder: View [signer],
    payer: View [signer, writable, or(funder)],
    funder_token: View [writable],
    mint: View [],
    escrow: View [writable],
    token_program: View [],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        gift: gift_view,
        funder,
        payer,
        funder_token,
        mint,
        escrow,
        token_program,
        ..
    } = accounts;
    let campaign_address = *campaign.address();
    let gift_address = *gift_view.address();
    let number = U32::from(arguments.number);
    campaign.expect_kind(NFTS)?;
    let gift_seeds = seeds::gift(&campaign_address, number.as_bytes());
    let gift_bump = [find_vacant(gift_view, &gift_seeds, &ID)?];
    campaign.expect_funder(funder)?;
    campaign.token_amount(funder_token, mint.address(), funder.address())?;
    let decimals = mint_decimals(mint, &campaign.token_program)?;
    ensure(decimals == 0 && mint_supply(mint) == 1, DropError::NotAnNft)?;
    let escrow_seeds = seeds::escrow(&gift_address);
    let escrow_bump = [find_vacant(escrow, &escrow_seeds, &ID)?];
    campaign.expect_token_program(token_program)?;
    campaign.expect_draft()?;
    campaign.expect_promise(&arguments.promise)?;
    ensure(
        arguments.number < campaign.recipients.get(),
        DropError::PlaceOutOfRange,
    )?;

    let ts = campaign.advance(clock_ts()?);
    campaign.add_deposit(1)?;
    Creation {
        account: gift_view,
        space: Gift::SIZE,
        owner: &ID,
        payer,
        seeds: SignerSeeds::new(gift_seeds, &gift_bump),
    }
    .invoke()?;
    Account::write(
        gift_view,
        Gift {
            bump: gift_bump[0],
            campaign: campaign_address,
            mint: *mint.address(),
            escrow: *escrow.address(),
            rent_payer: *payer.address(),
            number,
            is_taken: 0,
            spare: [0; 17],
        },
    )?;
    Vault {
        vault: escrow,
        mint,
        authority: &campaign_address,
        token_program: token_program.address(),
        payer,
        seeds: SignerSeeds::new(escrow_seeds, &escrow_bump),
    }
    .create()?;

    Transfer {
        from: funder_token,
        mint,
        to: escrow,
        authority: funder,
        amount: 1,
        decimals: 0,
        token_program: &campaign.token_program,
    }
    .invoke(&[])?;

    event!(NftDeposited {
        campaign: campaign_address,
        gift: gift_address,
        funder: *funder.address(),
        rent_payer: *payer.address(),
        mint: *mint.address(),
        number,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
