//! Events say enough to follow the books without reading accounts. Amounts are in base units, times
//! in seconds of the campaign's clock.
use pinocchio::Address;
use shared::{
    integer::{I64, U16, U32, U64},
    merkle::Hash,
};

shared::events! {
    /// `mint` and `vault` are the default key if the campaign gives NFTs.
    CampaignCreated {
        campaign: Address,
        creator: Address,
        pauser: Address,
        funder: Address,
        mint: Address,
        token_program: Address,
        vault: Address,
        root: Hash,
        campaign_id: U32,
        kind: u8,
        decimals: u8,
        begin_ts: I64,
        end_ts: I64,
        recipients: U32,
        supply: U32,
        total_gift: U64,
        ts: I64,
    }

    PauserSet {
        campaign: Address,
        admin: Address,
        pauser: Address,
        ts: I64,
    }

    AdminProposed {
        campaign: Address,
        admin: Address,
        new_admin: Address,
        ts: I64,
    }

    AdminAccepted {
        campaign: Address,
        old_admin: Address,
        new_admin: Address,
        ts: I64,
    }

    PausedSet {
        campaign: Address,
        pauser: Address,
        is_paused: u8,
        ts: I64,
    }

    ClaimPageCreated {
        campaign: Address,
        claim_page: Address,
        funder: Address,
        rent_payer: Address,
        number: U16,
        ts: I64,
    }

    Funded {
        campaign: Address,
        funder: Address,
        amount: U64,
        ts: I64,
    }

    NftDeposited {
        campaign: Address,
        gift: Address,
        funder: Address,
        rent_payer: Address,
        mint: Address,
        number: U32,
        ts: I64,
    }

    CampaignOpened {
        campaign: Address,
        admin: Address,
        deposited: U64,
        ts: I64,
    }

    CoinsClaimed {
        campaign: Address,
        holder: Address,
        index: U32,
        amount: U64,
        ts: I64,
    }

    NftClaimed {
        campaign: Address,
        gift: Address,
        holder: Address,
        mint: Address,
        index: U32,
        ts: I64,
    }

    /// `lamports` is the rent of the closed vault, or 0 if its payer could not receive it.
    CoinsReturned {
        campaign: Address,
        authority: Address,
        destination: Address,
        rent_payer: Address,
        amount: U64,
        lamports: U64,
        ts: I64,
    }

    /// `amount` is 0 if the gift was taken; `lamports` is the rent of the gift and its escrow.
    NftReturned {
        campaign: Address,
        gift: Address,
        authority: Address,
        mint: Address,
        destination: Address,
        rent_payer: Address,
        number: U32,
        amount: U64,
        lamports: U64,
        ts: I64,
    }

    ClaimPageClosed {
        campaign: Address,
        claim_page: Address,
        authority: Address,
        rent_payer: Address,
        number: U16,
        lamports: U64,
        ts: I64,
    }

    CampaignClosed {
        campaign: Address,
        authority: Address,
        rent_payer: Address,
        claimed_count: U32,
        claimed_gift: U64,
        lamports: U64,
        ts: I64,
    }
}
