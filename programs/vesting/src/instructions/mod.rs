//! One instruction a file: accounts, arguments, process.
pub mod accept_beneficiary;
pub mod claim;
pub mod create_grant;
pub mod propose_beneficiary;
pub mod revoke;
