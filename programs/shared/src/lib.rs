//! What every program of the site needs, written once: declarations of accounts, instructions,
//! events and errors (from which the checks and the IDL both come), addresses derived from the
//! program, token checks, the clock, and exact arithmetic.
#![cfg_attr(any(target_os = "solana", target_arch = "bpf"), no_std)]

pub mod account;
pub mod arguments;
pub mod declare;
pub mod discriminator;
pub mod error;
pub mod event;
#[cfg(test)]
mod fake;
#[cfg(not(any(target_os = "solana", target_arch = "bpf")))]
pub mod idl;
pub mod integer;
pub mod math;
pub mod merkle;
pub mod pda;
pub mod sysvar;
pub mod token;

pub use pinocchio;

/// The program id that this crate's own tests of the declarations use.
#[cfg(test)]
pub(crate) const ID: pinocchio::Address = pinocchio::Address::new_from_array([7; 32]);
