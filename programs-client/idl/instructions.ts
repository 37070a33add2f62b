/** Programs and the instructions that holders sign. Generated from the IDLs: npm run programs:build. */
export const PROGRAMS = {
  "staking": {
    "address": "DZYfLAgiGBAa6TzJXrttZhbmnE3uR4JEiFmCy1VgjGCu",
    "instructions": {
      "stake": {
        "tag": "ceb0ca12c8d1b36c",
        "accounts": "pool position owner payer ownerToken mint principalVault rewardVault tokenProgram systemProgram",
        "args": "positionId:u64 amount:u64 termDays:u16 minRateBps:u16 minBaseRateBps:u16 maxFeeBps:u16"
      },
      "claim": {
        "tag": "3ec6d6c1d59f6cd2",
        "accounts": "pool position owner rentPayer ownerToken mint rewardVault tokenProgram",
        "args": "amount:u64"
      },
      "unstake": {
        "tag": "5a5f6b2acd7c32e1",
        "accounts": "pool position owner rentPayer ownerToken mint principalVault tokenProgram",
        "args": ""
      },
      "stakeNft": {
        "tag": "261b422e454197db",
        "accounts": "pool position checkIn owner payer ownerToken mint escrow metadata tokenProgram systemProgram",
        "args": "termDays:u16 minWeightBps:u16 minBaseWeightBps:u16 maxFeeBps:u16 listIndex:u32 listProof:proof"
      },
      "checkIn": {
        "tag": "d1fd04d9faf1cf32",
        "accounts": "pool position checkIn owner",
        "args": ""
      },
      "claimStream": {
        "tag": "9df7a4e2f09eb724",
        "accounts": "pool position owner rentPayer ownerToken mint vault tokenProgram",
        "args": "stream:u8 amount:u64"
      },
      "unstakeNft": {
        "tag": "11b618d3658a32a3",
        "accounts": "pool position checkIn owner rentPayer ownerToken mint escrow tokenProgram",
        "args": ""
      },
      "closeCheckIn": {
        "tag": "e81c8939f7586299",
        "accounts": "pool checkIn rentPayer",
        "args": ""
      }
    }
  },
  "drop": {
    "address": "4qrsQrrc9ZkQQjwvQvD5gHuqqZ2GTwaT2eGP2wLQNLtJ",
    "instructions": {
      "claimCoins": {
        "tag": "0175abb05f70f2be",
        "accounts": "campaign claimPage holder holderToken mint vault tokenProgram",
        "args": "index:u32 amount:u64 proof:proof"
      },
      "claimNft": {
        "tag": "06c1927830da4521",
        "accounts": "campaign claimPage gift holder holderToken mint escrow tokenProgram",
        "args": "index:u32 proof:proof"
      }
    }
  },
  "vesting": {
    "address": "EaqdgkmQJEfkvkhCyAavhJaAUtVCauA3FyLCK6MSz53",
    "instructions": {
      "claim": {
        "tag": "3ec6d6c1d59f6cd2",
        "accounts": "grant beneficiary rentPayer beneficiaryToken mint vault tokenProgram",
        "args": "amount:u64"
      },
      "proposeBeneficiary": {
        "tag": "f660bbe8a13e9953",
        "accounts": "grant beneficiary",
        "args": "newBeneficiary:pubkey"
      },
      "acceptBeneficiary": {
        "tag": "555b2860bca6a226",
        "accounts": "grant newBeneficiary",
        "args": ""
      }
    }
  }
} as const;
