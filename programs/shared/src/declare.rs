//! Declarations of accounts, instructions and programs. Each gives both the code that reads and
//! checks and the entry in the IDL, so that the two cannot drift apart.

/// Declares an account of the program: its version, its size in bytes (discriminator and version
/// included) and its fields, all of alignment 1. The program is the `ID` of the calling crate.
#[macro_export]
#[allow(clippy::crate_in_macro_def)]
macro_rules! account {
    (
        $(#[doc = $doc:literal])*
        $account:ident version $version:literal size $size:literal
        { $($(#[doc = $note:literal])* $field:ident: $kind:ty),* $(,)? }
    ) => {
        $(#[doc = $doc])*
        #[repr(C)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $account { $($(#[doc = $note])* pub $field: $kind),* }

        // SAFETY: `repr(C)`; the alignment is asserted; the fields consist of bytes, so every
        // bit pattern is valid
        unsafe impl $crate::account::Stored for $account {
            const PROGRAM: $crate::pinocchio::Address = crate::ID;
            const DISCRIMINATOR: [u8; 8] =
                $crate::discriminator::discriminator("account", stringify!($account));
            const VERSION: u8 = $version;
        }

        const _: () = assert!(
            core::mem::align_of::<$account>() == 1
                && <$account as $crate::account::Stored>::SIZE == $size
        );

        #[cfg(not(any(target_os = "solana", target_arch = "bpf")))]
        impl $account {
            pub fn idl() -> $crate::idl::Layout {
                $crate::idl::Layout {
                    name: stringify!($account),
                    docs: vec![$($doc),*],
                    discriminator: <Self as $crate::account::Stored>::DISCRIMINATOR,
                    fields: vec![
                        ("version", <u8 as $crate::idl::Typed>::idl()),
                        $((stringify!($field), <$kind as $crate::idl::Typed>::idl())),*
                    ],
                }
            }
        }
    };
}

/// Declares a part that an account holds more than once, with fields of alignment 1, and its entry
/// among the IDL's types.
#[macro_export]
macro_rules! part {
    (
        $(#[doc = $doc:literal])*
        $part:ident size $size:literal
        { $($(#[doc = $note:literal])* $field:ident: $kind:ty),* $(,)? }
    ) => {
        $(#[doc = $doc])*
        #[repr(C)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $part { $($(#[doc = $note])* pub $field: $kind),* }

        const _: () = assert!(
            core::mem::align_of::<$part>() == 1 && core::mem::size_of::<$part>() == $size
        );

        #[cfg(not(any(target_os = "solana", target_arch = "bpf")))]
        impl $crate::idl::Typed for $part {
            fn idl() -> String {
                concat!("{ \"defined\": { \"name\": \"", stringify!($part), "\" } }").into()
            }
        }

        #[cfg(not(any(target_os = "solana", target_arch = "bpf")))]
        impl $part {
            pub fn layout() -> $crate::idl::Layout {
                $crate::idl::Layout {
                    name: stringify!($part),
                    docs: vec![$($doc),*],
                    discriminator: [0; 8],
                    fields: vec![$((stringify!($field), <$kind as $crate::idl::Typed>::idl())),*],
                }
            }
        }
    };
}

/// Declares an instruction: arguments in borsh order, then accounts in order. An account is a
/// `Slot` (`View`, `Account<T>`, `RentPayer`, `SystemProgram`) with flags: `signer`, `writable`,
/// and `or(earlier)` where it may be the same account as an earlier one. This gives
/// `DISCRIMINATOR`, `Arguments` and `Accounts`, which cannot be built without the checks.
///
/// It checks, in this order, that there are enough accounts, that none comes twice, and then for
/// each account the signer flag, the writable flag and the slot.
#[macro_export]
macro_rules! instruction {
    (
        $(#[doc = $doc:literal])*
        $instruction:ident($($argument:ident: $argument_type:ty),* $(,)?)
        $($account:ident: $slot:ident $(<$stored:ident>)? [$($flag:ident $(($earlier:ident))?),*],)*
    ) => {
        pub const DISCRIMINATOR: [u8; 8] =
            $crate::discriminator::discriminator("global", stringify!($instruction));

        /// `'a` is the lifetime of the instruction's data, from which arguments without a fixed
        /// length borrow.
        pub struct Arguments<'a> {
            $(pub $argument: $argument_type,)*
            #[doc(hidden)]
            pub data: core::marker::PhantomData<&'a [u8]>,
        }

        impl<'a> Arguments<'a> {
            /// Reads the arguments from the bytes after the discriminator, or gives
            /// `InvalidInstructionData`.
            #[inline(always)]
            pub fn read(mut bytes: &'a [u8])
                -> Result<Self, $crate::pinocchio::error::ProgramError>
            {
                $(let $argument = $crate::arguments::Argument::take(&mut bytes)?;)*
                $crate::arguments::expect_end(bytes)?;
                Ok(Self { $($argument,)* data: core::marker::PhantomData })
            }
        }

        pub struct Accounts<'a> { $(pub $account: $slot<'a $(, $stored)?>),* }

        impl<'a> TryFrom<&'a mut [$crate::pinocchio::AccountView]> for Accounts<'a> {
            type Error = $crate::pinocchio::error::ProgramError;

            #[inline(always)]
            fn try_from(views: &'a mut [$crate::pinocchio::AccountView])
                -> Result<Self, Self::Error>
            {
                let [$($account),*, ..] = views else {
                    return Err(Self::Error::NotEnoughAccountKeys);
                };
                // The runtime lays accounts out one after the other and lets a repeated one point
                // back to its first place. So an account whose address in memory does not grow
                // is a repetition.
                let mut furthest = core::ptr::null();
                $(
                    let place = $account.account_ptr();
                    if place > furthest {
                        furthest = place;
                    } else if !(false $($(|| place == $earlier.account_ptr())?)*) {
                        return Err($crate::error::Refusal::DuplicateAccount.into());
                    }
                )*
                let _ = furthest;
                $($($crate::check_flag!($account $flag);)*
                let $account = <$slot<$($stored)?> as $crate::account::Slot>::take($account)?;)*
                Ok(Self { $($account),* })
            }
        }

        #[cfg(not(any(target_os = "solana", target_arch = "bpf")))]
        #[allow(clippy::extra_unused_lifetimes)]
        pub fn idl<'a>() -> $crate::idl::Instruction {
            $crate::idl::Instruction {
                name: stringify!($instruction),
                docs: vec![$($doc),*],
                discriminator: DISCRIMINATOR,
                accounts: vec![$($crate::idl::AccountPlace {
                    name: stringify!($account),
                    flags: vec![$(stringify!($flag)),*],
                    is_writable: <$slot<$($stored)?> as $crate::account::Slot>::IS_WRITABLE,
                    address: <$slot<$($stored)?> as $crate::account::Slot>::ADDRESS,
                }),*],
                arguments: vec![
                    $((stringify!($argument), <$argument_type as $crate::idl::Typed>::idl())),*
                ],
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! check_flag {
    ($account:ident signer) => {
        $crate::account::expect_signer($account)?
    };
    ($account:ident writable) => {
        $crate::account::expect_writable($account)?
    };
    ($account:ident or) => {};
}

/// Declares a program: its instructions (modules of `crate::instructions`), accounts, parts of
/// accounts if there are any, events and errors. This gives `process`, which finds the instruction
/// by its discriminator, and `idl`.
#[macro_export]
#[allow(clippy::crate_in_macro_def)]
macro_rules! program {
    (
        $program:ident
        instructions { $($instruction:ident),* $(,)? }
        accounts { $($account:ty),* $(,)? }
        $(parts { $($part:ty),* $(,)? })?
        events { $($event:ty),* $(,)? }
        errors $errors:ty
    ) => {
        /// Runs the instruction that `data` names.
        pub fn process(
            _program: &$crate::pinocchio::Address,
            views: &mut [$crate::pinocchio::AccountView],
            data: &[u8],
        ) -> $crate::pinocchio::ProgramResult {
            dispatch(views, data).map_err(<$errors>::report)
        }

        #[inline(always)]
        fn dispatch(views: &mut [$crate::pinocchio::AccountView], data: &[u8])
            -> $crate::pinocchio::ProgramResult
        {
            $(
                // each is a function of its own and never inlined, as a stack frame holds 4 kB
                #[inline(never)]
                fn $instruction(views: &mut [$crate::pinocchio::AccountView], arguments: &[u8])
                    -> $crate::pinocchio::ProgramResult
                {
                    crate::instructions::$instruction::process(
                        views.try_into()?,
                        crate::instructions::$instruction::Arguments::read(arguments)?,
                    )
                }
            )*
            let (discriminator, arguments) = data
                .split_first_chunk::<8>()
                .ok_or($crate::pinocchio::error::ProgramError::InvalidInstructionData)?;
            match *discriminator {
                $(crate::instructions::$instruction::DISCRIMINATOR =>
                    $instruction(views, arguments),)*
                _ => Err($crate::pinocchio::error::ProgramError::Custom(
                    $crate::declare::UNKNOWN_INSTRUCTION,
                )),
            }
        }

        #[cfg(not(any(target_os = "solana", target_arch = "bpf")))]
        pub fn idl() -> String {
            $crate::idl::Program {
                name: stringify!($program),
                version: env!("CARGO_PKG_VERSION"),
                description: env!("CARGO_PKG_DESCRIPTION"),
                address: crate::ID,
                instructions: vec![$(crate::instructions::$instruction::idl()),*],
                accounts: vec![$(<$account>::idl()),*],
                events: vec![$(<$event>::idl()),*],
                parts: vec![$($(<$part>::layout()),*)?],
                errors: <$errors>::ALL,
            }
            .to_string()
        }
    };
}

/// Anchor's number for a discriminator that no instruction has.
pub const UNKNOWN_INSTRUCTION: u32 = 101;

#[cfg(test)]
mod tests {
    use crate::{
        account::{Account, RentPayer, Stored, SystemProgram, View},
        discriminator::discriminator,
        error::Refusal,
        fake::{FakeAccount, FakeInput},
        integer::U64,
        merkle::Proof,
        ID,
    };
    use pinocchio::{error::ProgramError, Address};

    account! {
        /// A drawer.
        Drawer version 1 size 20 { number: U64, spare: [u8; 3] }
    }

    #[allow(dead_code)]
    mod open {
        use super::*;

        instruction! {
            /// Opens a drawer.
            open(amount: u64, is_loud: bool, path: Proof<'a>)
            drawer: Account<Drawer> [writable],
            owner: View [signer],
            payer: View [signer, writable, or(owner)],
            system_program: SystemProgram [],
            rent_payer: RentPayer [or(owner)],
        }
    }
    use open::{idl, Accounts, Arguments};

    const SYSTEM: Address = Address::new_from_array([0; 32]);

    fn drawer() -> Vec<u8> {
        let mut data = Drawer::DISCRIMINATOR.to_vec();
        data.extend([1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        data
    }

    fn accounts() -> [FakeAccount; 5] {
        [
            FakeAccount::new(1, ID, drawer()),
            FakeAccount::new(2, SYSTEM, vec![]),
            FakeAccount::new(3, SYSTEM, vec![]),
            FakeAccount::new(0, SYSTEM, vec![]),
            FakeAccount::new(4, SYSTEM, vec![]),
        ]
    }

    fn refusal(accounts: &[FakeAccount], order: &[usize]) -> Option<ProgramError> {
        let mut input = FakeInput::new(accounts);
        let mut views = input.views(order);
        Accounts::try_from(views.as_mut_slice()).err()
    }

    fn refusal_of(change: impl FnOnce(&mut [FakeAccount; 5])) -> Option<ProgramError> {
        let mut accounts = accounts();
        change(&mut accounts);
        refusal(&accounts, &[0, 1, 2, 3, 4])
    }

    #[test]
    fn takes_what_was_declared_and_ignores_what_comes_after() {
        assert_eq!(refusal(&accounts(), &[0, 1, 2, 3, 4]), None);
        assert_eq!(refusal(&accounts(), &[0, 1, 2, 3, 4, 0]), None);
    }

    #[test]
    fn refuses_too_few_accounts() {
        for count in 0..5 {
            let order: Vec<usize> = (0..count).collect();
            assert_eq!(
                refusal(&accounts(), &order),
                Some(ProgramError::NotEnoughAccountKeys)
            );
        }
    }

    #[test]
    fn refuses_an_account_in_two_places_unless_that_was_declared() {
        assert_eq!(refusal(&accounts(), &[0, 1, 1, 3, 1]), None);
        let duplicate = Some(Refusal::DuplicateAccount.into());
        for order in [
            [0, 0, 1, 2, 4],
            [0, 1, 0, 3, 4],
            [0, 1, 2, 0, 4],
            [0, 1, 2, 2, 4],
            [0, 1, 2, 1, 4],
            [0, 1, 2, 3, 2],
        ] {
            assert_eq!(refusal(&accounts(), &order), duplicate);
        }
    }

    #[test]
    fn refuses_a_missing_signature_or_a_read_only_account() {
        let unsigned = Some(ProgramError::MissingRequiredSignature);
        assert_eq!(
            refusal_of(|accounts| accounts[1].is_signer = false),
            unsigned
        );
        assert_eq!(
            refusal_of(|accounts| accounts[2].is_signer = false),
            unsigned
        );
        assert_eq!(refusal_of(|accounts| accounts[0].is_signer = false), None);
        let read_only = Some(Refusal::AccountNotWritable.into());
        assert_eq!(
            refusal_of(|accounts| accounts[0].is_writable = false),
            read_only
        );
        assert_eq!(
            refusal_of(|accounts| accounts[2].is_writable = false),
            read_only
        );
        assert_eq!(refusal_of(|accounts| accounts[1].is_writable = false), None);
    }

    #[test]
    fn refuses_an_account_of_ours_that_is_not_one_byte_for_byte() {
        let wrong = Some(Refusal::WrongAccountType.into());
        assert_eq!(refusal_of(|accounts| accounts[0].owner = SYSTEM), wrong);
        assert_eq!(refusal_of(|accounts| accounts[0].data[7] ^= 1), wrong);
        assert_eq!(refusal_of(|accounts| accounts[0].data[8] = 2), wrong);
        assert_eq!(refusal_of(|accounts| accounts[0].data.push(0)), wrong);
        assert_eq!(refusal_of(|accounts| accounts[0].data.truncate(19)), wrong);
        assert_eq!(refusal_of(|accounts| accounts[0].data.clear()), wrong);
    }

    #[test]
    fn takes_a_rent_payer_read_only_only_when_it_became_something_else() {
        let read_only = Some(Refusal::AccountNotWritable.into());
        assert_eq!(
            refusal_of(|accounts| accounts[4].is_writable = false),
            read_only
        );
        let mut list = accounts();
        list[4].owner = ID;
        list[4].is_writable = false;
        let mut input = FakeInput::new(&list);
        let mut views = input.views(&[0, 1, 2, 3, 4]);
        let taken = Accounts::try_from(views.as_mut_slice()).unwrap();
        assert!(!taken.rent_payer.can_receive());
    }

    #[test]
    fn refuses_another_program_in_place_of_the_system_program() {
        let wrong = Some(ProgramError::IncorrectProgramId);
        assert_eq!(refusal_of(|accounts| accounts[3].address = ID), wrong);
    }

    #[test]
    fn reads_and_writes_the_fields_where_they_lie() {
        let mut input = FakeInput::new(&accounts());
        let mut views = input.views(&[0, 1, 2, 3, 4]);
        let mut taken = Accounts::try_from(views.as_mut_slice()).unwrap();
        assert_eq!(taken.drawer.number.get(), 5);
        taken.drawer.number.set(6);
        assert_eq!(crate::account::data(taken.drawer.view())[9], 6);
    }

    #[test]
    fn closing_zeroes_the_account_and_moves_its_lamports() {
        let mut input = FakeInput::new(&accounts());
        let mut views = input.views(&[0, 1, 2, 3, 4]);
        let taken = Accounts::try_from(views.as_mut_slice()).unwrap();
        assert!(taken.rent_payer.can_receive());
        assert_eq!(taken.drawer.close(taken.rent_payer), Ok(()));
        let [view, _, _, _, payer] = views.as_mut_slice() else {
            unreachable!()
        };
        assert_eq!(payer.lamports(), 2_000);
        assert_eq!(
            (view.lamports(), view.data_len(), view.owner()),
            (0, 0, SYSTEM)
        );
        // SAFETY: the memory is still there, though the account is closed
        let data = unsafe { core::slice::from_raw_parts(view.data_ptr(), Drawer::SIZE) };
        assert_eq!(data, [0; Drawer::SIZE]);
    }

    #[test]
    fn closing_refuses_lamports_that_do_not_fit() {
        let mut list = accounts();
        list[4].lamports = u64::MAX;
        let mut input = FakeInput::new(&list);
        let mut views = input.views(&[0, 1, 2, 3, 4]);
        let taken = Accounts::try_from(views.as_mut_slice()).unwrap();
        assert_eq!(
            taken.drawer.close(taken.rent_payer),
            Err(Refusal::Overflow.into())
        );
    }

    #[test]
    fn reads_the_arguments_to_the_last_byte() {
        let bytes = [9, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
        let arguments = Arguments::read(&bytes).unwrap();
        assert_eq!((arguments.amount, arguments.is_loud), (9, true));
        assert_eq!(arguments.path.depth(), 0);
        assert!(Arguments::read(&bytes[..12]).is_err());
        assert!(Arguments::read(&[bytes.as_slice(), &[0]].concat()).is_err());
    }

    #[test]
    fn the_idl_says_what_is_checked() {
        let idl = idl();
        assert_eq!(idl.discriminator, discriminator("global", "open"));
        let places: Vec<_> = idl
            .accounts
            .iter()
            .map(|place| (place.name, &place.flags[..]))
            .collect();
        let [drawer, owner, payer, system_program, _] = places[..] else {
            panic!("five accounts")
        };
        assert!(idl.accounts[4].is_writable);
        assert_eq!(drawer, ("drawer", &["writable"][..]));
        assert_eq!(owner, ("owner", &["signer"][..]));
        assert_eq!(payer.1[..2], ["signer", "writable"]);
        assert_eq!(system_program, ("system_program", &[][..]));
        assert_eq!(idl.accounts[3].address, Some(SYSTEM));
        let fields: Vec<_> = Drawer::idl().fields.iter().map(|(name, _)| *name).collect();
        assert_eq!(fields, ["version", "number", "spare"]);
    }
}
