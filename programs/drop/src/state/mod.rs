//! The layouts of the program's accounts, and the rules that need only the accounts and the time.
mod books;
mod campaign;
mod claim_page;
mod gift;
mod promise;
mod terms;
mod window;

pub use campaign::{expect_rent_payer, Campaign, COINS, NFTS};
pub use claim_page::ClaimPage;
pub use gift::Gift;
pub use terms::Terms;
