//! The rules of amounts and terms, in base units, seconds and basis points. Rounding never favours
//! the taker.
use shared::math::mul_div;

pub const DAY: u64 = 86_400;
pub const YEAR: u64 = 365 * DAY;

/// The terms in days for which a coin can be locked; rates are in the same order.
pub const TERMS_DAYS: [u16; 4] = [30, 90, 180, 365];

/// The whole in basis points.
pub const WHOLE_BPS: u16 = 10_000;
pub const MAX_FEE_BPS: u16 = 1_000;

/// The terms in days for which an NFT can be staked; weights are in the same order. Boost has the
/// first only, Nova the others.
pub const NFT_TERMS_DAYS: [u16; 4] = [0, 90, 180, 270];

/// Korean time is nine hours ahead of the chain's, all year.
const KOREA_SECONDS: u64 = 9 * 3_600;

/// The number of days since 1970 in Korean time.
#[inline(always)]
pub fn korean_day(ts: i64) -> u32 {
    let seconds = (ts.max(0) as u64).saturating_add(KOREA_SECONDS);
    u32::try_from(seconds / DAY).unwrap_or(u32::MAX)
}

const YEAR_ODD: u32 = 153_984_375;
const YEAR_SHIFT: u32 = 11;
const _: () = assert!((YEAR_ODD as u64) << YEAR_SHIFT == WHOLE_BPS as u64 * YEAR);

/// The place of a term's rate; none if the term does not exist.
pub fn term_index(days: u16) -> Option<usize> {
    TERMS_DAYS.iter().position(|term| *term == days)
}

/// `floor(principal * rate_bps * seconds / (10,000 * YEAR))`; none if it does not fit 64 bits.
#[inline(always)]
pub fn accrued(principal: u64, rate_bps: u16, seconds: u64) -> Option<u64> {
    let weight = seconds.checked_mul(rate_bps as u64)?;
    mul_div(principal, weight, YEAR_ODD, YEAR_SHIFT)
}

/// What is left of `gross` after the fee, which is rounded up: `x - ceil(x * fee / 10,000)`.
#[inline(always)]
pub fn net(gross: u64, fee_bps: u16) -> u64 {
    // this equals floor(x * (10,000 - fee) / 10,000), which never exceeds x
    let kept = WHOLE_BPS.saturating_sub(fee_bps);
    mul_div(gross, kept as u64, WHOLE_BPS as u32, 0).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_year_at_ten_percent_is_a_tenth() {
        assert_eq!(accrued(1_000_000, 1_000, YEAR), Some(100_000));
        assert_eq!(accrued(1_000_000, 1_000, YEAR - 1), Some(99_999));
        assert_eq!(accrued(u64::MAX, 10_000, YEAR), Some(u64::MAX));
        assert_eq!(accrued(u64::MAX, 10_001, YEAR), None);
        assert_eq!(accrued(u64::MAX, u16::MAX, 0), Some(0));
        assert_eq!(accrued(1, 1, u64::MAX / u16::MAX as u64), Some(892));
        assert_eq!(accrued(1, 2, u64::MAX), None);
    }

    #[test]
    fn knows_the_four_terms_only() {
        assert_eq!(
            TERMS_DAYS.map(term_index),
            [Some(0), Some(1), Some(2), Some(3)]
        );
        assert_eq!([0, 29, 31, 364, 366, u16::MAX].map(term_index), [None; 6]);
    }

    #[test]
    fn a_korean_day_begins_at_15_o_clock_utc() {
        // 2026-11-01 00:00 UTC begins day 20,758 since 1970; in Korea it is already nine hours old
        let midnight = 20_758 * DAY as i64;
        assert_eq!(korean_day(midnight), 20_758);
        assert_eq!(korean_day(midnight + 15 * 3_600 - 1), 20_758);
        assert_eq!(korean_day(midnight + 15 * 3_600), 20_759);
        assert_eq!((korean_day(0), korean_day(i64::MIN)), (0, 0));
        assert_eq!(korean_day(i64::MAX), u32::MAX);
    }

    #[test]
    fn the_fee_is_rounded_up() {
        assert_eq!(net(1, 1), 0);
        assert_eq!(net(10_000, 1), 9_999);
        assert_eq!(net(10_001, 1), 9_999);
        assert_eq!(net(u64::MAX, 0), u64::MAX);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]
        #[test]
        fn accrual_is_exact(principal: u64, rate: u16, seconds in 0..=YEAR) {
            let exact = principal as u128 * (rate as u64 * seconds) as u128
                / (WHOLE_BPS as u128 * YEAR as u128);
            prop_assert_eq!(accrued(principal, rate, seconds), u64::try_from(exact).ok());
        }

        #[test]
        fn net_equals_its_definition(gross: u64, fee_bps in 0..=MAX_FEE_BPS) {
            let fee = (gross as u128 * fee_bps as u128).div_ceil(10_000) as u64;
            prop_assert_eq!(net(gross, fee_bps), gross - fee);
        }

        #[test]
        fn claiming_in_parts_never_pays_more_than_at_once(
            parts in prop::collection::vec(0u64..1 << 40, 1..20), fee_bps in 0..=MAX_FEE_BPS,
        ) {
            let (mut claimed, mut paid) = (0, 0);
            for part in parts {
                paid += net(claimed + part, fee_bps) - net(claimed, fee_bps);
                claimed += part;
            }
            prop_assert_eq!(paid, net(claimed, fee_bps));
        }
    }
}
