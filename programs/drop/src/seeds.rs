//! The seeds of every address derived from the program, each written once.
use pinocchio::Address;

pub fn campaign<'a>(creator: &'a Address, campaign_id: &'a [u8; 4]) -> [&'a [u8]; 3] {
    [b"campaign", creator.as_ref(), campaign_id]
}

pub fn vault(campaign: &Address) -> [&[u8]; 2] {
    [b"vault", campaign.as_ref()]
}

pub fn claim_page<'a>(campaign: &'a Address, number: &'a [u8; 2]) -> [&'a [u8]; 3] {
    [b"claim_page", campaign.as_ref(), number]
}

pub fn gift<'a>(campaign: &'a Address, number: &'a [u8; 4]) -> [&'a [u8]; 3] {
    [b"gift", campaign.as_ref(), number]
}

pub fn escrow(gift: &Address) -> [&[u8]; 2] {
    [b"escrow", gift.as_ref()]
}
