use crate::{error::VestingError, events::BeneficiaryAccepted, state::Grant};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    error::ensure,
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Makes the key that was proposed, which has to sign, the beneficiary of all that was not
    /// claimed yet.
    accept_beneficiary()
    grant: Account<Grant> [writable],
    new_beneficiary: View [signer],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut grant,
        new_beneficiary,
    } = accounts;
    let nobody = Address::default();
    ensure(
        grant.pending_beneficiary != nobody,
        VestingError::NoPendingBeneficiary,
    )?;
    ensure(
        grant.pending_beneficiary == *new_beneficiary.address(),
        VestingError::NotProposed,
    )?;

    let ts = grant.advance(clock_ts()?);
    let old_beneficiary = grant.beneficiary;
    grant.beneficiary = grant.pending_beneficiary;
    grant.pending_beneficiary = nobody;

    event!(BeneficiaryAccepted {
        grant: *grant.address(),
        old_beneficiary,
        new_beneficiary: *new_beneficiary.address(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
