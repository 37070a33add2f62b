//! Events say enough to follow the books without reading accounts. Amounts are in base units, times
//! in seconds of the grant's clock.
use pinocchio::Address;
use shared::integer::{I64, U32, U64};

shared::events! {
    GrantCreated {
        grant: Address,
        creator: Address,
        beneficiary: Address,
        rent_payer: Address,
        mint: Address,
        token_program: Address,
        vault: Address,
        plan: [u8; 32],
        grant_id: U64,
        total: U64,
        start_ts: I64,
        cliff_ts: I64,
        end_ts: I64,
        step_seconds: U32,
        is_revocable: u8,
        decimals: u8,
        ts: I64,
    }

    /// The last payment closes the grant. Then `surplus` is what others had sent into the vault,
    /// which is paid out too, and `rent_returned` is the rent of grant and vault, which its payer
    /// gets back.
    Claimed {
        grant: Address,
        beneficiary: Address,
        amount: U64,
        surplus: U64,
        rent_returned: U64,
        ts: I64,
    }

    /// `kept` has vested and belongs to the beneficiary, claimed or not; `returned` went back to
    /// the creator. If nothing is left to pay, the grant is closed as in `Claimed`.
    Revoked {
        grant: Address,
        creator: Address,
        kept: U64,
        returned: U64,
        surplus: U64,
        rent_returned: U64,
        ts: I64,
    }

    BeneficiaryProposed {
        grant: Address,
        beneficiary: Address,
        new_beneficiary: Address,
        ts: I64,
    }

    BeneficiaryAccepted {
        grant: Address,
        old_beneficiary: Address,
        new_beneficiary: Address,
        ts: I64,
    }
}
