//! Layouts of the program's accounts, and the rules that need nothing but them and the time.
mod campaign;
mod claim_page;
mod gift;

pub use campaign::{expect_rent_payer, Campaign, Terms, COINS, NFTS};
pub use claim_page::ClaimPage;
pub use gift::Gift;
