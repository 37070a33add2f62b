use crate::{
    error::VestingError,
    events::Claimed,
    state::{grant::Payment, Grant},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer, View},
    error::{ensure, Refusal},
    event,
    sysvar::clock_ts,
};

/// The `amount` that asks for all that is due.
pub const ALL: u64 = u64::MAX;

shared::instruction! {
    /// Pays `amount` of what has vested; the largest u64 asks for all of it. The last payment
    /// closes the grant.
    claim(amount: u64)
    grant: Account<Grant> [writable],
    beneficiary: View [signer],
    rent_payer: RentPayer [or(beneficiary)],
    beneficiary_token: View [writable],
    // a beneficiary need not sign when it is named, so it may be the mint, whose key can sign here
    mint: View [or(beneficiary)],
    vault: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let beneficiary = accounts.beneficiary;
    let mut payment = Payment {
        grant: accounts.grant,
        rent_payer: accounts.rent_payer,
        receiver_token: accounts.beneficiary_token,
        mint: accounts.mint,
        vault: accounts.vault,
        token_program: accounts.token_program,
    };
    payment.grant.expect_beneficiary(beneficiary)?;
    payment.check(beneficiary.address())?;
    ensure(arguments.amount != 0, VestingError::ZeroAmount)?;
    let ts = payment.grant.advance(clock_ts()?);
    let due = payment.grant.due(ts);
    ensure(due != 0, VestingError::NothingToClaim)?;
    let amount = if arguments.amount == ALL {
        due
    } else {
        arguments.amount
    };
    ensure(amount <= due, VestingError::AmountAboveDue)?;

    payment.grant.count_claim(amount);
    let surplus = payment.surplus(amount)?;

    let grant = *payment.grant.address();
    let rent_returned = payment.pay(amount.checked_add(surplus).ok_or(Refusal::Overflow)?)?;

    event!(Claimed {
        grant,
        beneficiary: *beneficiary.address(),
        amount: amount.into(),
        surplus: surplus.into(),
        rent_returned: rent_returned.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
