//! Coin pools: a holder locks the coin of a pool for a term and is paid in the same coin.
//! NFT pools: a holder lends an NFT and is paid by streams, and for checking in.
//! `../README.md` describes the interface; where the two differ, the code is right.
#![cfg_attr(any(target_os = "solana", target_arch = "bpf"), no_std)]

pub mod error;
pub mod events;
pub mod instructions;
pub mod math;
pub mod nft;
pub mod processor;
pub mod seeds;
pub mod state;

/// The key of the development seed `sha256("punkvism local staking program")`. A public cluster
/// gets a key of its own: see `docs/operations.md`.
pub const ID: pinocchio::Address =
    pinocchio::Address::from_str_const("DZYfLAgiGBAa6TzJXrttZhbmnE3uR4JEiFmCy1VgjGCu");

#[cfg(all(
    not(feature = "no-entrypoint"),
    any(target_os = "solana", target_arch = "bpf")
))]
mod entrypoint {
    use crate::processor;

    /// The largest number of accounts that an instruction takes. Accounts beyond it are not read.
    const MAX_ACCOUNTS: usize = 11;

    pinocchio::no_allocator!();
    pinocchio::nostd_panic_handler!();
    pinocchio::program_entrypoint!(processor::process, MAX_ACCOUNTS);
}
