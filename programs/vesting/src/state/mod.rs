//! The layout of the program's account, and the rules that need only the account and the time.
pub mod grant;

pub use grant::{Grant, Schedule};
