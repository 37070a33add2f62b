//! The first eight bytes that name an instruction, an account or an event, as Anchor makes them.
use sha2_const_stable::Sha256;

/// First 8 bytes of sha256 of `<kind>:<name>`, for example `global:stake` or `account:CoinPool`.
pub const fn discriminator(kind: &str, name: &str) -> [u8; 8] {
    let hash = Sha256::new()
        .update(kind.as_bytes())
        .update(b":")
        .update(name.as_bytes())
        .finalize();
    [
        hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7],
    ]
}

#[cfg(test)]
mod tests {
    use super::discriminator;

    #[test]
    fn equals_what_anchor_makes() {
        assert_eq!(
            discriminator("global", "claim"),
            [62, 198, 214, 193, 213, 159, 108, 210]
        );
        assert_eq!(
            discriminator("account", "Pool"),
            [241, 154, 109, 4, 17, 177, 109, 188]
        );
    }
}
