//! Finds the instruction by its discriminator, and does nothing else.
#[allow(unused_imports)]
// accounts and events are only listed for the IDL, which is made on the host
use crate::{error::VestingError, events::*, state::Grant};

shared::program! {
    vesting
    instructions {
        create_grant,
        claim,
        revoke,
        propose_beneficiary,
        accept_beneficiary,
    }
    accounts { Grant }
    events {
        GrantCreated,
        Claimed,
        Revoked,
        BeneficiaryProposed,
        BeneficiaryAccepted,
    }
    errors VestingError
}
