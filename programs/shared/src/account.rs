//! The accounts that an instruction takes. For the program's own accounts, this also has their
//! layout, and checks, writes and closes them.
use crate::error::{ensure, Refusal};
use core::{
    marker::PhantomData,
    mem::size_of,
    ops::{Deref, DerefMut},
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

/// A place in an instruction's list of accounts. It says what the account there has to be, apart
/// from a signer or writable.
pub trait Slot<'a>: Sized {
    /// The only address that is accepted here, if there is one.
    const ADDRESS: Option<Address> = None;

    /// Whether clients are told to pass it as writable, even without the flag.
    const IS_WRITABLE: bool = false;

    /// The account, or the reason why it is refused at this place.
    fn take(view: &'a mut AccountView) -> Result<Self, ProgramError>;
}

/// An account that the instruction itself compares with the others.
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

/// The account that gets the rent back. It has to be writable while it is an ordinary account:
/// otherwise a caller could pass it read-only to withhold the rent. If the payer has turned it into
/// a program, which runtimes let nobody write, it may be passed read-only. Then the closed account
/// stays open and its rent is lost, but nothing else in the instruction is held up.
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

/// The fields of one of the program's own accounts, as they follow its discriminator and version.
///
/// # Safety
/// The implementer is `#[repr(C)]`, of alignment 1, and valid for every bit pattern. `account!`
/// ensures this.
pub unsafe trait Stored: Sized {
    /// The program that owns such accounts.
    const PROGRAM: Address;
    const DISCRIMINATOR: [u8; 8];
    const VERSION: u8;
    /// The length of the whole account in bytes.
    const SIZE: usize = size_of::<Record<Self>>();
}

#[repr(C)]
struct Record<T> {
    discriminator: [u8; 8],
    version: u8,
    fields: T,
}

/// One of the program's own accounts, recognised by owner, length, discriminator and version. These
/// are only written when an account is created at an address whose seeds were checked, so its
/// contents can be trusted.
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
    /// Writes the first contents of an account that was just created for the program, filled with
    /// zeros.
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

    /// Zeroes the account and gives its lamports back. `payer` has to be another account that can
    /// receive them. The runtime drops the account when the transaction ends; because of the zeros,
    /// no instruction accepts it as one of ours until then.
    #[inline(always)]
    pub fn close(self, payer: RentPayer) -> ProgramResult {
        let receiver = payer.0;
        let lamports = self.view.lamports();
        let sum = receiver
            .lamports()
            .checked_add(lamports)
            .ok_or(Refusal::Overflow)?;
        // SAFETY: `take` compared the length; no other reference is alive
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

/// The bytes of another program's account. Do not keep them across a call that changes them.
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
