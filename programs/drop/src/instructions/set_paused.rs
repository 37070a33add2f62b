use crate::{error::DropError, events::PausedSet, state::Campaign};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Forbids or allows the campaign to be opened, while it is a draft. Nothing else can be
    /// paused: an open campaign owes its gifts.
    set_paused(is_paused: bool)
    campaign: Account<Campaign> [writable],
    pauser: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut campaign,
        pauser,
    } = accounts;
    ensure(
        campaign.pauser == *pauser.address(),
        DropError::Unauthorized,
    )?;
    campaign.expect_draft()?;

    let ts = campaign.advance(clock_ts()?);
    campaign.is_paused = arguments.is_paused as u8;

    event!(PausedSet {
        campaign: *campaign.address(),
        pauser: *pauser.address(),
        is_paused: campaign.is_paused,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
