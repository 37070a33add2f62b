use crate::error::DropError;
use pinocchio::{Address, ProgramResult};
use shared::{error::ensure, integer::U16};

shared::account! {
    /// Which of 8,192 places of a campaign took the gift: one bit each, lowest bit first.
    ClaimPage version 1 size 1104 {
        bump: u8,
        campaign: Address,
        rent_payer: Address,
        number: U16,
        taken: [u8; 1024],
        spare: [u8; 4],
    }
}

impl ClaimPage {
    /// The number of places on a page.
    pub const PLACES: u32 = 8_192;

    /// The number of the page that has this place. A campaign's last place is on page 127.
    #[inline(always)]
    pub const fn number_of(index: u32) -> u32 {
        index / Self::PLACES
    }

    /// `WrongCampaign` or `WrongClaimPage` unless this is the campaign's page with this place.
    #[inline(always)]
    pub fn expect_of(&self, campaign: &Address, index: u32) -> ProgramResult {
        ensure(self.campaign == *campaign, DropError::WrongCampaign)?;
        ensure(
            u32::from(self.number.get()) == Self::number_of(index),
            DropError::WrongClaimPage,
        )
    }

    /// Marks the gift of a place as taken. `AlreadyTaken` if it was taken before.
    #[inline(always)]
    pub fn take(&mut self, index: u32) -> Result<(), DropError> {
        let place = index % Self::PLACES;
        let byte = &mut self.taken[(place / 8) as usize];
        let bit = 1u8 << (place % 8);
        if *byte & bit != 0 {
            return Err(DropError::AlreadyTaken);
        }
        *byte |= bit;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> ClaimPage {
        ClaimPage {
            bump: 255,
            campaign: Address::default(),
            rent_payer: Address::default(),
            number: 1.into(),
            taken: [0; 1024],
            spare: [0; 4],
        }
    }

    #[test]
    fn every_place_is_taken_once_and_leaves_the_others_free() {
        let mut page = page();
        for index in 8_192..16_384 {
            assert_eq!(page.take(index), Ok(()));
            let taken: u32 = page.taken.iter().map(|byte| byte.count_ones()).sum();
            assert_eq!(taken, index - 8_191);
        }
        for index in 8_192..16_384 {
            assert_eq!(page.take(index), Err(DropError::AlreadyTaken));
        }
    }

    #[test]
    fn holds_the_places_of_its_number_and_no_others() {
        let page = page();
        let own = Address::default();
        for index in [8_192, 16_383] {
            assert_eq!(page.expect_of(&own, index), Ok(()));
        }
        for index in [0, 8_191, 16_384, u32::MAX] {
            let refusal = Err(DropError::WrongClaimPage.into());
            assert_eq!(page.expect_of(&own, index), refusal);
        }
        let other = Address::new_from_array([1; 32]);
        let refusal = Err(DropError::WrongCampaign.into());
        assert_eq!(page.expect_of(&other, 8_192), refusal);
    }
}
