//! Reads an instruction's arguments: borsh, with every byte accounted for.
use pinocchio::{error::ProgramError, Address};

/// A value in borsh's encoding. One without a fixed length may borrow from the instruction's data
/// (`'a`).
pub trait Argument<'a>: Sized {
    /// Takes the value off the front of `bytes`; `InvalidInstructionData` if it is not one.
    fn take(bytes: &mut &'a [u8]) -> Result<Self, ProgramError>;
}

#[inline(always)]
fn take_bytes<const N: usize>(bytes: &mut &[u8]) -> Result<[u8; N], ProgramError> {
    let (head, tail) = bytes
        .split_first_chunk::<N>()
        .ok_or(ProgramError::InvalidInstructionData)?;
    *bytes = tail;
    Ok(*head)
}

macro_rules! integer_argument {
    ($($integer:ty),*) => { $(
        impl Argument<'_> for $integer {
            #[inline(always)]
            fn take(bytes: &mut &[u8]) -> Result<Self, ProgramError> {
                Ok(<$integer>::from_le_bytes(take_bytes(bytes)?))
            }
        }
    )* };
}
integer_argument!(u8, u16, u32, u64, i64);

impl Argument<'_> for bool {
    #[inline(always)]
    fn take(bytes: &mut &[u8]) -> Result<Self, ProgramError> {
        match u8::take(bytes)? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(ProgramError::InvalidInstructionData),
        }
    }
}

impl Argument<'_> for Address {
    #[inline(always)]
    fn take(bytes: &mut &[u8]) -> Result<Self, ProgramError> {
        Ok(Address::new_from_array(take_bytes(bytes)?))
    }
}

impl<'a, T: Argument<'a> + Copy + Default, const N: usize> Argument<'a> for [T; N] {
    #[inline(always)]
    fn take(bytes: &mut &'a [u8]) -> Result<Self, ProgramError> {
        let mut values = [T::default(); N];
        for value in &mut values {
            *value = T::take(bytes)?;
        }
        Ok(values)
    }
}

/// Refuses bytes left over after the last argument.
#[inline(always)]
pub fn expect_end(bytes: &[u8]) -> Result<(), ProgramError> {
    if bytes.is_empty() {
        return Ok(());
    }
    Err(ProgramError::InvalidInstructionData)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_borsh_from_the_front() {
        let mut bytes: &[u8] = &[1, 7, 0, 8, 0, 255, 255, 255, 255, 255, 255, 255, 255];
        assert_eq!(bool::take(&mut bytes), Ok(true));
        assert_eq!(<[u16; 2]>::take(&mut bytes), Ok([7, 8]));
        assert_eq!(u64::take(&mut bytes), Ok(u64::MAX));
        assert_eq!(expect_end(bytes), Ok(()));
    }

    #[test]
    fn refuses_a_bool_that_is_neither_and_bytes_too_few_or_too_many() {
        assert_eq!(
            bool::take(&mut &[2u8][..]),
            Err(ProgramError::InvalidInstructionData)
        );
        assert_eq!(
            u64::take(&mut &[0u8; 7][..]),
            Err(ProgramError::InvalidInstructionData)
        );
        assert_eq!(
            Address::take(&mut &[0u8; 31][..]),
            Err(ProgramError::InvalidInstructionData)
        );
        assert_eq!(expect_end(&[0]), Err(ProgramError::InvalidInstructionData));
    }
}
