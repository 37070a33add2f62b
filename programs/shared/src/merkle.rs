//! Merkle trees over numbered places. A proof leads from one place to the root: the bits of the
//! place's number say on which side each sibling is, so a proof holds for that number only.
//! Leaves and nodes are hashed with different prefixes, so that no node can pass for a leaf.
use crate::arguments::Argument;
use pinocchio::error::ProgramError;

pub type Hash = [u8; 32];

/// The number of places a tree may have. The proof, 20 siblings, still fits into a transaction.
pub const MAX_LEAVES: u32 = 1 << MAX_DEPTH;
const MAX_DEPTH: u32 = 20;

const LEAF: &[u8] = &[0];
const NODE: &[u8] = &[1];

/// The siblings from the leaf's own up to those below the root, read in place: borsh's
/// `Vec<[u8; 32]>`.
#[derive(Clone, Copy)]
pub struct Proof<'a>(&'a [u8]);

impl<'a> Argument<'a> for Proof<'a> {
    #[inline(always)]
    fn take(bytes: &mut &'a [u8]) -> Result<Self, ProgramError> {
        let depth = u32::take(bytes)?;
        let siblings = if depth <= MAX_DEPTH {
            bytes.split_at_checked(depth as usize * size_of::<Hash>())
        } else {
            None
        };
        let (siblings, rest) = siblings.ok_or(ProgramError::InvalidInstructionData)?;
        *bytes = rest;
        Ok(Self(siblings))
    }
}

impl Proof<'_> {
    #[inline(always)]
    pub fn depth(&self) -> u32 {
        (self.0.len() / size_of::<Hash>()) as u32
    }

    /// Whether `leaf` is at place `index` of the tree that has `leaves` places and this `root`.
    #[inline(always)]
    pub fn shows(&self, root: &Hash, leaves: u32, index: u32, leaf: Hash) -> bool {
        index < leaves && self.depth() == depth(leaves) && self.root(index, leaf) == *root
    }

    #[inline(always)]
    fn root(&self, index: u32, leaf: Hash) -> Hash {
        let mut place = index;
        let mut hash = leaf;
        for sibling in self.0.chunks_exact(size_of::<Hash>()) {
            hash = if place & 1 == 0 {
                sha256(&[NODE, &hash, sibling])
            } else {
                sha256(&[NODE, sibling, &hash])
            };
            place >>= 1;
        }
        hash
    }
}

/// The number of siblings on the way from a leaf to the root. A tree is filled up to the next power
/// of two with places whose hash is zero, which no content hashes to.
#[inline(always)]
pub const fn depth(leaves: u32) -> u32 {
    u32::BITS - leaves.saturating_sub(1).leading_zeros()
}

/// The hash of a leaf with these contents, in this order. Their lengths have to be fixed, and they
/// have to name the program and the tree: otherwise a leaf of one tree would be a leaf of another.
#[inline(always)]
pub fn leaf<const N: usize>(contents: [&[u8]; N]) -> Hash {
    const { assert!(N < MAX_PARTS) };
    let mut parts = [LEAF; MAX_PARTS];
    for (part, content) in parts.iter_mut().skip(1).zip(contents) {
        *part = content;
    }
    sha256(parts.get(..N + 1).unwrap_or_default())
}

const MAX_PARTS: usize = 8;

/// SHA-256 of the parts, joined in this order.
#[inline(always)]
pub fn sha256(parts: &[&[u8]]) -> Hash {
    #[cfg(any(target_os = "solana", target_arch = "bpf"))]
    {
        let mut hash = core::mem::MaybeUninit::<Hash>::uninit();
        // SAFETY: the slices are alive for the call, which writes all 32 bytes or aborts
        unsafe {
            pinocchio::syscalls::sol_sha256(
                parts.as_ptr().cast(),
                parts.len() as u64,
                hash.as_mut_ptr().cast(),
            );
            hash.assume_init()
        }
    }
    #[cfg(not(any(target_os = "solana", target_arch = "bpf")))]
    {
        let mut hasher = sha2_const_stable::Sha256::new();
        for part in parts {
            hasher = hasher.update(part);
        }
        hasher.finalize()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const EMPTY: Hash = [0; 32];

    fn leaves(count: u32) -> Vec<Hash> {
        let leaf_of = |number: u32| leaf([b"tree", &number.to_le_bytes()]);
        (0..count).map(leaf_of).collect()
    }

    /// Levels from the leaves, filled up with empty places, to the root.
    fn levels(leaves: &[Hash]) -> Vec<Vec<Hash>> {
        let mut level = leaves.to_vec();
        level.resize(leaves.len().next_power_of_two(), EMPTY);
        let mut levels = vec![level];
        while let [.., last] = &levels[..] {
            if last.len() == 1 {
                break;
            }
            let next = last
                .chunks_exact(2)
                .map(|pair| sha256(&[NODE, &pair[0], &pair[1]]));
            levels.push(next.collect());
        }
        levels
    }

    fn siblings(levels: &[Vec<Hash>], index: u32) -> Vec<Hash> {
        let below_root = levels.iter().take(levels.len() - 1).enumerate();
        below_root
            .map(|(height, level)| level[(index as usize >> height) ^ 1])
            .collect()
    }

    fn shows(siblings: &[Hash], root: &Hash, leaves: u32, index: u32, leaf: Hash) -> bool {
        Proof(&siblings.concat()).shows(root, leaves, index, leaf)
    }

    #[test]
    fn hashes_as_sha256_does() {
        let known = [
            0xba, 0x78, 0x16, 0xbf, 0x8f, 0x01, 0xcf, 0xea, 0x41, 0x41, 0x40, 0xde, 0x5d, 0xae,
            0x22, 0x23, 0xb0, 0x03, 0x61, 0xa3, 0x96, 0x17, 0x7a, 0x9c, 0xb4, 0x10, 0xff, 0x61,
            0xf2, 0x00, 0x15, 0xad,
        ];
        assert_eq!(sha256(&[b"a", b"", b"bc"]), known);
    }

    #[test]
    fn a_tree_is_as_deep_as_its_places_need() {
        let depths = [
            (0, 0),
            (1, 0),
            (2, 1),
            (3, 2),
            (4, 2),
            (5, 3),
            (8_192, 13),
            (8_193, 14),
        ];
        for (leaves, expected) in depths {
            assert_eq!(depth(leaves), expected, "{leaves}");
        }
        assert_eq!(depth(1_000_000), 20);
        assert_eq!(depth(MAX_LEAVES), MAX_DEPTH);
        assert_eq!(depth(MAX_LEAVES + 1), MAX_DEPTH + 1);
    }

    #[test]
    fn the_root_of_one_place_is_its_leaf() {
        let leaf = leaves(1)[0];
        assert!(shows(&[], &leaf, 1, 0, leaf));
        assert!(!shows(&[], &leaf, 1, 1, leaf));
        assert!(!shows(&[leaf], &leaf, 1, 0, leaf));
    }

    #[test]
    fn a_node_does_not_pass_for_a_leaf() {
        let all = leaves(4);
        let levels = levels(&all);
        let root = levels[2][0];
        // an inner node with the rest of its proof, in a tree that claims to be one level lower
        assert!(!shows(&[levels[1][1]], &root, 4, 0, levels[1][0]));
        // the node's own preimage, hashed as a leaf
        let forged = leaf([&all[0], &all[1]]);
        assert!(!shows(&[levels[1][1]], &root, 2, 0, forged));
    }

    #[test]
    fn an_empty_place_is_nobodys() {
        let levels = levels(&leaves(5));
        let root = levels[3][0];
        let proof = siblings(&levels, 5);
        assert!(!shows(&proof, &root, 5, 5, EMPTY));
        assert!(!shows(
            &proof,
            &root,
            5,
            5,
            leaf([b"tree", &5u32.to_le_bytes()])
        ));
    }

    #[test]
    fn reads_a_proof_to_the_last_byte_and_no_deeper_than_a_tree() {
        let mut bytes: &[u8] = &[&[2, 0, 0, 0][..], &[7; 64], &[9]].concat();
        assert_eq!(Proof::take(&mut bytes).map(|proof| proof.depth()), Ok(2));
        assert_eq!(bytes, [9]);
        for (count, length) in [(2u32, 63), (21, 21 * 32), (u32::MAX, 64)] {
            let bytes = [&count.to_le_bytes()[..], &vec![0; length]].concat();
            assert!(Proof::take(&mut &bytes[..]).is_err(), "{count}");
        }
        assert!(Proof::take(&mut &[0u8; 3][..]).is_err());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]
        #[test]
        fn every_place_is_shown_by_its_own_proof_and_by_no_other(
            count in 1u32..300, pick: u32, other: u32, bit in 0usize..256,
        ) {
            let all = leaves(count);
            let levels = levels(&all);
            let root = levels[levels.len() - 1][0];
            let (index, other) = (pick % count, other % count);
            let proof = siblings(&levels, index);
            let own = all[index as usize];
            prop_assert!(shows(&proof, &root, count, index, own));
            prop_assert_eq!(shows(&proof, &root, count, other, own), other == index);
            prop_assert_eq!(shows(&proof, &root, count, index, all[other as usize]), other == index);
            prop_assert!(!shows(&proof, &root, count, index + (1 << proof.len()), own));
            for height in 0..proof.len() {
                let mut broken = proof.clone();
                broken[height][bit / 8] ^= 1 << (bit % 8);
                prop_assert!(!shows(&broken, &root, count, index, own));
            }
            let mut longer = proof.clone();
            longer.push(EMPTY);
            prop_assert!(!shows(&longer, &root, count, index, own));
        }
    }
}
