//! Finds the instruction by its discriminator, and does nothing else.
#[allow(unused_imports)]
// accounts and events are only listed for the IDL, which is made on the host
use crate::{
    error::DropError,
    events::*,
    state::{Campaign, ClaimPage, Gift},
};

shared::program! {
    drop
    instructions {
        create_coin_campaign,
        create_nft_campaign,
        set_pauser,
        propose_admin,
        accept_admin,
        set_paused,
        create_claim_page,
        fund,
        deposit_nft,
        open_campaign,
        claim_coins,
        claim_nft,
        return_coins,
        return_nft,
        close_claim_page,
        close_campaign,
    }
    accounts { Campaign, ClaimPage, Gift }
    events {
        CampaignCreated,
        PauserSet,
        AdminProposed,
        AdminAccepted,
        PausedSet,
        ClaimPageCreated,
        Funded,
        NftDeposited,
        CampaignOpened,
        CoinsClaimed,
        NftClaimed,
        CoinsReturned,
        NftReturned,
        ClaimPageClosed,
        CampaignClosed,
    }
    errors DropError
}
