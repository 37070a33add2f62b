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
      }
    }
  }
} as const;
