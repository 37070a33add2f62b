//! The layouts of the program's accounts, and the rules that need only the accounts and the time.
pub mod check_in;
pub mod coin_pool;
pub mod coin_position;
pub mod nft_pool;
pub mod nft_position;
pub mod nft_stream;

pub use check_in::CheckIn;
pub use coin_pool::{CoinPool, Conditions};
pub use coin_position::CoinPosition;
pub use nft_pool::{Membership, NftConditions, NftPool};
pub use nft_position::{NftPosition, NftReward};
pub use nft_stream::NftStream;
