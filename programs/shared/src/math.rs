//! Exact arithmetic. A division of 128 bits costs about 6,000 compute units on chain, so products
//! are divided in steps of 64 bits.

/// `floor(a * b / (divisor << shift))`, exact; none if it does not fit 64 bits or the divisor is
/// zero. `shift` is at most 63.
#[inline(always)]
pub fn mul_div(a: u64, b: u64, divisor: u32, shift: u32) -> Option<u64> {
    let product = (a as u128) * (b as u128);
    let (high, low) = ((product >> 64) as u64, product as u64);
    if divisor == 0 || shift > 63 {
        return None;
    }
    // floor(floor(x / 2^shift) / d) = floor(x / (d * 2^shift))
    let low = if shift == 0 {
        low
    } else {
        (low >> shift) | (high << (64 - shift))
    };
    let high = high >> shift;
    divide(high, low, divisor)
}

/// `floor(value / divisor)`; none if it does not fit 64 bits or the divisor is zero.
#[inline(always)]
pub fn div_wide(value: u128, divisor: u32) -> Option<u64> {
    if divisor == 0 {
        return None;
    }
    divide((value >> 64) as u64, value as u64, divisor)
}

/// `a * b`; none if it does not fit 128 bits.
#[inline(always)]
pub fn mul_wide(a: u128, b: u32) -> Option<u128> {
    let b = b as u64;
    let low = (a as u64) as u128 * b as u128;
    let high = ((a >> 64) as u64).checked_mul(b)?;
    let high = high.checked_add((low >> 64) as u64)?;
    Some(((high as u128) << 64) | (low as u64) as u128)
}

/// Divides digit by digit, with digits of 32 bits: each remainder is below 2^32, so each step fits
/// into 64 bits.
#[inline(always)]
fn divide(high: u64, low: u64, divisor: u32) -> Option<u64> {
    let divisor = divisor as u64;
    if high >= divisor {
        return None;
    }
    let step = (high << 32) | (low >> 32);
    let quotient_high = step / divisor;
    let step = ((step % divisor) << 32) | (low & 0xffff_ffff);
    Some((quotient_high << 32) | (step / divisor))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn expected(a: u64, b: u64, divisor: u32, shift: u32) -> Option<u64> {
        let quotient = (a as u128 * b as u128) / ((divisor as u128) << shift);
        u64::try_from(quotient).ok()
    }

    #[test]
    fn is_exact_at_the_extremes() {
        let extremes = [0, 1, 2, 3, u32::MAX as u64, 1 << 32, u64::MAX - 1, u64::MAX];
        for a in extremes {
            for b in extremes {
                for divisor in [1, 2, 10_000, 153_984_375, u32::MAX] {
                    for shift in [0, 1, 11, 32, 63] {
                        assert_eq!(
                            mul_div(a, b, divisor, shift),
                            expected(a, b, divisor, shift),
                            "{a} * {b} / ({divisor} << {shift})"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn refuses_to_divide_by_zero_or_shift_out_of_range() {
        assert_eq!(mul_div(1, 1, 0, 0), None);
        assert_eq!(mul_div(1, 1, 1, 64), None);
        assert_eq!(div_wide(1, 0), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]
        #[test]
        fn equals_128_bit_arithmetic(
            a: u64, b: u64, small in 0u32..64, divisor in 1u32.., shift in 0u32..64,
        ) {
            let b = b >> small;
            prop_assert_eq!(mul_div(a, b, divisor, shift), expected(a, b, divisor, shift));
        }

        #[test]
        fn wide_products_and_quotients_equal_128_bit_arithmetic(
            a: u128, small in 0u32..128, b: u32, divisor in 1u32..,
        ) {
            let a = a >> small;
            prop_assert_eq!(mul_wide(a, b), a.checked_mul(b as u128));
            prop_assert_eq!(div_wide(a, divisor), u64::try_from(a / divisor as u128).ok());
        }
    }
}
