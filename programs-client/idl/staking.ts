/** The IDL of staking.json as Anchor's Program type takes it. Generated: npm run programs:build. */
export type Staking = {
  "address": "DZYfLAgiGBAa6TzJXrttZhbmnE3uR4JEiFmCy1VgjGCu",
  "metadata": {
    "name": "staking",
    "version": "0.1.0",
    "spec": "0.1.0",
    "description": "Coin pools: lock a coin for a term, be paid in the same coin"
  },
  "instructions": [
    {
      "name": "createCoinPool",
      "docs": [
        "Creates a pool and its two vaults. The creator becomes its admin."
      ],
      "discriminator": [
        1,
        161,
        144,
        217,
        80,
        41,
        87,
        207
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "creator",
          "signer": true
        },
        {
          "name": "payer",
          "writable": true,
          "signer": true
        },
        {
          "name": "mint"
        },
        {
          "name": "principalVault",
          "writable": true
        },
        {
          "name": "rewardVault",
          "writable": true
        },
        {
          "name": "tokenProgram"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "poolId",
          "type": "u16"
        },
        {
          "name": "ratesBps",
          "type": {
            "array": [
              "u16",
              4
            ]
          }
        },
        {
          "name": "minStake",
          "type": "u64"
        },
        {
          "name": "maxStake",
          "type": "u64"
        },
        {
          "name": "feeBps",
          "type": "u16"
        },
        {
          "name": "pauser",
          "type": "pubkey"
        },
        {
          "name": "funder",
          "type": "pubkey"
        }
      ]
    },
    {
      "name": "setConditions",
      "docs": [
        "Sets the conditions for new positions. Open positions keep theirs."
      ],
      "discriminator": [
        28,
        171,
        97,
        23,
        34,
        154,
        232,
        60
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "ratesBps",
          "type": {
            "array": [
              "u16",
              4
            ]
          }
        },
        {
          "name": "minStake",
          "type": "u64"
        },
        {
          "name": "maxStake",
          "type": "u64"
        },
        {
          "name": "feeBps",
          "type": "u16"
        }
      ]
    },
    {
      "name": "setRoles",
      "docs": [
        "Names the pauser and the funder."
      ],
      "discriminator": [
        119,
        86,
        129,
        161,
        55,
        23,
        250,
        12
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "pauser",
          "type": "pubkey"
        },
        {
          "name": "funder",
          "type": "pubkey"
        }
      ]
    },
    {
      "name": "proposeAdmin",
      "docs": [
        "Proposes a new admin, who has to accept. Proposing the default key withdraws the proposal."
      ],
      "discriminator": [
        121,
        214,
        199,
        212,
        87,
        39,
        117,
        234
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "newAdmin",
          "type": "pubkey"
        }
      ]
    },
    {
      "name": "acceptAdmin",
      "docs": [
        "Makes the key that was proposed, which has to sign, the admin."
      ],
      "discriminator": [
        112,
        42,
        45,
        90,
        116,
        181,
        13,
        170
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "newAdmin",
          "signer": true
        }
      ],
      "args": []
    },
    {
      "name": "setPaused",
      "docs": [
        "Stops or resumes `stake`. No other instruction can be paused."
      ],
      "discriminator": [
        91,
        60,
        125,
        192,
        176,
        225,
        166,
        218
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "pauser",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "isPaused",
          "type": "bool"
        }
      ]
    },
    {
      "name": "fund",
      "docs": [
        "Pays coins into the reward vault."
      ],
      "discriminator": [
        218,
        188,
        111,
        221,
        152,
        113,
        174,
        7
      ],
      "accounts": [
        {
          "name": "pool"
        },
        {
          "name": "funder",
          "signer": true
        },
        {
          "name": "funderToken",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "rewardVault",
          "writable": true
        },
        {
          "name": "tokenProgram"
        }
      ],
      "args": [
        {
          "name": "amount",
          "type": "u64"
        }
      ]
    },
    {
      "name": "withdraw",
      "docs": [
        "Takes what the books do not owe from one of the two vaults."
      ],
      "discriminator": [
        183,
        18,
        70,
        156,
        148,
        109,
        161,
        34
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        },
        {
          "name": "vault",
          "writable": true
        },
        {
          "name": "destination",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "tokenProgram"
        }
      ],
      "args": [
        {
          "name": "amount",
          "type": "u64"
        }
      ]
    },
    {
      "name": "stake",
      "docs": [
        "Locks `amount` for a term at the current rates, and reserves the whole reward. The last",
        "three arguments are the conditions that the holder saw; worse ones are refused."
      ],
      "discriminator": [
        206,
        176,
        202,
        18,
        200,
        209,
        179,
        108
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "position",
          "writable": true
        },
        {
          "name": "owner",
          "signer": true
        },
        {
          "name": "payer",
          "writable": true,
          "signer": true
        },
        {
          "name": "ownerToken",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "principalVault",
          "writable": true
        },
        {
          "name": "rewardVault"
        },
        {
          "name": "tokenProgram"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "positionId",
          "type": "u64"
        },
        {
          "name": "amount",
          "type": "u64"
        },
        {
          "name": "termDays",
          "type": "u16"
        },
        {
          "name": "minRateBps",
          "type": "u16"
        },
        {
          "name": "minBaseRateBps",
          "type": "u16"
        },
        {
          "name": "maxFeeBps",
          "type": "u16"
        }
      ]
    },
    {
      "name": "claim",
      "docs": [
        "Pays `amount` of what is due. The amount is gross; the largest u64 asks for all of it. This",
        "is never paused."
      ],
      "discriminator": [
        62,
        198,
        214,
        193,
        213,
        159,
        108,
        210
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "position",
          "writable": true
        },
        {
          "name": "owner",
          "signer": true
        },
        {
          "name": "rentPayer",
          "writable": true
        },
        {
          "name": "ownerToken",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "rewardVault",
          "writable": true
        },
        {
          "name": "tokenProgram"
        }
      ],
      "args": [
        {
          "name": "amount",
          "type": "u64"
        }
      ]
    },
    {
      "name": "unstake",
      "docs": [
        "Returns the principal. What has accrued can still be claimed. This can be done at any time,",
        "is never paused, and needs no reward account."
      ],
      "discriminator": [
        90,
        95,
        107,
        42,
        205,
        124,
        50,
        225
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "position",
          "writable": true
        },
        {
          "name": "owner",
          "signer": true
        },
        {
          "name": "rentPayer",
          "writable": true
        },
        {
          "name": "ownerToken",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "principalVault",
          "writable": true
        },
        {
          "name": "tokenProgram"
        }
      ],
      "args": []
    },
    {
      "name": "createNftPool",
      "docs": [
        "Creates an NFT pool without streams. The creator becomes its admin, and its membership takes",
        "effect at once."
      ],
      "discriminator": [
        9,
        126,
        141,
        133,
        199,
        236,
        10,
        229
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "creator",
          "signer": true
        },
        {
          "name": "payer",
          "writable": true,
          "signer": true
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "poolId",
          "type": "u16"
        },
        {
          "name": "kind",
          "type": "u8"
        },
        {
          "name": "weightsBps",
          "type": {
            "array": [
              "u16",
              4
            ]
          }
        },
        {
          "name": "maxNfts",
          "type": "u32"
        },
        {
          "name": "feeBps",
          "type": "u16"
        },
        {
          "name": "delaySeconds",
          "type": "u32"
        },
        {
          "name": "membershipKind",
          "type": "u8"
        },
        {
          "name": "membershipKey",
          "type": "pubkey"
        },
        {
          "name": "membershipLeaves",
          "type": "u32"
        },
        {
          "name": "pauser",
          "type": "pubkey"
        },
        {
          "name": "funder",
          "type": "pubkey"
        }
      ]
    },
    {
      "name": "setNftConditions",
      "docs": [
        "Sets the conditions for new positions of an NFT pool. Open positions keep theirs."
      ],
      "discriminator": [
        110,
        66,
        32,
        181,
        130,
        74,
        99,
        160
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "weightsBps",
          "type": {
            "array": [
              "u16",
              4
            ]
          }
        },
        {
          "name": "maxNfts",
          "type": "u32"
        },
        {
          "name": "feeBps",
          "type": "u16"
        }
      ]
    },
    {
      "name": "setNftRoles",
      "docs": [
        "Names the pauser and the funder of an NFT pool."
      ],
      "discriminator": [
        52,
        55,
        37,
        222,
        18,
        236,
        118,
        201
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "pauser",
          "type": "pubkey"
        },
        {
          "name": "funder",
          "type": "pubkey"
        }
      ]
    },
    {
      "name": "proposeNftAdmin",
      "docs": [
        "Proposes a new admin of an NFT pool, who has to accept. Proposing the default key withdraws",
        "the proposal."
      ],
      "discriminator": [
        110,
        39,
        18,
        207,
        67,
        250,
        23,
        223
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "newAdmin",
          "type": "pubkey"
        }
      ]
    },
    {
      "name": "acceptNftAdmin",
      "docs": [
        "Makes the key that was proposed, which has to sign, the admin of an NFT pool."
      ],
      "discriminator": [
        2,
        164,
        131,
        57,
        227,
        201,
        223,
        150
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "newAdmin",
          "signer": true
        }
      ],
      "args": []
    },
    {
      "name": "setNftPaused",
      "docs": [
        "Stops or resumes `stake_nft`. No other instruction can be paused."
      ],
      "discriminator": [
        23,
        47,
        225,
        146,
        22,
        138,
        190,
        197
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "pauser",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "isPaused",
          "type": "bool"
        }
      ]
    },
    {
      "name": "proposeMembership",
      "docs": [
        "Proposes which NFTs may come in once the pool's delay has passed. NFTs in the pool are not",
        "affected. Proposing the present membership withdraws the proposal."
      ],
      "discriminator": [
        177,
        52,
        73,
        89,
        168,
        214,
        105,
        210
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "kind",
          "type": "u8"
        },
        {
          "name": "key",
          "type": "pubkey"
        },
        {
          "name": "leaves",
          "type": "u32"
        }
      ]
    },
    {
      "name": "addStream",
      "docs": [
        "Adds a stream and its vault. The NFTs in the pool earn it from now on."
      ],
      "discriminator": [
        75,
        23,
        89,
        237,
        186,
        228,
        39,
        27
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        },
        {
          "name": "payer",
          "writable": true,
          "signer": true
        },
        {
          "name": "mint"
        },
        {
          "name": "vault",
          "writable": true
        },
        {
          "name": "tokenProgram"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "kind",
          "type": "u8"
        },
        {
          "name": "rate",
          "type": "u64"
        },
        {
          "name": "endTs",
          "type": "i64"
        },
        {
          "name": "streakBps",
          "type": {
            "array": [
              "u16",
              2
            ]
          }
        }
      ]
    },
    {
      "name": "setStream",
      "docs": [
        "Sets what a stream pays from now on, and until when. What has accrued is kept."
      ],
      "discriminator": [
        189,
        45,
        254,
        69,
        57,
        28,
        178,
        135
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "stream",
          "type": "u8"
        },
        {
          "name": "rate",
          "type": "u64"
        },
        {
          "name": "endTs",
          "type": "i64"
        },
        {
          "name": "streakBps",
          "type": {
            "array": [
              "u16",
              2
            ]
          }
        }
      ]
    },
    {
      "name": "fundStream",
      "docs": [
        "Pays coins into the vault of a stream."
      ],
      "discriminator": [
        152,
        2,
        247,
        241,
        52,
        8,
        160,
        223
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "funder",
          "signer": true
        },
        {
          "name": "funderToken",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "vault",
          "writable": true
        },
        {
          "name": "tokenProgram"
        }
      ],
      "args": [
        {
          "name": "stream",
          "type": "u8"
        },
        {
          "name": "amount",
          "type": "u64"
        }
      ]
    },
    {
      "name": "withdrawStream",
      "docs": [
        "Takes what nobody has earned so far from the vault of a stream."
      ],
      "discriminator": [
        211,
        21,
        90,
        92,
        185,
        214,
        88,
        157
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        },
        {
          "name": "vault",
          "writable": true
        },
        {
          "name": "destination",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "tokenProgram"
        }
      ],
      "args": [
        {
          "name": "stream",
          "type": "u8"
        },
        {
          "name": "amount",
          "type": "u64"
        }
      ]
    },
    {
      "name": "stakeNft",
      "docs": [
        "Takes an NFT into escrow at the current weights. The three arguments after the term are the",
        "conditions that the holder saw; worse ones are refused. The place and the proof are read only if the pool has an allow-list."
      ],
      "discriminator": [
        38,
        27,
        66,
        46,
        69,
        65,
        151,
        219
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "position",
          "writable": true
        },
        {
          "name": "checkIn",
          "writable": true
        },
        {
          "name": "owner",
          "signer": true
        },
        {
          "name": "payer",
          "writable": true,
          "signer": true
        },
        {
          "name": "ownerToken",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "escrow",
          "writable": true
        },
        {
          "name": "metadata"
        },
        {
          "name": "tokenProgram"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "termDays",
          "type": "u16"
        },
        {
          "name": "minWeightBps",
          "type": "u16"
        },
        {
          "name": "minBaseWeightBps",
          "type": "u16"
        },
        {
          "name": "maxFeeBps",
          "type": "u16"
        },
        {
          "name": "listIndex",
          "type": "u32"
        },
        {
          "name": "listProof",
          "type": {
            "vec": {
              "array": [
                "u8",
                32
              ]
            }
          }
        }
      ]
    },
    {
      "name": "checkIn",
      "docs": [
        "Checks an NFT in for the current day in Korea, if it came in before that day began. If that",
        "day is already counted, nothing happens and no event is logged, so that one NFT does not",
        "make the others in a transaction fail. This is never paused."
      ],
      "discriminator": [
        209,
        253,
        4,
        217,
        250,
        241,
        207,
        50
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "position",
          "writable": true
        },
        {
          "name": "checkIn",
          "writable": true
        },
        {
          "name": "owner",
          "signer": true
        }
      ],
      "args": []
    },
    {
      "name": "claimStream",
      "docs": [
        "Pays `amount` of what a stream owes to a position. The amount is gross; the largest u64 asks",
        "for all of it. This is never paused."
      ],
      "discriminator": [
        157,
        247,
        164,
        226,
        240,
        158,
        183,
        36
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "position",
          "writable": true
        },
        {
          "name": "owner",
          "signer": true
        },
        {
          "name": "rentPayer",
          "writable": true
        },
        {
          "name": "ownerToken",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "vault",
          "writable": true
        },
        {
          "name": "tokenProgram"
        }
      ],
      "args": [
        {
          "name": "stream",
          "type": "u8"
        },
        {
          "name": "amount",
          "type": "u64"
        }
      ]
    },
    {
      "name": "unstakeNft",
      "docs": [
        "Returns the NFT. What it earned can still be claimed, unless the NFT leaves before the end",
        "of its term: then all that was not claimed is given up. This can be done at any time, is",
        "never paused, and needs no account of a stream."
      ],
      "discriminator": [
        17,
        182,
        24,
        211,
        101,
        138,
        50,
        163
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "position",
          "writable": true
        },
        {
          "name": "checkIn",
          "writable": true
        },
        {
          "name": "owner",
          "signer": true
        },
        {
          "name": "rentPayer",
          "writable": true
        },
        {
          "name": "ownerToken",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "escrow",
          "writable": true
        },
        {
          "name": "tokenProgram"
        }
      ],
      "args": []
    },
    {
      "name": "closeCheckIn",
      "docs": [
        "Closes a check-in record once a new record would be worth as much, and returns its rent to",
        "the key that paid it. Anybody may do this."
      ],
      "discriminator": [
        232,
        28,
        137,
        57,
        247,
        88,
        98,
        153
      ],
      "accounts": [
        {
          "name": "pool",
          "writable": true
        },
        {
          "name": "checkIn",
          "writable": true
        },
        {
          "name": "rentPayer",
          "writable": true
        }
      ],
      "args": []
    }
  ],
  "accounts": [
    {
      "name": "coinPool",
      "discriminator": [
        196,
        118,
        86,
        57,
        43,
        81,
        70,
        125
      ]
    },
    {
      "name": "coinPosition",
      "discriminator": [
        14,
        52,
        32,
        252,
        227,
        102,
        105,
        148
      ]
    },
    {
      "name": "nftPool",
      "discriminator": [
        64,
        127,
        161,
        167,
        15,
        15,
        152,
        86
      ]
    },
    {
      "name": "nftPosition",
      "discriminator": [
        91,
        244,
        89,
        214,
        250,
        195,
        212,
        147
      ]
    },
    {
      "name": "checkIn",
      "discriminator": [
        16,
        127,
        31,
        218,
        222,
        207,
        180,
        33
      ]
    }
  ],
  "events": [
    {
      "name": "coinPoolCreated",
      "discriminator": [
        102,
        96,
        172,
        124,
        179,
        71,
        159,
        249
      ]
    },
    {
      "name": "conditionsSet",
      "discriminator": [
        234,
        231,
        243,
        32,
        49,
        102,
        96,
        100
      ]
    },
    {
      "name": "rolesSet",
      "discriminator": [
        214,
        13,
        236,
        87,
        106,
        220,
        125,
        38
      ]
    },
    {
      "name": "adminProposed",
      "discriminator": [
        129,
        249,
        226,
        227,
        199,
        82,
        110,
        243
      ]
    },
    {
      "name": "adminAccepted",
      "discriminator": [
        174,
        12,
        76,
        139,
        158,
        99,
        110,
        254
      ]
    },
    {
      "name": "pausedSet",
      "discriminator": [
        171,
        125,
        127,
        156,
        233,
        81,
        68,
        66
      ]
    },
    {
      "name": "funded",
      "discriminator": [
        67,
        84,
        56,
        88,
        192,
        12,
        201,
        177
      ]
    },
    {
      "name": "withdrawn",
      "discriminator": [
        20,
        89,
        223,
        198,
        194,
        124,
        219,
        13
      ]
    },
    {
      "name": "staked",
      "discriminator": [
        11,
        146,
        45,
        205,
        230,
        58,
        213,
        240
      ]
    },
    {
      "name": "claimed",
      "discriminator": [
        217,
        192,
        123,
        72,
        108,
        150,
        248,
        33
      ]
    },
    {
      "name": "unstaked",
      "discriminator": [
        27,
        179,
        156,
        215,
        47,
        71,
        195,
        7
      ]
    },
    {
      "name": "coinPositionClosed",
      "discriminator": [
        107,
        154,
        19,
        22,
        240,
        142,
        2,
        168
      ]
    },
    {
      "name": "nftPoolCreated",
      "discriminator": [
        2,
        99,
        207,
        179,
        251,
        196,
        61,
        188
      ]
    },
    {
      "name": "nftConditionsSet",
      "discriminator": [
        117,
        250,
        37,
        234,
        6,
        58,
        247,
        9
      ]
    },
    {
      "name": "nftRolesSet",
      "discriminator": [
        128,
        67,
        188,
        172,
        5,
        171,
        214,
        26
      ]
    },
    {
      "name": "nftAdminProposed",
      "discriminator": [
        215,
        132,
        234,
        133,
        128,
        28,
        169,
        51
      ]
    },
    {
      "name": "nftAdminAccepted",
      "discriminator": [
        200,
        154,
        200,
        14,
        23,
        53,
        13,
        109
      ]
    },
    {
      "name": "nftPausedSet",
      "discriminator": [
        142,
        227,
        160,
        156,
        39,
        167,
        48,
        54
      ]
    },
    {
      "name": "membershipProposed",
      "discriminator": [
        145,
        112,
        107,
        219,
        80,
        222,
        71,
        79
      ]
    },
    {
      "name": "streamAdded",
      "discriminator": [
        169,
        250,
        254,
        177,
        112,
        69,
        2,
        88
      ]
    },
    {
      "name": "streamSet",
      "discriminator": [
        65,
        97,
        68,
        141,
        44,
        181,
        105,
        130
      ]
    },
    {
      "name": "streamFunded",
      "discriminator": [
        26,
        41,
        243,
        236,
        159,
        118,
        62,
        54
      ]
    },
    {
      "name": "streamWithdrawn",
      "discriminator": [
        229,
        224,
        216,
        237,
        68,
        225,
        122,
        75
      ]
    },
    {
      "name": "nftStaked",
      "discriminator": [
        150,
        229,
        155,
        99,
        88,
        181,
        254,
        61
      ]
    },
    {
      "name": "checkedIn",
      "discriminator": [
        211,
        80,
        198,
        244,
        196,
        84,
        212,
        150
      ]
    },
    {
      "name": "streamClaimed",
      "discriminator": [
        215,
        120,
        176,
        35,
        43,
        239,
        59,
        229
      ]
    },
    {
      "name": "nftUnstaked",
      "discriminator": [
        253,
        242,
        47,
        131,
        231,
        214,
        72,
        117
      ]
    },
    {
      "name": "nftPositionClosed",
      "discriminator": [
        169,
        117,
        203,
        37,
        11,
        196,
        198,
        236
      ]
    },
    {
      "name": "checkInClosed",
      "discriminator": [
        4,
        161,
        185,
        242,
        22,
        227,
        241,
        198
      ]
    }
  ],
  "errors": [
    {
      "code": 6000,
      "name": "unauthorized",
      "msg": "This key does not hold the role"
    },
    {
      "code": 6001,
      "name": "poolPaused",
      "msg": "The pool is paused: nothing can be staked, everything can leave"
    },
    {
      "code": 6002,
      "name": "unknownTerm",
      "msg": "The term is 30, 90, 180 or 365 days"
    },
    {
      "code": 6003,
      "name": "amountBelowMinimum",
      "msg": "The amount is below the pool's minimum"
    },
    {
      "code": 6004,
      "name": "amountAboveMaximum",
      "msg": "The amount is above the pool's maximum"
    },
    {
      "code": 6005,
      "name": "conditionsChanged",
      "msg": "The pool's conditions are worse than the ones agreed to"
    },
    {
      "code": 6006,
      "name": "rewardNotCovered",
      "msg": "The reward vault does not cover the reward of this stake"
    },
    {
      "code": 6007,
      "name": "nothingToClaim",
      "msg": "There is nothing to claim yet"
    },
    {
      "code": 6008,
      "name": "amountAboveDue",
      "msg": "The amount is above what is due"
    },
    {
      "code": 6009,
      "name": "principalAlreadyReturned",
      "msg": "The principal was returned before"
    },
    {
      "code": 6010,
      "name": "nothingToWithdraw",
      "msg": "The amount is zero or above what the books do not owe"
    },
    {
      "code": 6011,
      "name": "ratesNotAscending",
      "msg": "A longer term never pays a lower rate"
    },
    {
      "code": 6012,
      "name": "boundsInvalid",
      "msg": "The minimum is at least 1 and at most the maximum"
    },
    {
      "code": 6013,
      "name": "feeAboveCap",
      "msg": "The fee is at most 1,000 basis points"
    },
    {
      "code": 6014,
      "name": "wrongPool",
      "msg": "The position belongs to another pool"
    },
    {
      "code": 6015,
      "name": "wrongOwner",
      "msg": "The position belongs to another owner"
    },
    {
      "code": 6016,
      "name": "wrongMint",
      "msg": "The mint is not the pool's, or not an initialised mint"
    },
    {
      "code": 6017,
      "name": "wrongVault",
      "msg": "The vault is not the pool's"
    },
    {
      "code": 6018,
      "name": "wrongTokenAccount",
      "msg": "The token account does not fit: program, mint, owner or extension"
    },
    {
      "code": 6019,
      "name": "wrongTokenProgram",
      "msg": "The token program is not the pool's, or not a token program"
    },
    {
      "code": 6020,
      "name": "wrongRentPayer",
      "msg": "The position's rent was paid by another key"
    },
    {
      "code": 6021,
      "name": "wrongAddress",
      "msg": "The account is not at the address derived from its seeds"
    },
    {
      "code": 6022,
      "name": "wrongAccountType",
      "msg": "The account is not the program's, or not of this type, length and version"
    },
    {
      "code": 6023,
      "name": "accountAlreadyExists",
      "msg": "The account exists already"
    },
    {
      "code": 6024,
      "name": "duplicateAccount",
      "msg": "The same account stands in two places"
    },
    {
      "code": 6025,
      "name": "unsupportedMintExtension",
      "msg": "The mint has an extension beyond metadata and groups"
    },
    {
      "code": 6026,
      "name": "noPendingAdmin",
      "msg": "No new admin was proposed"
    },
    {
      "code": 6027,
      "name": "overflow",
      "msg": "An amount does not fit 64 bits"
    },
    {
      "code": 6028,
      "name": "zeroAmount",
      "msg": "The amount is zero"
    },
    {
      "code": 6029,
      "name": "accountNotWritable",
      "msg": "The account was not passed as writable"
    },
    {
      "code": 6030,
      "name": "unknownPoolKind",
      "msg": "The kind of a pool is Boost (0) or Nova (1)"
    },
    {
      "code": 6031,
      "name": "weightsInvalid",
      "msg": "Weights are 1 to 30,000 basis points, never falling from one term to the next; Boost has one"
    },
    {
      "code": 6032,
      "name": "tooManyNfts",
      "msg": "A pool holds at most 100,000 NFTs"
    },
    {
      "code": 6033,
      "name": "delayTooLong",
      "msg": "The delay of a pool is at most 30 days"
    },
    {
      "code": 6034,
      "name": "unknownMembership",
      "msg": "Members are those of a collection (1) or of an allow-list (2) that are named"
    },
    {
      "code": 6035,
      "name": "unknownStreamKind",
      "msg": "A stream is daily (0) or earned by check-ins (1), of which a pool has one"
    },
    {
      "code": 6036,
      "name": "unknownStream",
      "msg": "The pool has no such stream"
    },
    {
      "code": 6037,
      "name": "streamsFull",
      "msg": "The pool has four streams already"
    },
    {
      "code": 6038,
      "name": "rateAboveCap",
      "msg": "The rate is above what a stream can pay"
    },
    {
      "code": 6039,
      "name": "streakInvalid",
      "msg": "Streaks earn 10,000 basis points or more, longer ones no less; daily streams know none"
    },
    {
      "code": 6040,
      "name": "termNotOffered",
      "msg": "The pool does not offer this term"
    },
    {
      "code": 6041,
      "name": "poolFull",
      "msg": "The pool holds as many NFTs as it takes"
    },
    {
      "code": 6042,
      "name": "coreNft",
      "msg": "This is a Core asset: only ordinary token NFTs can be held"
    },
    {
      "code": 6043,
      "name": "noTokenNft",
      "msg": "There is no token at this address, as with compressed NFTs"
    },
    {
      "code": 6044,
      "name": "programmableNft",
      "msg": "This is a programmable NFT: only ordinary token NFTs can be held"
    },
    {
      "code": 6045,
      "name": "notAnNft",
      "msg": "The token is no NFT: one unit, no decimals, not fungible"
    },
    {
      "code": 6046,
      "name": "mintNotFinal",
      "msg": "Somebody could mint more of this token or freeze it"
    },
    {
      "code": 6047,
      "name": "nftFrozen",
      "msg": "The NFT is frozen in its owner's token account"
    },
    {
      "code": 6048,
      "name": "nftNotHeld",
      "msg": "The owner's token account does not hold the NFT"
    },
    {
      "code": 6049,
      "name": "wrongMetadata",
      "msg": "The account is not the mint's metadata"
    },
    {
      "code": 6050,
      "name": "notInCollection",
      "msg": "The NFT's metadata does not show the pool's collection, verified"
    },
    {
      "code": 6051,
      "name": "notOnAllowList",
      "msg": "The NFT is not on the pool's allow-list"
    },
    {
      "code": 6052,
      "name": "wrongEscrow",
      "msg": "The escrow is not the position's"
    },
    {
      "code": 6053,
      "name": "wrongCheckIn",
      "msg": "The check-in record is of another pool or NFT"
    },
    {
      "code": 6054,
      "name": "nftAlreadyReturned",
      "msg": "The NFT was returned before"
    },
    {
      "code": 6055,
      "name": "checkInAlive",
      "msg": "The check-in record still counts: the NFT is inside, or its streak is not over"
    },
    {
      "code": 6056,
      "name": "checkInTooEarly",
      "msg": "The NFT was staked today and cannot check in until the next day in Korean time"
    }
  ],
  "types": [
    {
      "name": "coinPool",
      "docs": [
        "A pool: one mint, two vaults, the conditions for new positions, and the books."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "version",
            "type": "u8"
          },
          {
            "name": "bump",
            "type": "u8"
          },
          {
            "name": "poolId",
            "type": "u16"
          },
          {
            "name": "creator",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "pendingAdmin",
            "type": "pubkey"
          },
          {
            "name": "pauser",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "tokenProgram",
            "type": "pubkey"
          },
          {
            "name": "principalVault",
            "type": "pubkey"
          },
          {
            "name": "rewardVault",
            "type": "pubkey"
          },
          {
            "name": "decimals",
            "type": "u8"
          },
          {
            "name": "isPaused",
            "type": "u8"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "ratesBps",
            "type": {
              "array": [
                "u16",
                4
              ]
            }
          },
          {
            "name": "minStake",
            "type": "u64"
          },
          {
            "name": "maxStake",
            "type": "u64"
          },
          {
            "name": "totalPrincipal",
            "type": "u64"
          },
          {
            "name": "totalReserved",
            "type": "u64"
          },
          {
            "name": "openPositions",
            "type": "u64"
          },
          {
            "name": "lastTs",
            "type": "i64"
          },
          {
            "name": "spare",
            "type": {
              "array": [
                "u8",
                64
              ]
            }
          }
        ]
      }
    },
    {
      "name": "coinPosition",
      "docs": [
        "A position: what was locked, for how long, at which rates (frozen when it was opened), and",
        "what was paid."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "version",
            "type": "u8"
          },
          {
            "name": "bump",
            "type": "u8"
          },
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "positionId",
            "type": "u64"
          },
          {
            "name": "principal",
            "type": "u64"
          },
          {
            "name": "rewardTotal",
            "type": "u64"
          },
          {
            "name": "claimed",
            "type": "u64"
          },
          {
            "name": "startTs",
            "type": "i64"
          },
          {
            "name": "leftTs",
            "type": "i64"
          },
          {
            "name": "termDays",
            "type": "u16"
          },
          {
            "name": "rateBps",
            "type": "u16"
          },
          {
            "name": "baseRateBps",
            "type": "u16"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "spare",
            "type": {
              "array": [
                "u8",
                30
              ]
            }
          }
        ]
      }
    },
    {
      "name": "nftPool",
      "docs": [
        "A pool: which NFTs may come in, on which conditions, and up to four streams of rewards."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "version",
            "type": "u8"
          },
          {
            "name": "bump",
            "type": "u8"
          },
          {
            "name": "poolId",
            "type": "u16"
          },
          {
            "name": "creator",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "pendingAdmin",
            "type": "pubkey"
          },
          {
            "name": "pauser",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "isPaused",
            "type": "u8"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "weightsBps",
            "type": {
              "array": [
                "u16",
                4
              ]
            }
          },
          {
            "name": "maxNfts",
            "type": "u32"
          },
          {
            "name": "nfts",
            "type": "u32"
          },
          {
            "name": "weight",
            "type": "u32"
          },
          {
            "name": "openPositions",
            "type": "u64"
          },
          {
            "name": "delaySeconds",
            "type": "u32"
          },
          {
            "name": "membership",
            "type": {
              "defined": {
                "name": "membership"
              }
            }
          },
          {
            "name": "nextMembership",
            "type": {
              "defined": {
                "name": "membership"
              }
            }
          },
          {
            "name": "dueTs",
            "type": "i64"
          },
          {
            "name": "lastTs",
            "type": "i64"
          },
          {
            "name": "streamCount",
            "type": "u8"
          },
          {
            "name": "streams",
            "type": {
              "array": [
                {
                  "defined": {
                    "name": "nftStream"
                  }
                },
                4
              ]
            }
          },
          {
            "name": "spare",
            "type": {
              "array": [
                "u8",
                125
              ]
            }
          }
        ]
      }
    },
    {
      "name": "nftPosition",
      "docs": [
        "An NFT in a pool, or what is still owed for one that left."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "version",
            "type": "u8"
          },
          {
            "name": "bump",
            "type": "u8"
          },
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "escrow",
            "type": "pubkey"
          },
          {
            "name": "startTs",
            "type": "i64"
          },
          {
            "name": "leftTs",
            "type": "i64"
          },
          {
            "name": "termDays",
            "type": "u16"
          },
          {
            "name": "weightBps",
            "type": "u16"
          },
          {
            "name": "baseWeightBps",
            "type": "u16"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "rewards",
            "type": {
              "array": [
                {
                  "defined": {
                    "name": "nftReward"
                  }
                },
                4
              ]
            }
          },
          {
            "name": "spare",
            "type": {
              "array": [
                "u8",
                38
              ]
            }
          }
        ]
      }
    },
    {
      "name": "checkIn",
      "docs": [
        "The check-ins of an NFT in a pool, no matter who owns it. The record outlives positions, so",
        "that leaving and coming back gains nothing."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "version",
            "type": "u8"
          },
          {
            "name": "bump",
            "type": "u8"
          },
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "isInside",
            "type": "u8"
          },
          {
            "name": "lastDay",
            "type": "u32"
          },
          {
            "name": "streak",
            "type": "u32"
          },
          {
            "name": "checkIns",
            "type": "u32"
          },
          {
            "name": "spare",
            "type": {
              "array": [
                "u8",
                9
              ]
            }
          }
        ]
      }
    },
    {
      "name": "coinPoolCreated",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "creator",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "tokenProgram",
            "type": "pubkey"
          },
          {
            "name": "principalVault",
            "type": "pubkey"
          },
          {
            "name": "rewardVault",
            "type": "pubkey"
          },
          {
            "name": "pauser",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "poolId",
            "type": "u16"
          },
          {
            "name": "decimals",
            "type": "u8"
          },
          {
            "name": "ratesBps",
            "type": {
              "array": [
                "u16",
                4
              ]
            }
          },
          {
            "name": "minStake",
            "type": "u64"
          },
          {
            "name": "maxStake",
            "type": "u64"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "conditionsSet",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "ratesBps",
            "type": {
              "array": [
                "u16",
                4
              ]
            }
          },
          {
            "name": "minStake",
            "type": "u64"
          },
          {
            "name": "maxStake",
            "type": "u64"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "rolesSet",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "pauser",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "adminProposed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "newAdmin",
            "type": "pubkey"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "adminAccepted",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "oldAdmin",
            "type": "pubkey"
          },
          {
            "name": "newAdmin",
            "type": "pubkey"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "pausedSet",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "pauser",
            "type": "pubkey"
          },
          {
            "name": "isPaused",
            "type": "u8"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "funded",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "amount",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "withdrawn",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "vault",
            "type": "pubkey"
          },
          {
            "name": "destination",
            "type": "pubkey"
          },
          {
            "name": "amount",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "staked",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "position",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "positionId",
            "type": "u64"
          },
          {
            "name": "principal",
            "type": "u64"
          },
          {
            "name": "rewardTotal",
            "type": "u64"
          },
          {
            "name": "termDays",
            "type": "u16"
          },
          {
            "name": "rateBps",
            "type": "u16"
          },
          {
            "name": "baseRateBps",
            "type": "u16"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "claimed",
      "docs": [
        "`amount` is gross and leaves the reservation; `paid` goes to the owner and the rest is the",
        "fee."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "position",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "amount",
            "type": "u64"
          },
          {
            "name": "paid",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "unstaked",
      "docs": [
        "`released` leaves the reservation without being paid."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "position",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "principal",
            "type": "u64"
          },
          {
            "name": "rewardTotal",
            "type": "u64"
          },
          {
            "name": "released",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "coinPositionClosed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "position",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "lamports",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftPoolCreated",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "creator",
            "type": "pubkey"
          },
          {
            "name": "pauser",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "poolId",
            "type": "u16"
          },
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "weightsBps",
            "type": {
              "array": [
                "u16",
                4
              ]
            }
          },
          {
            "name": "maxNfts",
            "type": "u32"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "delaySeconds",
            "type": "u32"
          },
          {
            "name": "membership",
            "type": {
              "defined": {
                "name": "membership"
              }
            }
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftConditionsSet",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "weightsBps",
            "type": {
              "array": [
                "u16",
                4
              ]
            }
          },
          {
            "name": "maxNfts",
            "type": "u32"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftRolesSet",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "pauser",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftAdminProposed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "newAdmin",
            "type": "pubkey"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftAdminAccepted",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "oldAdmin",
            "type": "pubkey"
          },
          {
            "name": "newAdmin",
            "type": "pubkey"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftPausedSet",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "pauser",
            "type": "pubkey"
          },
          {
            "name": "isPaused",
            "type": "u8"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "membershipProposed",
      "docs": [
        "A `due_ts` of 0 means that the last proposal was withdrawn."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "membership",
            "type": {
              "defined": {
                "name": "membership"
              }
            }
          },
          {
            "name": "dueTs",
            "type": "i64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "streamAdded",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "tokenProgram",
            "type": "pubkey"
          },
          {
            "name": "vault",
            "type": "pubkey"
          },
          {
            "name": "stream",
            "type": "u8"
          },
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "decimals",
            "type": "u8"
          },
          {
            "name": "rate",
            "type": "u64"
          },
          {
            "name": "streakBps",
            "type": {
              "array": [
                "u16",
                2
              ]
            }
          },
          {
            "name": "endTs",
            "type": "i64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "streamSet",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "stream",
            "type": "u8"
          },
          {
            "name": "rate",
            "type": "u64"
          },
          {
            "name": "streakBps",
            "type": {
              "array": [
                "u16",
                2
              ]
            }
          },
          {
            "name": "endTs",
            "type": "i64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "streamFunded",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "stream",
            "type": "u8"
          },
          {
            "name": "amount",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "streamWithdrawn",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "destination",
            "type": "pubkey"
          },
          {
            "name": "stream",
            "type": "u8"
          },
          {
            "name": "amount",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftStaked",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "position",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "termDays",
            "type": "u16"
          },
          {
            "name": "weightBps",
            "type": "u16"
          },
          {
            "name": "baseWeightBps",
            "type": "u16"
          },
          {
            "name": "feeBps",
            "type": "u16"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "checkedIn",
      "docs": [
        "`bonus` is promised to the position from its pool's bonus stream."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "day",
            "type": "u32"
          },
          {
            "name": "streak",
            "type": "u32"
          },
          {
            "name": "bonus",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "streamClaimed",
      "docs": [
        "`amount` is gross and no longer owed; `paid` goes to the owner and the rest is the fee."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "position",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "stream",
            "type": "u8"
          },
          {
            "name": "amount",
            "type": "u64"
          },
          {
            "name": "paid",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftUnstaked",
      "docs": [
        "For each stream, what is still owed and what was given up."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "position",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "owed",
            "type": {
              "array": [
                "u64",
                4
              ]
            }
          },
          {
            "name": "givenUp",
            "type": {
              "array": [
                "u64",
                4
              ]
            }
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftPositionClosed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "position",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "owner",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "lamports",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "checkInClosed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "pool",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "lamports",
            "type": "u64"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "nftStream",
      "docs": [
        "One reward of a pool: its coin, its rate and its books."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "tokenProgram",
            "type": "pubkey"
          },
          {
            "name": "vault",
            "type": "pubkey"
          },
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "decimals",
            "type": "u8"
          },
          {
            "name": "rate",
            "type": "u64"
          },
          {
            "name": "streakBps",
            "type": {
              "array": [
                "u16",
                2
              ]
            }
          },
          {
            "name": "endTs",
            "type": "i64"
          },
          {
            "name": "settledTs",
            "type": "i64"
          },
          {
            "name": "held",
            "type": "u64"
          },
          {
            "name": "free",
            "type": "u128"
          },
          {
            "name": "index",
            "type": "u128"
          },
          {
            "name": "spare",
            "type": {
              "array": [
                "u8",
                18
              ]
            }
          }
        ]
      }
    },
    {
      "name": "nftReward",
      "docs": [
        "What a position earned from one stream."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "index",
            "type": "u128"
          },
          {
            "name": "total",
            "type": "u64"
          },
          {
            "name": "claimed",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "membership",
      "docs": [
        "Which NFTs may come in. Kind 0 means that no membership was named."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "key",
            "type": "pubkey"
          },
          {
            "name": "leaves",
            "type": "u32"
          }
        ]
      }
    }
  ]
};
