//! Events say enough to follow the books without reading accounts. Amounts are in base units, times
//! in seconds of the pool's clock.
use crate::state::Membership;
use pinocchio::Address;
use shared::integer::{I64, U16, U32, U64};

shared::events! {
    CoinPoolCreated {
        pool: Address,
        creator: Address,
        mint: Address,
        token_program: Address,
        principal_vault: Address,
        reward_vault: Address,
        pauser: Address,
        funder: Address,
        pool_id: U16,
        decimals: u8,
        rates_bps: [U16; 4],
        min_stake: U64,
        max_stake: U64,
        fee_bps: U16,
        ts: I64,
    }

    ConditionsSet {
        pool: Address,
        admin: Address,
        rates_bps: [U16; 4],
        min_stake: U64,
        max_stake: U64,
        fee_bps: U16,
        ts: I64,
    }

    RolesSet {
        pool: Address,
        admin: Address,
        pauser: Address,
        funder: Address,
        ts: I64,
    }

    AdminProposed {
        pool: Address,
        admin: Address,
        new_admin: Address,
        ts: I64,
    }

    AdminAccepted {
        pool: Address,
        old_admin: Address,
        new_admin: Address,
        ts: I64,
    }

    PausedSet {
        pool: Address,
        pauser: Address,
        is_paused: u8,
        ts: I64,
    }

    Funded {
        pool: Address,
        funder: Address,
        amount: U64,
        ts: I64,
    }

    Withdrawn {
        pool: Address,
        admin: Address,
        vault: Address,
        destination: Address,
        amount: U64,
        ts: I64,
    }

    Staked {
        pool: Address,
        position: Address,
        owner: Address,
        position_id: U64,
        principal: U64,
        reward_total: U64,
        term_days: U16,
        rate_bps: U16,
        base_rate_bps: U16,
        fee_bps: U16,
        ts: I64,
    }

    /// `amount` is gross and leaves the reservation; `paid` goes to the owner and the rest is the
    /// fee.
    Claimed {
        pool: Address,
        position: Address,
        owner: Address,
        amount: U64,
        paid: U64,
        ts: I64,
    }

    /// `released` leaves the reservation without being paid.
    Unstaked {
        pool: Address,
        position: Address,
        owner: Address,
        principal: U64,
        reward_total: U64,
        released: U64,
        ts: I64,
    }

    CoinPositionClosed {
        pool: Address,
        position: Address,
        owner: Address,
        rent_payer: Address,
        lamports: U64,
        ts: I64,
    }

    NftPoolCreated {
        pool: Address,
        creator: Address,
        pauser: Address,
        funder: Address,
        pool_id: U16,
        kind: u8,
        weights_bps: [U16; 4],
        max_nfts: U32,
        fee_bps: U16,
        delay_seconds: U32,
        membership: Membership,
        ts: I64,
    }

    NftConditionsSet {
        pool: Address,
        admin: Address,
        weights_bps: [U16; 4],
        max_nfts: U32,
        fee_bps: U16,
        ts: I64,
    }

    NftRolesSet {
        pool: Address,
        admin: Address,
        pauser: Address,
        funder: Address,
        ts: I64,
    }

    NftAdminProposed {
        pool: Address,
        admin: Address,
        new_admin: Address,
        ts: I64,
    }

    NftAdminAccepted {
        pool: Address,
        old_admin: Address,
        new_admin: Address,
        ts: I64,
    }

    NftPausedSet {
        pool: Address,
        pauser: Address,
        is_paused: u8,
        ts: I64,
    }

    /// A `due_ts` of 0 means that the last proposal was withdrawn.
    MembershipProposed {
        pool: Address,
        admin: Address,
        membership: Membership,
        due_ts: I64,
        ts: I64,
    }

    StreamAdded {
        pool: Address,
        admin: Address,
        mint: Address,
        token_program: Address,
        vault: Address,
        stream: u8,
        kind: u8,
        decimals: u8,
        rate: U64,
        streak_bps: [U16; 2],
        end_ts: I64,
        ts: I64,
    }

    StreamSet {
        pool: Address,
        admin: Address,
        stream: u8,
        rate: U64,
        streak_bps: [U16; 2],
        end_ts: I64,
        ts: I64,
    }

    StreamFunded {
        pool: Address,
        funder: Address,
        stream: u8,
        amount: U64,
        ts: I64,
    }

    StreamWithdrawn {
        pool: Address,
        admin: Address,
        destination: Address,
        stream: u8,
        amount: U64,
        ts: I64,
    }

    NftStaked {
        pool: Address,
        position: Address,
        owner: Address,
        mint: Address,
        term_days: U16,
        weight_bps: U16,
        base_weight_bps: U16,
        fee_bps: U16,
        ts: I64,
    }

    /// `bonus` is promised to the position from its pool's bonus stream.
    CheckedIn {
        pool: Address,
        mint: Address,
        owner: Address,
        day: U32,
        streak: U32,
        bonus: U64,
        ts: I64,
    }

    /// `amount` is gross and no longer owed; `paid` goes to the owner and the rest is the fee.
    StreamClaimed {
        pool: Address,
        position: Address,
        owner: Address,
        mint: Address,
        stream: u8,
        amount: U64,
        paid: U64,
        ts: I64,
    }

    /// For each stream, what is still owed and what was given up.
    NftUnstaked {
        pool: Address,
        position: Address,
        owner: Address,
        mint: Address,
        owed: [U64; 4],
        given_up: [U64; 4],
        ts: I64,
    }

    NftPositionClosed {
        pool: Address,
        position: Address,
        mint: Address,
        owner: Address,
        rent_payer: Address,
        lamports: U64,
        ts: I64,
    }

    CheckInClosed {
        pool: Address,
        mint: Address,
        rent_payer: Address,
        lamports: U64,
        ts: I64,
    }
}
