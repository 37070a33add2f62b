/** Programs and the instructions that authorities sign. Generated from the IDLs: npm run programs:build. */
export const DEED_PROGRAMS = {
  "staking": {
    "address": "DZYfLAgiGBAa6TzJXrttZhbmnE3uR4JEiFmCy1VgjGCu",
    "instructions": {
      "setConditions": {
        "tag": "1cab6117229ae83c",
        "accounts": "pool admin",
        "args": "ratesBps:u16x4 minStake:u64 maxStake:u64 feeBps:u16"
      },
      "setPaused": {
        "tag": "5b3c7dc0b0e1a6da",
        "accounts": "pool pauser",
        "args": "isPaused:bool"
      },
      "fund": {
        "tag": "dabc6fdd9871ae07",
        "accounts": "pool funder funderToken mint rewardVault tokenProgram",
        "args": "amount:u64"
      },
      "withdraw": {
        "tag": "b712469c946da122",
        "accounts": "pool admin vault destination mint tokenProgram",
        "args": "amount:u64"
      },
      "setNftConditions": {
        "tag": "6e4220b5824a63a0",
        "accounts": "pool admin",
        "args": "weightsBps:u16x4 maxNfts:u32 feeBps:u16"
      },
      "setNftPaused": {
        "tag": "172fe192168abec5",
        "accounts": "pool pauser",
        "args": "isPaused:bool"
      },
      "proposeMembership": {
        "tag": "b1344959a8d669d2",
        "accounts": "pool admin",
        "args": "kind:u8 key:pubkey leaves:u32"
      },
      "setStream": {
        "tag": "bd2dfe45391cb287",
        "accounts": "pool admin",
        "args": "stream:u8 rate:u64 endTs:i64 streakBps:u16x2"
      },
      "fundStream": {
        "tag": "9802f7f13408a0df",
        "accounts": "pool funder funderToken mint vault tokenProgram",
        "args": "stream:u8 amount:u64"
      },
      "withdrawStream": {
        "tag": "d3155a5cb9d6589d",
        "accounts": "pool admin vault destination mint tokenProgram",
        "args": "stream:u8 amount:u64"
      },
      "createCoinPool": {
        "tag": "01a190d9502957cf",
        "accounts": "pool creator payer mint principalVault rewardVault tokenProgram systemProgram",
        "args": "poolId:u16 ratesBps:u16x4 minStake:u64 maxStake:u64 feeBps:u16 pauser:pubkey funder:pubkey"
      },
      "createNftPool": {
        "tag": "097e8d85c7ec0ae5",
        "accounts": "pool creator payer systemProgram",
        "args": "poolId:u16 kind:u8 weightsBps:u16x4 maxNfts:u32 feeBps:u16 delaySeconds:u32 membershipKind:u8 membershipKey:pubkey membershipLeaves:u32 pauser:pubkey funder:pubkey"
      },
      "addStream": {
        "tag": "4b1759edbae4271b",
        "accounts": "pool admin payer mint vault tokenProgram systemProgram",
        "args": "kind:u8 rate:u64 endTs:i64 streakBps:u16x2"
      }
    }
  },
  "drop": {
    "address": "4qrsQrrc9ZkQQjwvQvD5gHuqqZ2GTwaT2eGP2wLQNLtJ",
    "instructions": {
      "createCoinCampaign": {
        "tag": "7c4614267fe19058",
        "accounts": "campaign creator payer mint vault tokenProgram systemProgram",
        "args": "campaignId:u32 root:hash beginTs:i64 endTs:i64 recipients:u32 supply:u32 totalGift:u64 pauser:pubkey funder:pubkey"
      },
      "createClaimPage": {
        "tag": "d24e55d6981a4044",
        "accounts": "campaign claimPage funder payer systemProgram",
        "args": "number:u16 promise:hash"
      },
      "fund": {
        "tag": "dabc6fdd9871ae07",
        "accounts": "campaign funder funderToken mint vault tokenProgram",
        "args": "amount:u64 promise:hash"
      },
      "openCampaign": {
        "tag": "9700c5632153c342",
        "accounts": "campaign admin",
        "args": ""
      },
      "returnCoins": {
        "tag": "4347c9f1ed494342",
        "accounts": "campaign authority rentPayer funderToken mint vault tokenProgram",
        "args": ""
      },
      "closeClaimPage": {
        "tag": "9094d417168a1c86",
        "accounts": "campaign claimPage authority rentPayer",
        "args": ""
      },
      "closeCampaign": {
        "tag": "41316e073feece4d",
        "accounts": "campaign authority rentPayer",
        "args": ""
      },
      "createNftCampaign": {
        "tag": "c4ec6f6cbcffa722",
        "accounts": "campaign creator payer tokenProgram systemProgram",
        "args": "campaignId:u32 root:hash beginTs:i64 endTs:i64 recipients:u32 pauser:pubkey funder:pubkey"
      },
      "depositNft": {
        "tag": "5de284a68d093065",
        "accounts": "campaign gift funder payer funderToken mint escrow tokenProgram systemProgram",
        "args": "number:u32 promise:hash"
      },
      "returnNft": {
        "tag": "e043d4f8482be901",
        "accounts": "campaign gift authority rentPayer funderToken mint escrow tokenProgram",
        "args": ""
      }
    }
  },
  "vesting": {
    "address": "EaqdgkmQJEfkvkhCyAavhJaAUtVCauA3FyLCK6MSz53",
    "instructions": {
      "createGrant": {
        "tag": "1377b0df2d8ee19c",
        "accounts": "grant creator payer creatorToken mint vault tokenProgram systemProgram",
        "args": "grantId:u64 beneficiary:pubkey amount:u64 startTs:i64 cliffTs:i64 endTs:i64 stepSeconds:u32 isRevocable:bool plan:hash"
      },
      "revoke": {
        "tag": "aa171f2285ad5df2",
        "accounts": "grant creator rentPayer creatorToken mint vault tokenProgram",
        "args": ""
      }
    }
  }
} as const;
