//! Reads clock and rent with syscalls that every runtime since 1.18 has. (pinocchio uses
//! `sol_get_sysvar`, which 1.18 lacks.)
use crate::error::Refusal;
use pinocchio::error::ProgramError;

/// The chain's time in seconds since 1970.
#[inline(always)]
pub fn clock_ts() -> Result<i64, ProgramError> {
    // slot, epoch_start_timestamp, epoch, leader_schedule_epoch, unix_timestamp
    #[allow(unused_mut)]
    let mut clock = [0u64; 5];
    #[cfg(any(target_os = "solana", target_arch = "bpf"))]
    #[allow(deprecated)]
    // SAFETY: the syscall writes these 40 bytes
    if unsafe { pinocchio::syscalls::sol_get_clock_sysvar(clock.as_mut_ptr().cast()) } != 0 {
        return Err(ProgramError::UnsupportedSysvar);
    }
    Ok(clock[4] as i64)
}

/// Lamports that exempt an account of `space` bytes from rent.
#[inline(always)]
pub fn rent_exempt_minimum(space: usize) -> Result<u64, ProgramError> {
    // lamports per byte and year, exemption threshold in years (f64), burn percent
    #[allow(unused_mut)]
    let mut rent = [0u64; 3];
    #[cfg(any(target_os = "solana", target_arch = "bpf"))]
    #[allow(deprecated)]
    // SAFETY: the syscall writes 17 bytes and padding
    if unsafe { pinocchio::syscalls::sol_get_rent_sysvar(rent.as_mut_ptr().cast()) } != 0 {
        return Err(ProgramError::UnsupportedSysvar);
    }
    minimum(rent[0], rent[1], space)
}

/// `threshold` holds the bits of an f64, which programs cannot compute with. It is 2.0 years, and
/// 1.0 once SIMD-0194 is active. Source: `Rent::minimum_balance`.
fn minimum(lamports_per_byte: u64, threshold: u64, space: usize) -> Result<u64, ProgramError> {
    const ACCOUNT_OVERHEAD: u64 = 128;
    let years = match threshold {
        0x3ff0_0000_0000_0000 => 1,
        0x4000_0000_0000_0000 => 2,
        _ => return Err(ProgramError::UnsupportedSysvar),
    };
    let lamports = (space as u64)
        .checked_add(ACCOUNT_OVERHEAD)
        .and_then(|bytes| bytes.checked_mul(lamports_per_byte))
        .and_then(|lamports| lamports.checked_mul(years))
        .ok_or(Refusal::Overflow)?;
    Ok(lamports)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_minimum_is_the_runtimes_before_and_after_simd_0194() {
        assert_eq!(minimum(3_480, 2f64.to_bits(), 165), Ok(2_039_280));
        assert_eq!(minimum(6_960, 1f64.to_bits(), 165), Ok(2_039_280));
        assert_eq!(
            minimum(3_480, 1.5f64.to_bits(), 165),
            Err(ProgramError::UnsupportedSysvar)
        );
        assert_eq!(
            minimum(u64::MAX, 1f64.to_bits(), 165),
            Err(Refusal::Overflow.into())
        );
    }
}
