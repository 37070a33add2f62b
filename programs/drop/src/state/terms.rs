use crate::error::DropError;
use shared::merkle::MAX_LEAVES;

/// What a campaign promises, fixed when it is created.
pub struct Terms {
    pub begin_ts: i64,
    pub end_ts: i64,
    /// The number of places on the list.
    pub recipients: u32,
    /// How many of them can take the gift, first come, first served.
    pub supply: u32,
    /// In base units, or the number of NFTs.
    pub total_gift: u64,
}

impl Terms {
    /// `WindowInvalid`, `SupplyInvalid` or `ZeroAmount` if the terms make no sense.
    pub fn check(&self, ts: i64) -> Result<(), DropError> {
        if self.begin_ts >= self.end_ts || self.end_ts <= ts {
            return Err(DropError::WindowInvalid);
        }
        if self.supply == 0 || self.supply > self.recipients || self.recipients > MAX_LEAVES {
            return Err(DropError::SupplyInvalid);
        }
        if self.total_gift == 0 {
            return Err(DropError::ZeroAmount);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEGIN: i64 = 1_800_000_000;
    const END: i64 = BEGIN + 86_400;

    fn terms() -> Terms {
        Terms {
            begin_ts: BEGIN,
            end_ts: END,
            recipients: MAX_LEAVES,
            supply: MAX_LEAVES,
            total_gift: 1,
        }
    }

    #[test]
    fn accepts_terms_at_their_limits() {
        assert_eq!(terms().check(END - 1), Ok(()));
        let one = Terms {
            begin_ts: END - 1,
            recipients: 1,
            supply: 1,
            ..terms()
        };
        assert_eq!(one.check(0), Ok(()));
    }

    #[test]
    fn refuses_a_window_without_a_second_and_one_that_is_over() {
        let backwards = Terms {
            begin_ts: END,
            ..terms()
        };
        assert_eq!(backwards.check(0), Err(DropError::WindowInvalid));
        assert_eq!(terms().check(END), Err(DropError::WindowInvalid));
    }

    #[test]
    fn refuses_a_supply_of_none_or_beyond_the_list_and_a_list_that_is_too_long() {
        for (recipients, supply) in [(1, 0), (1, 2), (MAX_LEAVES + 1, 1), (0, 0)] {
            let terms = Terms {
                recipients,
                supply,
                ..terms()
            };
            assert_eq!(terms.check(0), Err(DropError::SupplyInvalid));
        }
        let nothing = Terms {
            total_gift: 0,
            ..terms()
        };
        assert_eq!(nothing.check(0), Err(DropError::ZeroAmount));
    }
}
