//! Finds addresses that are derived from the program, creates accounts there and signs for them.
#[cfg(any(target_os = "solana", target_arch = "bpf"))]
use crate::error::ensure;
use crate::{error::Refusal, sysvar::rent_exempt_minimum};
use pinocchio::{
    cpi::{Seed, Signer},
    error::ProgramError,
    AccountView, Address, ProgramResult,
};
use pinocchio_system::instructions::{Allocate, Assign, CreateAccount, Transfer};

/// The largest number of seeds in any of our addresses, without the bump.
pub const MAX_SEEDS: usize = 5;

/// The seeds and the bump, in the form that a signed call takes.
pub struct SignerSeeds<'a> {
    seeds: [Seed<'a>; MAX_SEEDS + 1],
    len: usize,
}

impl<'a> SignerSeeds<'a> {
    #[inline(always)]
    pub fn new<const N: usize>(seeds: [&'a [u8]; N], bump: &'a [u8; 1]) -> Self {
        const { assert!(N <= MAX_SEEDS) };
        let seeds = core::array::from_fn(|index| match seeds.get(index) {
            Some(seed) => Seed::from(*seed),
            None => Seed::from(bump),
        });
        Self { seeds, len: N + 1 }
    }

    #[inline(always)]
    pub fn signer(&self) -> Signer<'a, '_> {
        Signer::from(self.seeds.get(..self.len).unwrap_or_default())
    }
}

/// `WrongAddress` unless `address` is what these seeds give. Each bump tried costs 1,500 units.
#[inline(always)]
#[allow(unused_variables)]
pub fn expect_address(address: &Address, seeds: &[&[u8]], program: &Address) -> ProgramResult {
    #[cfg(any(target_os = "solana", target_arch = "bpf"))]
    if let Some((found, _)) = Address::try_find_program_address(seeds, program) {
        return ensure(found == *address, Refusal::WrongAddress);
    }
    Err(Refusal::WrongAddress.into())
}

/// The bump of the address that `seeds` give. `WrongAddress` if the account is at another one,
/// `AccountAlreadyExists` if it is in use. Each bump tried costs 1,500 units, so this is done at
/// creation only: later, an account is recognised by what is stored in it.
#[inline(always)]
#[allow(unused_variables)]
pub fn find_vacant(
    account: &AccountView,
    seeds: &[&[u8]],
    program: &Address,
) -> Result<u8, ProgramError> {
    #[cfg(any(target_os = "solana", target_arch = "bpf"))]
    if let Some((address, bump)) = Address::try_find_program_address(seeds, program) {
        ensure(address == *account.address(), Refusal::WrongAddress)?;
        ensure(
            account.owned_by(&pinocchio_system::ID) && account.is_data_empty(),
            Refusal::AccountAlreadyExists,
        )?;
        return Ok(bump);
    }
    Err(Refusal::WrongAddress.into())
}

/// An account to be created at its derived, vacant address.
pub struct Creation<'a> {
    pub account: &'a AccountView,
    pub space: usize,
    /// The program that will own it.
    pub owner: &'a Address,
    /// The signer who pays the rent.
    pub payer: &'a AccountView,
    pub seeds: SignerSeeds<'a>,
}

impl Creation<'_> {
    /// Creates the account, filled with zeros. This also works if somebody sent lamports to the
    /// address before.
    #[inline(always)]
    pub fn invoke(&self) -> ProgramResult {
        let lamports = rent_exempt_minimum(self.space)?;
        if self.account.lamports() != 0 {
            return self.invoke_over_lamports(lamports);
        }
        CreateAccount {
            from: self.payer,
            to: self.account,
            lamports,
            space: self.space as u64,
            owner: self.owner,
        }
        .invoke_signed(&[self.seeds.signer()])
    }

    /// The System program's `CreateAccount` refuses an address that holds lamports: with it,
    /// anybody could block an address for good by sending it one lamport.
    #[cold]
    #[inline(never)]
    fn invoke_over_lamports(&self, lamports: u64) -> ProgramResult {
        let Self {
            account,
            owner,
            space,
            ..
        } = *self;
        let missing = lamports.saturating_sub(account.lamports());
        if missing != 0 {
            Transfer {
                from: self.payer,
                to: account,
                lamports: missing,
            }
            .invoke()?;
        }
        let signers = [self.seeds.signer()];
        let space = space as u64;
        Allocate { account, space }.invoke_signed(&signers)?;
        Assign { account, owner }.invoke_signed(&signers)
    }
}
