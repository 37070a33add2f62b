use crate::{events::BeneficiaryProposed, state::Grant};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, View},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Proposes a new beneficiary, who has to accept. Proposing the default key withdraws
    /// the proposal.
    propose_beneficiary(new_beneficiary: Address)
    grant: Account<Grant> [writable],
    beneficiary: View [signer],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        mut grant,
        beneficiary,
    } = accounts;
    grant.expect_beneficiary(beneficiary)?;

    let ts = grant.advance(clock_ts()?);
    grant.pending_beneficiary = arguments.new_beneficiary;

    event!(BeneficiaryProposed {
        grant: *grant.address(),
        beneficiary: *beneficiary.address(),
        new_beneficiary: arguments.new_beneficiary,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
