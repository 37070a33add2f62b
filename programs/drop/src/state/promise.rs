//! The hash of what a campaign promises, which its funder agrees to.
use crate::{error::DropError, state::Campaign};
use pinocchio::ProgramResult;
use shared::{
    error::ensure,
    merkle::{sha256, Hash},
};

impl Campaign {
    /// `PromiseChanged` unless the campaign promises what the funder agreed to. A draft can be
    /// closed and created again with other terms at the same address, so the address and the
    /// signature alone do not say what is paid for.
    #[inline(always)]
    pub fn expect_promise(&self, agreed: &Hash) -> ProgramResult {
        ensure(self.promise() == *agreed, DropError::PromiseChanged)
    }

    /// SHA-256 over all that a campaign promises, each part of a fixed length.
    #[inline(always)]
    fn promise(&self) -> Hash {
        sha256(&[
            &[self.kind],
            self.mint.as_ref(),
            &self.root,
            self.begin_ts.as_bytes(),
            self.end_ts.as_bytes(),
            self.recipients.as_bytes(),
            self.supply.as_bytes(),
            self.total_gift.as_bytes(),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{
        campaign::samples::{campaign, opened, BEGIN, END},
        NFTS,
    };
    use pinocchio::Address;

    #[test]
    fn every_part_of_the_promise_is_bound_and_nothing_else() {
        let agreed = campaign().promise();
        let changes: [fn(&mut Campaign); 8] = [
            |campaign| campaign.kind = NFTS,
            |campaign| campaign.mint = Address::default(),
            |campaign| campaign.root[31] ^= 1,
            |campaign| campaign.begin_ts.set(BEGIN + 1),
            |campaign| campaign.end_ts.set(END + 1),
            |campaign| campaign.recipients.set(8_194),
            |campaign| campaign.supply.set(3),
            |campaign| campaign.total_gift.set(101),
        ];
        for change in changes {
            let mut other = campaign();
            change(&mut other);
            let refusal = Err(DropError::PromiseChanged.into());
            assert_eq!(other.expect_promise(&agreed), refusal);
        }
        let mut filled = opened();
        filled.is_paused = 1;
        filled.pauser = Address::default();
        filled.give(1).unwrap();
        filled.advance(END);
        assert_eq!(filled.expect_promise(&agreed), Ok(()));
    }
}
