//! The seeds of every address derived from the program, each written once.
use pinocchio::Address;

pub fn grant<'a>(creator: &'a Address, grant_id: &'a [u8; 8]) -> [&'a [u8]; 3] {
    [b"grant", creator.as_ref(), grant_id]
}

pub fn vault(grant: &Address) -> [&[u8]; 2] {
    [b"vault", grant.as_ref()]
}
