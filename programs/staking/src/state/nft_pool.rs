use crate::{
    error::StakingError,
    math::{MAX_FEE_BPS, NFT_TERMS_DAYS},
    seeds,
    state::{nft_stream::BONUS, NftStream},
};
use pinocchio::{AccountView, Address, ProgramResult};
use shared::{
    error::ensure,
    integer::{I64, U16, U32, U64},
    pda::SignerSeeds,
};

/// Without a term: the whole weight counts at once.
pub const BOOST: u8 = 0;
/// Terms of 90, 180 and 270 days.
pub const NOVA: u8 = 1;

pub const MAX_STREAMS: usize = 4;
pub const MAX_NFTS: u32 = 100_000;
pub const MAX_WEIGHT_BPS: u16 = 30_000;
// with this limit, the weight of a full pool fits into its field
const _: () = assert!(MAX_NFTS as u64 * MAX_WEIGHT_BPS as u64 <= u32::MAX as u64);
/// 30 days.
pub const MAX_DELAY_SECONDS: u32 = 2_592_000;

/// Members are the NFTs of a verified collection; `key` is its mint.
pub const COLLECTION: u8 = 1;
/// Members are listed in a Merkle tree of `leaves` places; `key` is its root.
pub const ALLOW_LIST: u8 = 2;

shared::part! {
    /// Which NFTs may come in. Kind 0 means that no membership was named.
    Membership size 37 {
        kind: u8,
        key: Address,
        leaves: U32,
    }
}

impl Membership {
    pub const NONE: Self = Self {
        kind: 0,
        key: Address::new_from_array([0; 32]),
        leaves: U32::ZERO,
    };

    /// `UnknownMembership` unless this names a collection or an allow-list.
    pub fn check(&self) -> Result<(), StakingError> {
        let is_listed = match self.kind {
            COLLECTION => self.leaves.get() == 0,
            ALLOW_LIST => (1..=shared::merkle::MAX_LEAVES).contains(&self.leaves.get()),
            _ => false,
        };
        if !is_listed || self.key == Address::default() {
            return Err(StakingError::UnknownMembership);
        }
        Ok(())
    }
}

shared::account! {
    /// A pool: which NFTs may come in, on which conditions, and up to four streams of rewards.
    NftPool version 1 size 1160 {
        bump: u8,
        pool_id: U16,
        creator: Address,
        admin: Address,
        pending_admin: Address,
        pauser: Address,
        funder: Address,
        kind: u8,
        is_paused: u8,
        fee_bps: U16,
        /// for no term, 90, 180 and 270 days
        weights_bps: [U16; 4],
        max_nfts: U32,
        /// number of NFTs in the pool
        nfts: U32,
        /// sum over the NFTs in the pool
        weight: U32,
        /// number of positions whose account exists
        open_positions: U64,
        delay_seconds: U32,
        membership: Membership,
        /// replaces the present membership at `due_ts`
        next_membership: Membership,
        due_ts: I64,
        last_ts: I64,
        stream_count: u8,
        streams: [NftStream; 4],
        spare: [u8; 125],
    }
}

/// What a pool offers to new positions.
pub struct NftConditions {
    /// For no term, 90, 180 and 270 days. In a Nova pool, the first is the base weight, which
    /// counts before the end of a term.
    pub weights_bps: [u16; 4],
    pub max_nfts: u32,
    pub fee_bps: u16,
}

impl NftConditions {
    /// `UnknownPoolKind`, `WeightsInvalid`, `TooManyNfts` or `FeeAboveCap`.
    pub fn check(&self, kind: u8) -> Result<(), StakingError> {
        let [base, short, middle, long] = self.weights_bps;
        let is_valid = match kind {
            BOOST => base >= 1 && base <= MAX_WEIGHT_BPS && [short, middle, long] == [0; 3],
            NOVA => self.weights_bps.is_sorted() && short >= 1 && long <= MAX_WEIGHT_BPS,
            _ => return Err(StakingError::UnknownPoolKind),
        };
        if !is_valid {
            return Err(StakingError::WeightsInvalid);
        }
        if self.max_nfts > MAX_NFTS {
            return Err(StakingError::TooManyNfts);
        }
        if self.fee_bps > MAX_FEE_BPS {
            return Err(StakingError::FeeAboveCap);
        }
        Ok(())
    }
}

/// What a holder is currently offered for one term.
#[derive(Debug, PartialEq, Eq)]
pub struct NftOffer {
    pub weight_bps: u16,
    pub base_weight_bps: u16,
    pub fee_bps: u16,
}

impl NftPool {
    /// The clock's time, but never earlier than a time that the pool has seen.
    #[inline(always)]
    pub fn time(&self, clock_ts: i64) -> i64 {
        clock_ts.max(self.last_ts.get())
    }

    /// The same time, which is then remembered.
    #[inline(always)]
    pub fn advance(&mut self, clock_ts: i64) -> i64 {
        let ts = self.time(clock_ts);
        self.last_ts.set(ts);
        ts
    }

    /// The streams that the pool has.
    #[inline(always)]
    pub fn streams_mut(&mut self) -> &mut [NftStream] {
        let count = self.stream_count as usize;
        self.streams.get_mut(..count).unwrap_or_default()
    }

    /// The stream at this place, or `UnknownStream`.
    #[inline(always)]
    pub fn stream_mut(&mut self, stream: u8) -> Result<&mut NftStream, StakingError> {
        self.streams_mut()
            .get_mut(stream as usize)
            .ok_or(StakingError::UnknownStream)
    }

    /// Adds a stream if there is room for one.
    pub fn push_stream(&mut self, stream: NftStream) {
        let count = self.stream_count;
        if let Some(place) = self.streams.get_mut(count as usize) {
            *place = stream;
            self.stream_count = count.saturating_add(1);
        }
    }

    /// Accrues every stream up to `ts`. This has to happen before the NFTs in the pool, or anything
    /// that decides what they earn, change.
    #[inline(always)]
    pub fn settle(&mut self, ts: i64) {
        let weight = self.weight.get();
        for stream in self.streams_mut() {
            stream.settle(ts, weight);
        }
    }

    /// The stream that check-ins earn, if there is one.
    #[inline(always)]
    pub fn bonus_stream(&self) -> Option<usize> {
        let streams = self.streams.get(..self.stream_count as usize)?;
        streams.iter().position(|stream| stream.kind == BONUS)
    }

    pub fn set_conditions(&mut self, conditions: &NftConditions) {
        self.weights_bps = conditions.weights_bps.map(U16::from);
        self.max_nfts.set(conditions.max_nfts);
        self.fee_bps.set(conditions.fee_bps);
    }

    /// The weights of a term, or `TermNotOffered`.
    #[inline(always)]
    pub fn offer(&self, term_days: u16) -> Result<NftOffer, StakingError> {
        let terms = NFT_TERMS_DAYS.iter().zip(&self.weights_bps);
        let mut offered = terms.skip((self.kind == NOVA) as usize);
        let weight = offered.find(|(term, weight)| **term == term_days && weight.get() != 0);
        let (_, weight) = weight.ok_or(StakingError::TermNotOffered)?;
        Ok(NftOffer {
            weight_bps: weight.get(),
            base_weight_bps: self.weights_bps[0].get(),
            fee_bps: self.fee_bps.get(),
        })
    }

    /// Replaces the membership if a proposed one is due.
    #[inline(always)]
    pub fn renew_membership(&mut self, ts: i64) {
        if self.next_membership.kind == 0 || ts < self.due_ts.get() {
            return;
        }
        self.membership = self.next_membership;
        self.next_membership = Membership::NONE;
        self.due_ts.set(0);
    }

    /// Proposes a membership that replaces the present one once the delay has passed. Proposing the
    /// present one withdraws the proposal.
    pub fn propose_membership(&mut self, membership: Membership, ts: i64) {
        self.renew_membership(ts);
        if membership == self.membership {
            self.next_membership = Membership::NONE;
            self.due_ts.set(0);
            return;
        }
        self.next_membership = membership;
        let due_ts = ts.saturating_add(self.delay_seconds.get() as i64);
        self.due_ts.set(due_ts);
    }

    /// Books an NFT. `PoolFull` if the pool already has as many as it takes.
    #[inline(always)]
    pub fn open_position(&mut self, weight_bps: u16) -> Result<(), StakingError> {
        let nfts = self.nfts.get();
        if nfts >= self.max_nfts.get() {
            return Err(StakingError::PoolFull);
        }
        let weight = self.weight.get().checked_add(weight_bps as u32);
        let open = self.open_positions.get().checked_add(1);
        self.weight.set(weight.ok_or(StakingError::Overflow)?);
        self.open_positions.set(open.ok_or(StakingError::Overflow)?);
        self.nfts.set(nfts.saturating_add(1));
        Ok(())
    }

    // As in coin pools, leaving saturates instead of failing if the books ever were wrong.

    #[inline(always)]
    pub fn release_nft(&mut self, weight_bps: u16) {
        let nfts = self.nfts.get().saturating_sub(1);
        let weight = self.weight.get().saturating_sub(weight_bps as u32);
        self.nfts.set(nfts);
        self.weight.set(weight);
    }

    #[inline(always)]
    pub fn forget_position(&mut self) {
        let open = self.open_positions.get().saturating_sub(1);
        self.open_positions.set(open);
    }

    #[inline(always)]
    pub fn expect_admin(&self, admin: &AccountView) -> ProgramResult {
        ensure(self.admin == *admin.address(), StakingError::Unauthorized)
    }

    /// With these the pool signs for its vaults and escrows.
    #[inline(always)]
    pub fn signer_seeds<'a>(&'a self, bump: &'a [u8; 1]) -> SignerSeeds<'a> {
        let seeds = seeds::nft_pool(&self.creator, self.pool_id.as_bytes());
        SignerSeeds::new(seeds, bump)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::nft_stream::tests::stream;

    fn key(byte: u8) -> Address {
        Address::new_from_array([byte; 32])
    }

    fn collection(byte: u8) -> Membership {
        Membership {
            kind: COLLECTION,
            key: key(byte),
            leaves: U32::ZERO,
        }
    }

    fn pool(kind: u8, weights_bps: [u16; 4]) -> NftPool {
        NftPool {
            bump: 255,
            pool_id: 1.into(),
            creator: key(1),
            admin: key(2),
            pending_admin: Address::default(),
            pauser: key(3),
            funder: key(4),
            kind,
            is_paused: 0,
            fee_bps: 10.into(),
            weights_bps: weights_bps.map(U16::from),
            max_nfts: 2.into(),
            nfts: 0.into(),
            weight: 0.into(),
            open_positions: 0.into(),
            delay_seconds: 100.into(),
            membership: collection(5),
            next_membership: Membership::NONE,
            due_ts: 0.into(),
            last_ts: 1_000.into(),
            stream_count: 0,
            streams: [stream(1, 0); 4],
            spare: [0; 125],
        }
    }

    fn check(kind: u8, weights_bps: [u16; 4]) -> Result<(), StakingError> {
        let conditions = NftConditions {
            weights_bps,
            max_nfts: MAX_NFTS,
            fee_bps: 1_000,
        };
        conditions.check(kind)
    }

    #[test]
    fn accepts_weights_at_their_limits_and_none_beyond() {
        let most = MAX_WEIGHT_BPS;
        for (kind, weights) in [
            (BOOST, [1, 0, 0, 0]),
            (BOOST, [most, 0, 0, 0]),
            (NOVA, [0, 1, 1, 1]),
            (NOVA, [most; 4]),
        ] {
            assert_eq!(check(kind, weights), Ok(()));
        }
        for (kind, weights) in [
            (BOOST, [0; 4]),
            (BOOST, [most + 1, 0, 0, 0]),
            (BOOST, [1, 0, 0, 1]),
            (NOVA, [0; 4]),
            (NOVA, [0, 1, 1, most + 1]),
            (NOVA, [2, 1, 3, 4]),
            (NOVA, [1, 2, 4, 3]),
        ] {
            assert_eq!(check(kind, weights), Err(StakingError::WeightsInvalid));
        }
        assert_eq!(check(2, [1, 0, 0, 0]), Err(StakingError::UnknownPoolKind));
    }

    #[test]
    fn refuses_too_many_nfts_and_a_fee_above_the_cap() {
        let refused = |max_nfts, fee_bps| {
            let conditions = NftConditions {
                weights_bps: [1, 0, 0, 0],
                max_nfts,
                fee_bps,
            };
            conditions.check(BOOST)
        };
        assert_eq!(refused(MAX_NFTS + 1, 0), Err(StakingError::TooManyNfts));
        assert_eq!(refused(0, 1_001), Err(StakingError::FeeAboveCap));
    }

    #[test]
    fn boost_offers_no_term_and_nova_three() {
        let boost = pool(BOOST, [10_000, 0, 0, 0]);
        let nova = pool(NOVA, [5_000, 10_000, 15_000, 20_000]);
        let weight = |pool: &NftPool, days| pool.offer(days).map(|offer| offer.weight_bps);
        assert_eq!(weight(&boost, 0), Ok(10_000));
        assert_eq!(
            [90, 180, 270].map(|days| weight(&nova, days)),
            [Ok(10_000), Ok(15_000), Ok(20_000)]
        );
        let refused = Err(StakingError::TermNotOffered);
        assert_eq!([90, 270, 1].map(|days| weight(&boost, days)), [refused; 3]);
        assert_eq!([0, 30, 91].map(|days| weight(&nova, days)), [refused; 3]);
        assert_eq!(nova.offer(90).unwrap().base_weight_bps, 5_000);
    }

    #[test]
    fn a_membership_takes_effect_after_the_delay_to_the_second() {
        let mut pool = pool(BOOST, [1, 0, 0, 0]);
        pool.propose_membership(collection(6), 1_000);
        pool.renew_membership(1_099);
        assert_eq!(pool.membership, collection(5));
        pool.renew_membership(1_100);
        assert_eq!(pool.membership, collection(6));
        assert_eq!(
            (pool.next_membership, pool.due_ts.get()),
            (Membership::NONE, 0)
        );
    }

    #[test]
    fn proposing_anew_waits_anew_and_proposing_what_holds_takes_it_back() {
        let mut pool = pool(BOOST, [1, 0, 0, 0]);
        pool.propose_membership(collection(6), 1_000);
        pool.propose_membership(collection(7), 1_099);
        pool.renew_membership(1_198);
        assert_eq!(pool.membership, collection(5));
        pool.propose_membership(collection(5), 1_198);
        pool.renew_membership(i64::MAX);
        assert_eq!(pool.membership, collection(5));
        // a membership that is due takes effect before the next is proposed
        pool.propose_membership(collection(6), 2_000);
        pool.propose_membership(collection(7), 2_100);
        assert_eq!(pool.membership, collection(6));
    }

    #[test]
    fn a_membership_names_a_collection_or_a_list() {
        let list = |leaves: u32, byte| Membership {
            kind: ALLOW_LIST,
            key: key(byte),
            leaves: leaves.into(),
        };
        assert_eq!(collection(1).check(), Ok(()));
        assert_eq!(list(1, 1).check(), Ok(()));
        assert_eq!(list(shared::merkle::MAX_LEAVES, 1).check(), Ok(()));
        let third = Membership {
            kind: 3,
            ..collection(1)
        };
        let counted = Membership {
            leaves: 1.into(),
            ..collection(1)
        };
        for wrong in [
            Membership::NONE,
            collection(0),
            list(0, 1),
            list(1, 0),
            list(shared::merkle::MAX_LEAVES + 1, 1),
            third,
            counted,
        ] {
            assert_eq!(wrong.check(), Err(StakingError::UnknownMembership));
        }
    }

    #[test]
    fn takes_as_many_nfts_as_it_may_and_wrong_books_keep_nobody_in() {
        let mut pool = pool(BOOST, [1, 0, 0, 0]);
        assert_eq!(pool.open_position(7), Ok(()));
        assert_eq!(pool.open_position(8), Ok(()));
        assert_eq!(pool.open_position(1), Err(StakingError::PoolFull));
        assert_eq!((pool.nfts.get(), pool.weight.get()), (2, 15));
        for _ in 0..3 {
            pool.release_nft(9);
            pool.forget_position();
        }
        assert_eq!((pool.nfts.get(), pool.weight.get()), (0, 0));
        assert_eq!(pool.open_positions.get(), 0);
    }

    #[test]
    fn a_fifth_stream_has_no_room() {
        let mut pool = pool(BOOST, [1, 0, 0, 0]);
        for _ in 0..5 {
            pool.push_stream(stream(1, 0));
        }
        assert_eq!(pool.stream_count, 4);
        assert!(pool.stream_mut(3).is_ok());
        assert_eq!(pool.stream_mut(4).err(), Some(StakingError::UnknownStream));
        assert_eq!(pool.bonus_stream(), None);
        pool.streams[2].kind = BONUS;
        assert_eq!(pool.bonus_stream(), Some(2));
    }
}
