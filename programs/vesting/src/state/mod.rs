//! The program's account: layout, and the rules that need nothing but it and the time.
pub mod grant;

pub use grant::{Grant, Schedule};
