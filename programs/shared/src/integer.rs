//! Little-endian integers of alignment 1, so that a layout can be read in place.

macro_rules! little_endian {
    ($name:ident, $integer:ty) => {
        #[repr(transparent)]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name([u8; core::mem::size_of::<$integer>()]);

        impl $name {
            pub const ZERO: Self = Self([0; core::mem::size_of::<$integer>()]);

            #[inline(always)]
            pub const fn get(self) -> $integer {
                <$integer>::from_le_bytes(self.0)
            }

            /// The stored bytes, for seeds.
            #[inline(always)]
            pub const fn as_bytes(&self) -> &[u8; core::mem::size_of::<$integer>()] {
                &self.0
            }

            #[inline(always)]
            pub fn set(&mut self, value: $integer) {
                self.0 = value.to_le_bytes();
            }
        }

        impl From<$integer> for $name {
            #[inline(always)]
            fn from(value: $integer) -> Self {
                Self(value.to_le_bytes())
            }
        }
    };
}

little_endian!(U16, u16);
little_endian!(U32, u32);
little_endian!(U64, u64);
little_endian!(U128, u128);
little_endian!(I64, i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_its_value_at_alignment_one() {
        assert_eq!(core::mem::align_of::<U64>(), 1);
        let mut value = I64::from(-2);
        assert_eq!(value.get(), -2);
        value.set(i64::MAX);
        assert_eq!(value.get(), i64::MAX);
        assert_eq!(U16::from(0x1234).0, [0x34, 0x12]);
    }
}
