use crate::{
    error::VestingError,
    events::Revoked,
    state::{grant::Payment, Grant},
};
use pinocchio::ProgramResult;
use shared::{
    account::{Account, RentPayer, View},
    error::{ensure, Refusal},
    event,
    sysvar::clock_ts,
};

shared::instruction! {
    /// Ends a revocable grant at the current time, never at an earlier one. The beneficiary can
    /// still claim what has vested; the rest goes back to the creator.
    revoke()
    grant: Account<Grant> [writable],
    creator: View [signer],
    rent_payer: RentPayer [or(creator)],
    creator_token: View [writable],
    mint: View [],
    vault: View [writable],
    token_program: View [],
}

pub fn process(accounts: Accounts, _arguments: Arguments) -> ProgramResult {
    let creator = accounts.creator;
    let mut payment = Payment {
        grant: accounts.grant,
        rent_payer: accounts.rent_payer,
        receiver_token: accounts.creator_token,
        mint: accounts.mint,
        vault: accounts.vault,
        token_program: accounts.token_program,
    };
    payment.grant.expect_creator(creator)?;
    payment.check(creator.address())?;
    ensure(
        payment.grant.is_revocable == 1,
        VestingError::GrantNotRevocable,
    )?;
    ensure(
        !payment.grant.is_revoked(),
        VestingError::GrantAlreadyRevoked,
    )?;
    let ts = payment.grant.advance(clock_ts()?);
    let returned = payment.grant.revoke(ts);
    ensure(returned != 0, VestingError::NothingToRevoke)?;

    let surplus = payment.surplus(returned)?;

    let (grant, kept) = (*payment.grant.address(), payment.grant.granted());
    let rent_returned = payment.pay(returned.checked_add(surplus).ok_or(Refusal::Overflow)?)?;

    event!(Revoked {
        grant,
        creator: *creator.address(),
        kept: kept.into(),
        returned: returned.into(),
        surplus: surplus.into(),
        rent_returned: rent_returned.into(),
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
