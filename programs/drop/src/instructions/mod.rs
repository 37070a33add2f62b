//! One file per instruction, in this order: accounts and arguments, checks, state, transfer, event.
pub mod accept_admin;
pub mod claim_coins;
pub mod claim_nft;
pub mod close_campaign;
pub mod close_claim_page;
pub mod create_claim_page;
pub mod create_coin_campaign;
pub mod create_nft_campaign;
pub mod deposit_nft;
pub mod fund;
pub mod open_campaign;
pub mod propose_admin;
pub mod return_coins;
pub mod return_nft;
pub mod set_paused;
pub mod set_pauser;
