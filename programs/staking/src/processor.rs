//! Finds the instruction by its discriminator, and does nothing else.
#[allow(unused_imports)]
// accounts and events are only listed for the IDL, which is made on the host
use crate::{
    error::StakingError,
    events::*,
    state::{
        CheckIn, CoinPool, CoinPosition, Membership, NftPool, NftPosition, NftReward, NftStream,
    },
};

shared::program! {
    staking
    instructions {
        create_coin_pool,
        set_conditions,
        set_roles,
        propose_admin,
        accept_admin,
        set_paused,
        fund,
        withdraw,
        stake,
        claim,
        unstake,
        create_nft_pool,
        set_nft_conditions,
        set_nft_roles,
        propose_nft_admin,
        accept_nft_admin,
        set_nft_paused,
        propose_membership,
        add_stream,
        set_stream,
        fund_stream,
        withdraw_stream,
        stake_nft,
        check_in,
        claim_stream,
        unstake_nft,
        close_check_in,
    }
    accounts { CoinPool, CoinPosition, NftPool, NftPosition, CheckIn }
    parts { NftStream, NftReward, Membership }
    events {
        CoinPoolCreated,
        ConditionsSet,
        RolesSet,
        AdminProposed,
        AdminAccepted,
        PausedSet,
        Funded,
        Withdrawn,
        Staked,
        Claimed,
        Unstaked,
        CoinPositionClosed,
        NftPoolCreated,
        NftConditionsSet,
        NftRolesSet,
        NftAdminProposed,
        NftAdminAccepted,
        NftPausedSet,
        MembershipProposed,
        StreamAdded,
        StreamSet,
        StreamFunded,
        StreamWithdrawn,
        NftStaked,
        CheckedIn,
        StreamClaimed,
        NftUnstaked,
        NftPositionClosed,
        CheckInClosed,
    }
    errors StakingError
}
