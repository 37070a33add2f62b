//! Errors, numbered from 6000, with the log line that Anchor clients read.
use pinocchio::error::ProgramError;

/// The reasons for which the shared checks refuse something. A program has to list each of them
/// among its own errors (`errors!` does not compile otherwise); before the program returns, their
/// numbers are replaced by its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Refusal {
    WrongMint = REFUSALS,
    WrongTokenAccount,
    WrongTokenProgram,
    WrongAddress,
    WrongAccountType,
    AccountAlreadyExists,
    AccountNotWritable,
    DuplicateAccount,
    UnsupportedMintExtension,
    Overflow,
}

/// The first number of a refusal inside a program: far from 6000 and from the runtimes' numbers.
pub const REFUSALS: u32 = 0x5245_0000;

impl From<Refusal> for ProgramError {
    #[inline(always)]
    fn from(refusal: Refusal) -> Self {
        ProgramError::Custom(refusal as u32)
    }
}

/// `Err(error)` unless `condition` holds.
#[inline(always)]
pub fn ensure(condition: bool, error: impl Into<ProgramError>) -> Result<(), ProgramError> {
    if condition {
        return Ok(());
    }
    Err(error.into())
}

/// Writes one log line.
#[allow(unused_variables)]
#[inline(always)]
pub fn log(line: &str) {
    #[cfg(any(target_os = "solana", target_arch = "bpf"))]
    // SAFETY: pointer and length belong to a string that is alive
    unsafe {
        pinocchio::syscalls::sol_log_(line.as_ptr(), line.len() as u64)
    }
}

/// Declares a program's errors, numbered from 6000 without a gap, each with its message.
///
/// `refusals` names those that the shared checks also raise. `report` replaces their numbers by the
/// program's own and logs Anchor's line; it is called once, where the program ends.
#[macro_export]
macro_rules! errors {
    (
        $(#[$meta:meta])*
        $errors:ident { $($name:ident = $number:literal, $message:literal;)* }
        refusals { $($refusal:ident),* $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u32)]
        pub enum $errors { $($name = $number),* }

        impl $errors {
            /// The name, number and message of each error, ordered by number.
            pub const ALL: &'static [(&'static str, u32, &'static str)] =
                &[$((stringify!($name), $number, $message)),*];

            const LINES: &'static [&'static str] = &[$(concat!(
                "AnchorError occurred. Error Code: ", stringify!($name),
                ". Error Number: ", $number,
                ". Error Message: ", $message, "."
            )),*];

            const fn of(refusal: $crate::error::Refusal) -> Self {
                match refusal { $($crate::error::Refusal::$refusal => Self::$refusal),* }
            }

            /// The error as the runtime and Anchor clients see it.
            #[cold]
            #[inline(never)]
            pub fn report(error: $crate::pinocchio::error::ProgramError)
                -> $crate::pinocchio::error::ProgramError
            {
                use $crate::pinocchio::error::ProgramError::Custom;
                let number = match error {
                    $(Custom(code) if code == $crate::error::Refusal::$refusal as u32 =>
                        Self::of($crate::error::Refusal::$refusal) as u32,)*
                    Custom(code) => code,
                    other => return other,
                };
                if let Some(line) = Self::LINES.get(number.wrapping_sub(6000) as usize) {
                    $crate::error::log(line);
                }
                Custom(number)
            }
        }

        impl From<$errors> for $crate::pinocchio::error::ProgramError {
            #[inline(always)]
            fn from(error: $errors) -> Self {
                Self::Custom(error as u32)
            }
        }

        const _: () = {
            let mut index = 0;
            while index < $errors::ALL.len() {
                assert!($errors::ALL[index].1 == 6000 + index as u32, "a gap in the numbers");
                index += 1;
            }
        };
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    errors! {
        Example {
            Unauthorized = 6000, "Not yours";
            WrongMint = 6001, "Not the mint";
            WrongTokenAccount = 6002, "Not the account";
            WrongTokenProgram = 6003, "Not the program";
            WrongAddress = 6004, "Not the address";
            WrongAccountType = 6005, "Not the type";
            AccountAlreadyExists = 6006, "There already";
            AccountNotWritable = 6007, "Read-only";
            DuplicateAccount = 6008, "Twice";
            UnsupportedMintExtension = 6009, "Extension";
            Overflow = 6010, "Too large";
        }
        refusals {
            WrongMint, WrongTokenAccount, WrongTokenProgram, WrongAddress, WrongAccountType,
            AccountAlreadyExists, AccountNotWritable, DuplicateAccount, UnsupportedMintExtension,
            Overflow,
        }
    }

    #[test]
    fn a_refusal_leaves_the_program_under_the_programs_own_number() {
        assert_eq!(
            Example::report(Refusal::DuplicateAccount.into()),
            ProgramError::Custom(6008)
        );
        assert_eq!(
            Example::report(Example::Unauthorized.into()),
            ProgramError::Custom(6000)
        );
        assert_eq!(
            Example::report(ProgramError::MissingRequiredSignature),
            ProgramError::MissingRequiredSignature
        );
        assert_eq!(
            Example::report(ProgramError::Custom(101)),
            ProgramError::Custom(101)
        );
    }

    #[test]
    fn each_line_is_what_anchor_clients_parse() {
        assert_eq!(
            Example::LINES[1],
            "AnchorError occurred. Error Code: WrongMint. Error Number: 6001. Error Message: Not the mint."
        );
    }
}
