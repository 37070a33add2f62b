/** The IDL of drop.json as Anchor's Program type takes it. Generated: npm run programs:build. */
export type Drop = {
  "address": "4qrsQrrc9ZkQQjwvQvD5gHuqqZ2GTwaT2eGP2wLQNLtJ",
  "metadata": {
    "name": "drop",
    "version": "0.1.0",
    "spec": "0.1.0",
    "description": "Gift drops: coins or NFTs for the holders of a Merkle list, once each, within a window"
  },
  "instructions": [
    {
      "name": "createCoinCampaign",
      "docs": [
        "Creates a campaign that gives coins, and its vault. The creator becomes its admin. The list,",
        "the gift and the window are fixed from here on."
      ],
      "discriminator": [
        124,
        70,
        20,
        38,
        127,
        225,
        144,
        88
      ],
      "accounts": [
        {
          "name": "campaign",
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
          "name": "campaignId",
          "type": "u32"
        },
        {
          "name": "root",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        },
        {
          "name": "beginTs",
          "type": "i64"
        },
        {
          "name": "endTs",
          "type": "i64"
        },
        {
          "name": "recipients",
          "type": "u32"
        },
        {
          "name": "supply",
          "type": "u32"
        },
        {
          "name": "totalGift",
          "type": "u64"
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
      "name": "createNftCampaign",
      "docs": [
        "Creates a campaign that gives one NFT to each recipient. The creator becomes its admin. The",
        "list and the window are fixed from here on."
      ],
      "discriminator": [
        196,
        236,
        111,
        108,
        188,
        255,
        167,
        34
      ],
      "accounts": [
        {
          "name": "campaign",
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
          "name": "tokenProgram"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "campaignId",
          "type": "u32"
        },
        {
          "name": "root",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        },
        {
          "name": "beginTs",
          "type": "i64"
        },
        {
          "name": "endTs",
          "type": "i64"
        },
        {
          "name": "recipients",
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
      "name": "setPauser",
      "docs": [
        "Names the pauser. The funder cannot be replaced, because the leftovers belong to the funder."
      ],
      "discriminator": [
        22,
        198,
        152,
        61,
        2,
        13,
        145,
        238
      ],
      "accounts": [
        {
          "name": "campaign",
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
          "name": "campaign",
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
          "name": "campaign",
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
        "Forbids or allows the campaign to be opened, while it is a draft. Nothing else can be",
        "paused: an open campaign owes its gifts."
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
          "name": "campaign",
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
      "name": "createClaimPage",
      "docs": [
        "Creates a page of claim bits, if the draft still makes the `promise` that the funder saw.",
        "All of a campaign's pages exist before it opens, so that no holder ever pays for one."
      ],
      "discriminator": [
        210,
        78,
        85,
        214,
        152,
        26,
        64,
        68
      ],
      "accounts": [
        {
          "name": "campaign",
          "writable": true
        },
        {
          "name": "claimPage",
          "writable": true
        },
        {
          "name": "funder",
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
          "name": "number",
          "type": "u16"
        },
        {
          "name": "promise",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        }
      ]
    },
    {
      "name": "fund",
      "docs": [
        "Pays coins into the vault of a draft, if it still makes the `promise` that the funder saw."
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
          "name": "campaign",
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
          "name": "amount",
          "type": "u64"
        },
        {
          "name": "promise",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        }
      ]
    },
    {
      "name": "depositNft",
      "docs": [
        "Puts an NFT into escrow for the recipient at place `number` of a draft's list, if the draft",
        "still makes the `promise` that the funder saw."
      ],
      "discriminator": [
        93,
        226,
        132,
        166,
        141,
        9,
        48,
        101
      ],
      "accounts": [
        {
          "name": "campaign",
          "writable": true
        },
        {
          "name": "gift",
          "writable": true
        },
        {
          "name": "funder",
          "signer": true
        },
        {
          "name": "payer",
          "writable": true,
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
          "name": "escrow",
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
          "name": "number",
          "type": "u32"
        },
        {
          "name": "promise",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        }
      ]
    },
    {
      "name": "openCampaign",
      "docs": [
        "Opens a draft that holds the whole gift and has all its claim pages. An open campaign never",
        "becomes a draft again."
      ],
      "discriminator": [
        151,
        0,
        197,
        99,
        33,
        83,
        195,
        66
      ],
      "accounts": [
        {
          "name": "campaign",
          "writable": true
        },
        {
          "name": "admin",
          "signer": true
        }
      ],
      "args": []
    },
    {
      "name": "claimCoins",
      "docs": [
        "Gives the holder at place `index` of the list their coins, once. This is never",
        "paused."
      ],
      "discriminator": [
        1,
        117,
        171,
        176,
        95,
        112,
        242,
        190
      ],
      "accounts": [
        {
          "name": "campaign",
          "writable": true
        },
        {
          "name": "claimPage",
          "writable": true
        },
        {
          "name": "holder",
          "signer": true
        },
        {
          "name": "holderToken",
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
          "name": "index",
          "type": "u32"
        },
        {
          "name": "amount",
          "type": "u64"
        },
        {
          "name": "proof",
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
      "name": "claimNft",
      "docs": [
        "Gives the holder at place `index` of the list the NFT of that place, once. This is",
        "never paused."
      ],
      "discriminator": [
        6,
        193,
        146,
        120,
        48,
        218,
        69,
        33
      ],
      "accounts": [
        {
          "name": "campaign",
          "writable": true
        },
        {
          "name": "claimPage",
          "writable": true
        },
        {
          "name": "gift",
          "writable": true
        },
        {
          "name": "holder",
          "signer": true
        },
        {
          "name": "holderToken",
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
      "args": [
        {
          "name": "index",
          "type": "u32"
        },
        {
          "name": "proof",
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
      "name": "returnCoins",
      "docs": [
        "Returns all that the vault holds to the funder and closes the vault. The funder may do this",
        "to a draft at any time, which ends the draft, and to an opened campaign after its end. From",
        "30 days after the end, the key that paid the vault's rent may do it too, if none of the",
        "funder's coins are left in the vault; coins that others sent into it then go to the funder.",
        "This is never paused."
      ],
      "discriminator": [
        67,
        71,
        201,
        241,
        237,
        73,
        67,
        66
      ],
      "accounts": [
        {
          "name": "campaign",
          "writable": true
        },
        {
          "name": "authority",
          "signer": true
        },
        {
          "name": "rentPayer",
          "writable": true
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
      "args": []
    },
    {
      "name": "returnNft",
      "docs": [
        "Returns a gift that nobody took to the funder, and closes the gift and its escrow. The",
        "funder may do this to a draft at any time, which ends the draft, and to an opened campaign",
        "after its end. If the gift was taken, its accounts are only closed; from 30 days after the",
        "end, the key that paid their rent may do that too. An NFT that was sent back into the escrow",
        "then goes to the funder. This is never paused."
      ],
      "discriminator": [
        224,
        67,
        212,
        248,
        72,
        43,
        233,
        1
      ],
      "accounts": [
        {
          "name": "campaign",
          "writable": true
        },
        {
          "name": "gift",
          "writable": true
        },
        {
          "name": "authority",
          "signer": true
        },
        {
          "name": "rentPayer",
          "writable": true
        },
        {
          "name": "funderToken",
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
      "name": "closeClaimPage",
      "docs": [
        "Closes a claim page and returns its rent to the key that paid it. The funder may close pages",
        "of a draft at any time and those of an opened campaign after its end. From 30 days after the",
        "end, the key that paid may close them too."
      ],
      "discriminator": [
        144,
        148,
        212,
        23,
        22,
        138,
        28,
        134
      ],
      "accounts": [
        {
          "name": "campaign",
          "writable": true
        },
        {
          "name": "claimPage",
          "writable": true
        },
        {
          "name": "authority",
          "signer": true
        },
        {
          "name": "rentPayer",
          "writable": true
        }
      ],
      "args": []
    },
    {
      "name": "closeCampaign",
      "docs": [
        "Closes a campaign of which nothing is left, and returns its rent to the key that paid it.",
        "Its admin may do this at any time; from 30 days after its end, the key that paid may do it",
        "too."
      ],
      "discriminator": [
        65,
        49,
        110,
        7,
        63,
        238,
        206,
        77
      ],
      "accounts": [
        {
          "name": "campaign",
          "writable": true
        },
        {
          "name": "authority",
          "signer": true
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
      "name": "campaign",
      "discriminator": [
        50,
        40,
        49,
        11,
        157,
        220,
        229,
        192
      ]
    },
    {
      "name": "claimPage",
      "discriminator": [
        177,
        125,
        166,
        186,
        30,
        45,
        86,
        10
      ]
    },
    {
      "name": "gift",
      "discriminator": [
        228,
        29,
        11,
        4,
        86,
        244,
        244,
        33
      ]
    }
  ],
  "events": [
    {
      "name": "campaignCreated",
      "discriminator": [
        9,
        98,
        69,
        61,
        53,
        131,
        64,
        152
      ]
    },
    {
      "name": "pauserSet",
      "discriminator": [
        138,
        228,
        181,
        212,
        112,
        5,
        3,
        86
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
      "name": "claimPageCreated",
      "discriminator": [
        59,
        193,
        67,
        142,
        207,
        194,
        52,
        91
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
      "name": "nftDeposited",
      "discriminator": [
        5,
        219,
        175,
        64,
        104,
        214,
        139,
        79
      ]
    },
    {
      "name": "campaignOpened",
      "discriminator": [
        187,
        228,
        181,
        99,
        78,
        227,
        62,
        71
      ]
    },
    {
      "name": "coinsClaimed",
      "discriminator": [
        181,
        131,
        138,
        147,
        177,
        95,
        48,
        88
      ]
    },
    {
      "name": "nftClaimed",
      "discriminator": [
        4,
        232,
        63,
        124,
        139,
        205,
        168,
        234
      ]
    },
    {
      "name": "coinsReturned",
      "discriminator": [
        248,
        57,
        199,
        197,
        221,
        116,
        197,
        159
      ]
    },
    {
      "name": "nftReturned",
      "discriminator": [
        178,
        221,
        187,
        172,
        187,
        206,
        236,
        229
      ]
    },
    {
      "name": "claimPageClosed",
      "discriminator": [
        214,
        163,
        126,
        241,
        86,
        44,
        64,
        3
      ]
    },
    {
      "name": "campaignClosed",
      "discriminator": [
        158,
        143,
        128,
        251,
        84,
        131,
        2,
        90
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
      "name": "campaignNotDraft",
      "msg": "The campaign was opened or settled: nothing of it can change"
    },
    {
      "code": 6002,
      "name": "campaignNotOpen",
      "msg": "The campaign is not open yet"
    },
    {
      "code": 6003,
      "name": "campaignPaused",
      "msg": "The campaign is paused and cannot be opened"
    },
    {
      "code": 6004,
      "name": "notBegun",
      "msg": "The drop has not begun"
    },
    {
      "code": 6005,
      "name": "campaignEnded",
      "msg": "The drop has ended"
    },
    {
      "code": 6006,
      "name": "giftExhausted",
      "msg": "All of the gift was taken"
    },
    {
      "code": 6007,
      "name": "notEligible",
      "msg": "The list does not have this holder with this amount at this place"
    },
    {
      "code": 6008,
      "name": "alreadyTaken",
      "msg": "The gift was taken before"
    },
    {
      "code": 6009,
      "name": "notEnded",
      "msg": "The drop has not ended"
    },
    {
      "code": 6010,
      "name": "giftNotCovered",
      "msg": "The campaign does not hold the whole gift"
    },
    {
      "code": 6011,
      "name": "pagesMissing",
      "msg": "Not every claim page exists"
    },
    {
      "code": 6012,
      "name": "windowInvalid",
      "msg": "The window begins before it ends, and ends in the future"
    },
    {
      "code": 6013,
      "name": "supplyInvalid",
      "msg": "The supply is at least 1 and at most the recipients, who are at most 1,048,576"
    },
    {
      "code": 6014,
      "name": "notAnNft",
      "msg": "The mint is not one single token without decimals"
    },
    {
      "code": 6015,
      "name": "wrongKind",
      "msg": "The campaign gives the other kind of gift"
    },
    {
      "code": 6016,
      "name": "leftoversRemain",
      "msg": "Gifts or claim pages remain"
    },
    {
      "code": 6017,
      "name": "placeOutOfRange",
      "msg": "The campaign has no place or page of this number"
    },
    {
      "code": 6018,
      "name": "wrongCampaign",
      "msg": "The account belongs to another campaign"
    },
    {
      "code": 6019,
      "name": "wrongClaimPage",
      "msg": "The claim page does not hold this place"
    },
    {
      "code": 6020,
      "name": "wrongGift",
      "msg": "The gift belongs to another place"
    },
    {
      "code": 6021,
      "name": "wrongMint",
      "msg": "The mint is not the gift's, or not an initialised mint"
    },
    {
      "code": 6022,
      "name": "wrongVault",
      "msg": "The vault is not the gift's"
    },
    {
      "code": 6023,
      "name": "wrongTokenAccount",
      "msg": "The token account does not fit: program, mint, owner or extension"
    },
    {
      "code": 6024,
      "name": "wrongTokenProgram",
      "msg": "The token program is not the campaign's, or not a token program"
    },
    {
      "code": 6025,
      "name": "wrongRentPayer",
      "msg": "The rent was paid by another key"
    },
    {
      "code": 6026,
      "name": "wrongAddress",
      "msg": "The account is not at the address derived from its seeds"
    },
    {
      "code": 6027,
      "name": "wrongAccountType",
      "msg": "The account is not the program's, or not of this type, length and version"
    },
    {
      "code": 6028,
      "name": "accountAlreadyExists",
      "msg": "The account exists already"
    },
    {
      "code": 6029,
      "name": "accountNotWritable",
      "msg": "The account was not passed as writable"
    },
    {
      "code": 6030,
      "name": "duplicateAccount",
      "msg": "The same account stands in two places"
    },
    {
      "code": 6031,
      "name": "unsupportedMintExtension",
      "msg": "The mint has an extension beyond metadata and groups"
    },
    {
      "code": 6032,
      "name": "noPendingAdmin",
      "msg": "No new admin was proposed"
    },
    {
      "code": 6033,
      "name": "overflow",
      "msg": "An amount does not fit 64 bits"
    },
    {
      "code": 6034,
      "name": "zeroAmount",
      "msg": "The amount is zero"
    },
    {
      "code": 6035,
      "name": "promiseChanged",
      "msg": "The campaign does not promise what the funder agreed to"
    },
    {
      "code": 6036,
      "name": "graceNotOver",
      "msg": "The key that paid the rent cannot close this until 30 days after the end"
    }
  ],
  "types": [
    {
      "name": "campaign",
      "docs": [
        "A campaign: a gift for a list of recipients, within a window, and the books."
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
            "name": "campaignId",
            "type": "u32"
          },
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "state",
            "type": "u8"
          },
          {
            "name": "isPaused",
            "type": "u8"
          },
          {
            "name": "decimals",
            "type": "u8"
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
            "name": "rentPayer",
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
            "name": "root",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "beginTs",
            "type": "i64"
          },
          {
            "name": "endTs",
            "type": "i64"
          },
          {
            "name": "recipients",
            "type": "u32"
          },
          {
            "name": "supply",
            "type": "u32"
          },
          {
            "name": "claimedCount",
            "type": "u32"
          },
          {
            "name": "pages",
            "type": "u16"
          },
          {
            "name": "totalGift",
            "type": "u64"
          },
          {
            "name": "deposited",
            "type": "u64"
          },
          {
            "name": "claimedGift",
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
                48
              ]
            }
          }
        ]
      }
    },
    {
      "name": "claimPage",
      "docs": [
        "Which of 8,192 places of a campaign took the gift: one bit each, lowest bit first."
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
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "number",
            "type": "u16"
          },
          {
            "name": "taken",
            "type": {
              "array": [
                "u8",
                1024
              ]
            }
          },
          {
            "name": "spare",
            "type": {
              "array": [
                "u8",
                4
              ]
            }
          }
        ]
      }
    },
    {
      "name": "gift",
      "docs": [
        "The NFT that belongs to one place of a campaign, and the token account that holds it."
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
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "escrow",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "number",
            "type": "u32"
          },
          {
            "name": "isTaken",
            "type": "u8"
          },
          {
            "name": "spare",
            "type": {
              "array": [
                "u8",
                17
              ]
            }
          }
        ]
      }
    },
    {
      "name": "campaignCreated",
      "docs": [
        "`mint` and `vault` are the default key if the campaign gives NFTs."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
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
            "name": "root",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "campaignId",
            "type": "u32"
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
            "name": "beginTs",
            "type": "i64"
          },
          {
            "name": "endTs",
            "type": "i64"
          },
          {
            "name": "recipients",
            "type": "u32"
          },
          {
            "name": "supply",
            "type": "u32"
          },
          {
            "name": "totalGift",
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
      "name": "pauserSet",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
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
            "name": "campaign",
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
            "name": "campaign",
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
            "name": "campaign",
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
      "name": "claimPageCreated",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "claimPage",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "number",
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
      "name": "funded",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
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
      "name": "nftDeposited",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "gift",
            "type": "pubkey"
          },
          {
            "name": "funder",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "number",
            "type": "u32"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "campaignOpened",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "admin",
            "type": "pubkey"
          },
          {
            "name": "deposited",
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
      "name": "coinsClaimed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "holder",
            "type": "pubkey"
          },
          {
            "name": "index",
            "type": "u32"
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
      "name": "nftClaimed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "gift",
            "type": "pubkey"
          },
          {
            "name": "holder",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "index",
            "type": "u32"
          },
          {
            "name": "ts",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "coinsReturned",
      "docs": [
        "`lamports` is the rent of the closed vault, or 0 if its payer could not receive it."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "authority",
            "type": "pubkey"
          },
          {
            "name": "destination",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "amount",
            "type": "u64"
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
      "name": "nftReturned",
      "docs": [
        "`amount` is 0 if the gift was taken; `lamports` is the rent of the gift and its escrow."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "gift",
            "type": "pubkey"
          },
          {
            "name": "authority",
            "type": "pubkey"
          },
          {
            "name": "mint",
            "type": "pubkey"
          },
          {
            "name": "destination",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "number",
            "type": "u32"
          },
          {
            "name": "amount",
            "type": "u64"
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
      "name": "claimPageClosed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "claimPage",
            "type": "pubkey"
          },
          {
            "name": "authority",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "number",
            "type": "u16"
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
      "name": "campaignClosed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "campaign",
            "type": "pubkey"
          },
          {
            "name": "authority",
            "type": "pubkey"
          },
          {
            "name": "rentPayer",
            "type": "pubkey"
          },
          {
            "name": "claimedCount",
            "type": "u32"
          },
          {
            "name": "claimedGift",
            "type": "u64"
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
    }
  ]
};
