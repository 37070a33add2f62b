//! Which NFTs a pool takes: members of the pool that are ordinary tokens of one unit, which nobody
//! can freeze or mint more of.
use crate::{
    error::StakingError,
    state::{
        nft_pool::{ALLOW_LIST, COLLECTION},
        Membership,
    },
    ID,
};
use pinocchio::{AccountView, Address, ProgramResult};
use shared::{
    account::data,
    error::ensure,
    merkle::{leaf, Proof},
    pda::expect_address,
    token::{mint_decimals, mint_supply, token_account_amount},
};

pub const TOKEN_METADATA: Address =
    Address::from_str_const("metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s");
const CORE: Address = Address::from_str_const("CoREENxT6tW1HoK8ypY1SxRMZTcVPm7R94rH4PZNhX7d");

/// Checks that the NFT's mint is an ordinary one: `CoreNft`, `NoTokenNft`, `WrongMint`,
/// `UnsupportedMintExtension`, `NotAnNft` or `MintNotFinal` if not.
#[inline(always)]
pub fn expect_nft_mint(mint: &AccountView, token_program: &Address) -> ProgramResult {
    ensure(!mint.owned_by(&CORE), StakingError::CoreNft)?;
    let is_nothing = mint.is_data_empty() && mint.owned_by(&Address::default());
    ensure(!is_nothing, StakingError::NoTokenNft)?;
    let decimals = mint_decimals(mint, token_program)?;
    ensure(
        decimals == 0 && mint_supply(mint) == 1,
        StakingError::NotAnNft,
    )?;
    expect_final(mint)
}

/// Checks that nobody may mint or freeze, or only the NFT's edition, which lets no person do
/// either.
#[inline(always)]
fn expect_final(mint: &AccountView) -> ProgramResult {
    const MINT_AUTHORITY: usize = 0;
    const FREEZE_AUTHORITY: usize = 46;
    let bytes = data(mint);
    let found = [MINT_AUTHORITY, FREEZE_AUTHORITY].map(|offset| authority_at(bytes, offset));
    let mut authorities = found.into_iter().flatten();
    let Some(authority) = authorities.next() else {
        return Ok(());
    };
    let seeds = [
        b"metadata",
        TOKEN_METADATA.as_ref(),
        mint.address().as_ref(),
        b"edition",
    ];
    let is_edition = expect_address(authority, &seeds, &TOKEN_METADATA).is_ok();
    ensure(
        is_edition && authorities.all(|other| other == authority),
        StakingError::MintNotFinal,
    )
}

/// An optional key of a mint: four bytes that say whether there is one, and the key.
#[inline(always)]
fn authority_at(mint: &[u8], offset: usize) -> Option<&Address> {
    let (is_some, rest) = mint.get(offset..)?.split_first_chunk::<4>()?;
    let key = rest.first_chunk::<32>()?;
    if *is_some == [0; 4] {
        return None;
    }
    // SAFETY: an address is 32 bytes
    Some(unsafe { &*key.as_ptr().cast::<Address>() })
}

/// Checks that the owner's account holds the NFT and can send it: `WrongTokenAccount`, `NftNotHeld`
/// or `NftFrozen` if not.
#[inline(always)]
pub fn expect_held(
    token: &AccountView,
    token_program: &Address,
    mint: &Address,
    owner: &Address,
) -> ProgramResult {
    const STATE: usize = 108;
    const FROZEN: u8 = 2;
    let amount = token_account_amount(token, token_program, mint, Some(owner))?;
    ensure(amount == 1, StakingError::NftNotHeld)?;
    ensure(
        data(token).get(STATE) != Some(&FROZEN),
        StakingError::NftFrozen,
    )
}

/// The parts of a mint's Token Metadata that matter here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metadata<'a> {
    /// none in old accounts
    pub token_standard: Option<u8>,
    /// the collection that verified the NFT as its own
    pub collection: Option<&'a [u8; 32]>,
}

/// Token Metadata's numbers of the token standards.
const FUNGIBLE_ASSET: u8 = 1;
const FUNGIBLE: u8 = 2;
const PRINT: u8 = 3;
const PROGRAMMABLE: u8 = 4;
const PROGRAMMABLE_EDITION: u8 = 5;

/// The mint's metadata, or none if it has none. `WrongMetadata` if the account is not at the
/// metadata's address or does not hold metadata; `ProgrammableNft` or `NotAnNft` according to its
/// token standard.
#[inline(always)]
pub fn read_nft_metadata<'a>(
    account: &'a AccountView,
    mint: &Address,
) -> Result<Option<Metadata<'a>>, StakingError> {
    let seeds = [b"metadata", TOKEN_METADATA.as_ref(), mint.as_ref()];
    if expect_address(account.address(), &seeds, &TOKEN_METADATA).is_err() {
        return Err(StakingError::WrongMetadata);
    }
    if !account.owned_by(&TOKEN_METADATA) {
        return Ok(None);
    }
    let metadata = read_metadata(data(account), mint).ok_or(StakingError::WrongMetadata)?;
    match metadata.token_standard {
        Some(PROGRAMMABLE | PROGRAMMABLE_EDITION) => Err(StakingError::ProgrammableNft),
        Some(FUNGIBLE_ASSET | FUNGIBLE) => Err(StakingError::NotAnNft),
        _ => Ok(Some(metadata)),
    }
}

/// Follows the stored lengths, because older and newer accounts differ in their padding and in what
/// comes at the end. None if the bytes are not the metadata of this mint. What cannot be read after
/// the names counts as missing.
fn read_metadata<'a>(bytes: &'a [u8], mint: &Address) -> Option<Metadata<'a>> {
    const METADATA_V1: u8 = 4;
    const CREATOR_SIZE: usize = 34;
    let mut rest = Bytes(bytes);
    let is_metadata = rest.byte()? == METADATA_V1;
    let _update_authority = rest.take(32)?;
    if !is_metadata || rest.take(32)? != mint.as_ref() {
        return None;
    }
    let _name = rest.list(1)?;
    let _symbol = rest.list(1)?;
    let _uri = rest.list(1)?;
    let _seller_fee_bps = rest.take(2)?;
    if rest.is_some()? {
        let _creators = rest.list(CREATOR_SIZE)?;
    }
    let _sold_and_mutable = rest.take(2)?;
    Some(rest.end_of_metadata().unwrap_or(Metadata {
        token_standard: None,
        collection: None,
    }))
}

struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    #[inline(always)]
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (head, tail) = self.0.split_at_checked(length)?;
        self.0 = tail;
        Some(head)
    }

    #[inline(always)]
    fn byte(&mut self) -> Option<u8> {
        self.take(1)?.first().copied()
    }

    /// Skips a list: its length, then items of one size.
    #[inline(always)]
    fn list(&mut self, item_size: usize) -> Option<&'a [u8]> {
        let count = u32::from_le_bytes(*self.take(4)?.first_chunk()?);
        self.take((count as usize).checked_mul(item_size)?)
    }

    /// Whether an optional value follows; none if the byte is neither 0 nor 1.
    #[inline(always)]
    fn is_some(&mut self) -> Option<bool> {
        match self.byte()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    #[inline(always)]
    fn end_of_metadata(&mut self) -> Option<Metadata<'a>> {
        if self.is_some()? {
            let _edition_bump = self.byte()?;
        }
        let token_standard = match self.is_some()? {
            true => Some(self.byte()?),
            false => None,
        };
        let collection = match self.is_some()? {
            true => self.verified_collection()?,
            false => None,
        };
        Some(Metadata {
            token_standard,
            collection,
        })
    }

    #[inline(always)]
    fn verified_collection(&mut self) -> Option<Option<&'a [u8; 32]>> {
        let is_verified = self.byte()? == 1;
        let key = self.take(32)?.first_chunk::<32>()?;
        Some(is_verified.then_some(key))
    }
}

/// An NFT's place on an allow-list.
pub struct ListPlace<'a> {
    pub index: u32,
    pub proof: Proof<'a>,
}

/// `NotInCollection` or `NotOnAllowList` unless the NFT is a member.
#[inline(always)]
pub fn expect_member(
    membership: &Membership,
    pool: &Address,
    mint: &Address,
    metadata: Option<Metadata>,
    place: &ListPlace,
) -> ProgramResult {
    match membership.kind {
        COLLECTION => ensure(
            metadata.and_then(confirmed_collection) == Some(membership.key.as_array()),
            StakingError::NotInCollection,
        ),
        ALLOW_LIST => ensure(
            place.proof.shows(
                membership.key.as_array(),
                membership.leaves.get(),
                place.index,
                allow_list_leaf(pool, mint),
            ),
            StakingError::NotOnAllowList,
        ),
        _ => Err(StakingError::UnknownMembership.into()),
    }
}

/// None for a print. Token Metadata copies the original's verified collection to a print without
/// asking the collection, so the holder of an NFT that may be printed could make any number of
/// members.
#[inline(always)]
fn confirmed_collection(metadata: Metadata<'_>) -> Option<&[u8; 32]> {
    if metadata.token_standard == Some(PRINT) {
        return None;
    }
    metadata.collection
}

/// The leaf names the program, the pool and the mint, so that a leaf of one list is not a leaf of
/// another.
#[inline(always)]
pub fn allow_list_leaf(pool: &Address, mint: &Address) -> [u8; 32] {
    leaf([b"nft allow-list", ID.as_ref(), pool.as_ref(), mint.as_ref()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const MINT: Address = Address::new_from_array([7; 32]);
    const COLLECTION_KEY: [u8; 32] = [9; 32];

    /// The token standard and the verified collection in the mint's metadata.
    fn read(bytes: &[u8]) -> Option<(Option<u8>, Option<[u8; 32]>)> {
        let found = read_metadata(bytes, &MINT)?;
        Some((found.token_standard, found.collection.copied()))
    }

    /// The metadata up to the end of the names, whose padding differs between older and newer
    /// accounts.
    fn head(lengths: [u32; 3]) -> Vec<u8> {
        let mut bytes = vec![4];
        bytes.extend([1; 32]);
        bytes.extend(MINT.as_ref());
        for length in lengths {
            bytes.extend(length.to_le_bytes());
            bytes.extend(vec![b'x'; length as usize]);
        }
        bytes.extend([0, 0]);
        bytes
    }

    fn creators(count: Option<u32>) -> Vec<u8> {
        let Some(count) = count else { return vec![0] };
        let mut bytes = vec![1];
        bytes.extend(count.to_le_bytes());
        bytes.extend(vec![3; 34 * count as usize]);
        bytes
    }

    fn metadata(standard: Option<u8>, verified: u8) -> Vec<u8> {
        let mut bytes = head([32, 10, 200]);
        bytes.extend(creators(Some(2)));
        bytes.extend([0, 1, 1, 255]);
        bytes.extend(standard.map_or(vec![0], |standard| vec![1, standard]));
        bytes.extend([1, verified]);
        bytes.extend(COLLECTION_KEY);
        bytes
    }

    #[test]
    fn reads_the_standard_and_the_collection_that_verified_it() {
        let found = read(&metadata(Some(0), 1));
        assert_eq!(found, Some((Some(0), Some(COLLECTION_KEY))));
        let found = read(&metadata(None, 1));
        assert_eq!(found, Some((None, Some(COLLECTION_KEY))));
    }

    #[test]
    fn a_collection_counts_only_when_it_is_verified() {
        for verified in [0, 2, 255] {
            let found = read(&metadata(Some(0), verified));
            assert_eq!(found, Some((Some(0), None)));
        }
    }

    #[test]
    fn reads_by_lengths_whatever_is_padded() {
        for lengths in [[0, 0, 0], [1, 2, 3], [32, 10, 200], [64, 64, 64]] {
            for count in [None, Some(0), Some(1), Some(5)] {
                let mut bytes = head(lengths);
                bytes.extend(creators(count));
                bytes.extend([0, 1, 0, 1, 4, 1, 1]);
                bytes.extend(COLLECTION_KEY);
                bytes.extend([0; 100]);
                let found = read(&bytes);
                assert_eq!(found, Some((Some(4), Some(COLLECTION_KEY))));
            }
        }
    }

    #[test]
    fn an_end_that_is_missing_or_makes_no_sense_is_as_if_it_were_not_there() {
        let whole = metadata(Some(0), 1);
        let end = whole.len() - 4 - 2 - 33;
        for length in end..whole.len() {
            let found = read(&whole[..length]);
            assert!(matches!(found, Some((_, None)) | None), "{length}");
        }
        let mut odd = whole.clone();
        let flag = odd.len() - 34;
        odd[flag] = 2;
        assert_eq!(read(&odd), Some((None, None)));
    }

    #[test]
    fn refuses_what_is_no_metadata_or_another_mints() {
        let mut edition = metadata(Some(0), 1);
        edition[0] = 6;
        assert_eq!(read_metadata(&edition, &MINT), None);
        let other = Address::new_from_array([8; 32]);
        assert_eq!(read_metadata(&metadata(Some(0), 1), &other), None);
        for length in 0..head([32, 10, 200]).len() {
            let bytes = metadata(Some(0), 1);
            assert_eq!(read_metadata(&bytes[..length], &MINT), None);
        }
    }

    #[test]
    fn lengths_that_run_over_the_end_are_refused() {
        for place in [65, 65 + 4 + 32, 65 + 4 + 32 + 4 + 10] {
            let mut bytes = metadata(Some(0), 1);
            bytes[place..place + 4].copy_from_slice(&u32::MAX.to_le_bytes());
            assert_eq!(read_metadata(&bytes, &MINT), None);
        }
    }

    #[test]
    fn reads_the_authorities_of_a_mint() {
        let mut mint = vec![0; 82];
        assert_eq!(authority_at(&mint, 0), None);
        assert_eq!(authority_at(&mint, 46), None);
        mint[0] = 1;
        mint[4..36].fill(5);
        mint[46] = 1;
        mint[50..82].fill(6);
        assert_eq!(
            authority_at(&mint, 0),
            Some(&Address::new_from_array([5; 32]))
        );
        assert_eq!(
            authority_at(&mint, 46),
            Some(&Address::new_from_array([6; 32]))
        );
        assert_eq!(authority_at(&mint[..81], 46), None);
    }

    #[test]
    fn a_leaf_is_of_one_pool_and_one_mint() {
        let key = |byte| Address::new_from_array([byte; 32]);
        let leaf = allow_list_leaf(&key(1), &key(2));
        assert_ne!(leaf, allow_list_leaf(&key(2), &key(1)));
        assert_ne!(leaf, allow_list_leaf(&key(1), &key(3)));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4_000))]
        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..700)) {
            let _ = read_metadata(&bytes, &MINT);
            let mut likely = head([3, 3, 3]);
            likely.extend(bytes);
            let _ = read_metadata(&likely, &MINT);
        }
    }
}
