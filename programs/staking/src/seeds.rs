//! The seeds of every address derived from the program, each written once.
use pinocchio::Address;

pub fn coin_pool<'a>(
    creator: &'a Address,
    mint: &'a Address,
    pool_id: &'a [u8; 2],
) -> [&'a [u8]; 4] {
    [b"coin_pool", creator.as_ref(), mint.as_ref(), pool_id]
}

pub fn principal_vault(pool: &Address) -> [&[u8]; 2] {
    [b"principal_vault", pool.as_ref()]
}

pub fn reward_vault(pool: &Address) -> [&[u8]; 2] {
    [b"reward_vault", pool.as_ref()]
}

pub fn coin_position<'a>(
    pool: &'a Address,
    owner: &'a Address,
    position_id: &'a [u8; 8],
) -> [&'a [u8]; 4] {
    [b"coin_position", pool.as_ref(), owner.as_ref(), position_id]
}

pub fn nft_pool<'a>(creator: &'a Address, pool_id: &'a [u8; 2]) -> [&'a [u8]; 3] {
    [b"nft_pool", creator.as_ref(), pool_id]
}

pub fn stream_vault<'a>(pool: &'a Address, stream: &'a [u8; 1]) -> [&'a [u8]; 3] {
    [b"stream_vault", pool.as_ref(), stream]
}

/// The owner is one of the seeds, so that the NFT's next owner can stake it while rewards are still
/// owed to the last one.
pub fn nft_position<'a>(pool: &'a Address, mint: &'a Address, owner: &'a Address) -> [&'a [u8]; 4] {
    [
        b"nft_position",
        pool.as_ref(),
        mint.as_ref(),
        owner.as_ref(),
    ]
}

pub fn nft_escrow(position: &Address) -> [&[u8]; 2] {
    [b"nft_escrow", position.as_ref()]
}

pub fn check_in<'a>(pool: &'a Address, mint: &'a Address) -> [&'a [u8]; 3] {
    [b"check_in", pool.as_ref(), mint.as_ref()]
}
