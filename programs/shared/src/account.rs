//! The accounts an instruction takes, and the program's own: layout, check, writing, closing.
use crate::error::{ensure, Refusal};
use core::{
    marker::PhantomData,
    mem::size_of,
    ops::{Deref, DerefMut},
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

/// A place in an instruction's list of accounts: what the account there has to be, beyond
/// signing and being writable.
pub trait Slot<'a>: Sized {
    /// The only address that fits, if there is one.
    const ADDRESS: Option<Address> = None;

    /// Whether clients are told to pass it as writable, flag or not.
    const IS_WRITABLE: bool = false;

    /// The account, or why it is not one for this place.
    fn take(view: &'a mut AccountView) -> Result<Self, ProgramError>;
}

/// An account whose relations the instruction itself checks.
pub type View<'a> = &'a mut AccountView;

impl<'a> Slot<'a> for View<'a> {
    #[inline(always)]
    fn take(view: &'a mut AccountView) -> Result<Self, ProgramError> {
        Ok(view)
    }
}

/// The System program; `IncorrectProgramId` for anything else.
pub struct SystemProgram<'a>(PhantomData<&'a AccountView>);

impl<'a> Slot<'a> for SystemProgram<'a> {
    const ADDRESS: Option<Address> = Some(pinocchio_system::ID);

    #[inline(always)]
    fn take(view: &'a mut AccountView) -> Result<Self, ProgramError> {
        ensure(
            *view.address() == pinocchio_system::ID,
            ProgramError::IncorrectProgramId,
        )?;
        Ok(Self(PhantomData))
    }
}

/// Who gets an account's rent back. Has to be writable while it is an ordinary account; else nobody
/// could tell its payer from one left out to keep the rent. Should the payer have made a program of
/// it, which runtimes do not let anybody write, then it may be passed read-only: the account stays
/// open and its rent is lost, but nothing that leaves with it is held up.
pub struct RentPayer<'a>(&'a mut AccountView);

impl<'a> Slot<'a> for RentPayer<'a> {
    const IS_WRITABLE: bool = true;

    #[inline(always)]
    fn take(view: &'a mut AccountView) -> Result<Self, ProgramError> {
        if view.owned_by(&pinocchio_system::ID) {
            expect_writable(view)?;
        }
        Ok(Self(view))
    }
}

impl RentPayer<'_> {
    /// The account itself, for calls to other programs.
    #[inline(always)]
    pub fn view(&self) -> &AccountView {
        self.0
    }

    #[inline(always)]
    pub fn address(&self) -> &Address {
        self.0.address()
    }

    #[inline(always)]
    pub fn can_receive(&self) -> bool {
        self.0.is_writable()
    }
}

/// The fields of an account of the program's own, as they lie after discriminator and version.
///
/// # Safety
/// The implementer is `#[repr(C)]`, of alignment 1, and valid for every bit pattern. `account!`
/// sees to that.
pub unsafe trait Stored: Sized {
    /// The program that owns such accounts.
    const PROGRAM: Address;
    const DISCRIMINATOR: [u8; 8];
    const VERSION: u8;
    /// Bytes of the whole account.
    const SIZE: usize = size_of::<Record<Self>>();
}

#[repr(C)]
struct Record<T> {
    discriminator: [u8; 8],
    version: u8,
    fields: T,
}

/// An account of the program's own, known to be one by owner, length, discriminator and version.
/// Only a creation that checked the seeds writes these, so what it holds can be trusted.
pub struct Account<'a, T> {
    view: &'a mut AccountView,
    fields: PhantomData<T>,
}

impl<'a, T: Stored> Slot<'a> for Account<'a, T> {
    #[inline(always)]
    fn take(view: &'a mut AccountView) -> Result<Self, ProgramError> {
        ensure(
            view.owned_by(&T::PROGRAM) && view.data_len() == T::SIZE,
            Refusal::WrongAccountType,
        )?;
        // SAFETY: the length was compared; both fields are bytes
        let record = unsafe { &*view.data_ptr().cast::<Record<T>>() };
        ensure(
            record.discriminator == T::DISCRIMINATOR && record.version == T::VERSION,
            Refusal::WrongAccountType,
        )?;
        Ok(Self {
            view,
            fields: PhantomData,
        })
    }
}

impl<'a, T: Stored> Account<'a, T> {
    /// Writes the first contents of an account that was just created for the program, all zero.
    #[inline(always)]
    pub fn write(view: &'a mut AccountView, fields: T) -> Result<Self, ProgramError> {
        ensure(
            view.owned_by(&T::PROGRAM) && view.data_len() == T::SIZE,
            Refusal::WrongAccountType,
        )?;
        // SAFETY: the length was compared, alignment is 1, and no other reference is alive
        unsafe {
            view.data_mut_ptr().cast::<Record<T>>().write(Record {
                discriminator: T::DISCRIMINATOR,
                version: T::VERSION,
                fields,
            });
        }
        Ok(Self {
            view,
            fields: PhantomData,
        })
    }

    /// The account itself, for calls to other programs.
    #[inline(always)]
    pub fn view(&self) -> &AccountView {
        self.view
    }

    #[inline(always)]
    pub fn address(&self) -> &Address {
        self.view.address()
    }

    /// Zeroes the account and gives its lamports back; `payer` can receive and is another account.
    /// The runtime drops it when the transaction ends; until then nothing takes it for an account
    /// of ours.
    #[inline(always)]
    pub fn close(self, payer: RentPayer) -> ProgramResult {
        let receiver = payer.0;
        let lamports = self.view.lamports();
        let sum = receiver
            .lamports()
            .checked_add(lamports)
            .ok_or(Refusal::Overflow)?;
        // SAFETY: length known since `take`; no other reference is alive
        unsafe { core::ptr::write_bytes(self.view.data_mut_ptr(), 0, T::SIZE) };
        receiver.set_lamports(sum);
        self.view.close()
    }
}

impl<T: Stored> Deref for Account<'_, T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        // SAFETY: `take` or `write` compared the length; alignment 1, every bit pattern valid
        unsafe { &(*self.view.data_ptr().cast::<Record<T>>()).fields }
    }
}

impl<T: Stored> DerefMut for Account<'_, T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: as in `deref`; the list of accounts holds each account once
        unsafe { &mut (*self.view.data_mut_ptr().cast::<Record<T>>()).fields }
    }
}

/// Bytes of an account of another program. Do not hold them over a call that changes them.
#[inline(always)]
pub fn data(view: &AccountView) -> &[u8] {
    // SAFETY: nothing here borrows another program's account mutably
    unsafe { view.borrow_unchecked() }
}

/// `MissingRequiredSignature` unless the account signed.
#[inline(always)]
pub fn expect_signer(view: &AccountView) -> ProgramResult {
    ensure(view.is_signer(), ProgramError::MissingRequiredSignature)
}

/// `AccountNotWritable` unless the account was passed as writable.
#[inline(always)]
pub fn expect_writable(view: &AccountView) -> ProgramResult {
    ensure(view.is_writable(), Refusal::AccountNotWritable)
}
