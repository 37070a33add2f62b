//! One file per instruction, in this order: accounts and arguments, checks, state, transfer, event.
pub mod accept_beneficiary;
pub mod claim;
pub mod create_grant;
pub mod propose_beneficiary;
pub mod revoke;
