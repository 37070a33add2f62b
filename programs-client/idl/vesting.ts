/** The IDL of vesting.json as Anchor's Program type takes it. Generated: npm run programs:build. */
export type Vesting = {
  "address": "EaqdgkmQJEfkvkhCyAavhJaAUtVCauA3FyLCK6MSz53",
  "metadata": {
    "name": "vesting",
    "version": "0.1.0",
    "spec": "0.1.0",
    "description": "Grants: a coin that becomes its holder's over time"
  },
  "instructions": [
    {
      "name": "createGrant",
      "docs": [
        "Creates a grant and pays all of it into its vault. Using an id twice fails, so that a batch",
        "can safely be sent again."
      ],
      "discriminator": [
        19,
        119,
        176,
        223,
        45,
        142,
        225,
        156
      ],
      "accounts": [
        {
          "name": "grant",
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
          "name": "creatorToken",
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
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "grantId",
          "type": "u64"
        },
        {
          "name": "beneficiary",
          "type": "pubkey"
        },
        {
          "name": "amount",
          "type": "u64"
        },
        {
          "name": "startTs",
          "type": "i64"
        },
        {
          "name": "cliffTs",
          "type": "i64"
        },
        {
          "name": "endTs",
          "type": "i64"
        },
        {
          "name": "stepSeconds",
          "type": "u32"
        },
        {
          "name": "isRevocable",
          "type": "bool"
        },
        {
          "name": "plan",
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
      "name": "claim",
      "docs": [
        "Pays `amount` of what has vested; the largest u64 asks for all of it. The last payment",
        "closes the grant."
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
          "name": "grant",
          "writable": true
        },
        {
          "name": "beneficiary",
          "signer": true
        },
        {
          "name": "rentPayer",
          "writable": true
        },
        {
          "name": "beneficiaryToken",
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
        }
      ]
    },
    {
      "name": "revoke",
      "docs": [
        "Ends a revocable grant at the current time, never at an earlier one. The beneficiary can",
        "still claim what has vested; the rest goes back to the creator."
      ],
      "discriminator": [
        170,
        23,
        31,
        34,
        133,
        173,
        93,
        242
      ],
      "accounts": [
        {
          "name": "grant",
          "writable": true
        },
        {
          "name": "creator",
          "signer": true
        },
        {
          "name": "rentPayer",
          "writable": true
        },
        {
          "name": "creatorToken",
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
      "name": "proposeBeneficiary",
      "docs": [
        "Proposes a new beneficiary, who has to accept. Proposing the default key withdraws",
        "the proposal."
      ],
      "discriminator": [
        246,
        96,
        187,
        232,
        161,
        62,
        153,
        83
      ],
      "accounts": [
        {
          "name": "grant",
          "writable": true
        },
        {
          "name": "beneficiary",
          "signer": true
        }
      ],
      "args": [
        {
          "name": "newBeneficiary",
          "type": "pubkey"
        }
      ]
    },
    {
      "name": "acceptBeneficiary",
      "docs": [
        "Makes the key that was proposed, which has to sign, the beneficiary of all that was not",
        "claimed yet."
      ],
      "discriminator": [
        85,
        91,
        40,
        96,
        188,
        166,
        162,
        38
      ],
      "accounts": [
        {
          "name": "grant",
          "writable": true
        },
        {
          "name": "newBeneficiary",
          "signer": true
        }
      ],
      "args": []
    }
  ],
  "accounts": [
    {
      "name": "grant",
      "discriminator": [
        161,
        166,
        11,
        205,
        204,
        135,
        205,
        54
      ]
    }
  ],
  "events": [
    {
      "name": "grantCreated",
      "discriminator": [
        162,
        254,
        131,
        56,
        65,
        214,
        85,
        6
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
      "name": "revoked",
      "discriminator": [
        113,
        216,
        148,
        99,
        124,
        184,
        0,
        65
      ]
    },
    {
      "name": "beneficiaryProposed",
      "discriminator": [
        147,
        35,
        97,
        194,
        170,
        22,
        236,
        5
      ]
    },
    {
      "name": "beneficiaryAccepted",
      "discriminator": [
        158,
        5,
        68,
        212,
        152,
        83,
        44,
        250
      ]
    }
  ],
  "errors": [
    {
      "code": 6000,
      "name": "wrongBeneficiary",
      "msg": "The grant belongs to another beneficiary"
    },
    {
      "code": 6001,
      "name": "wrongCreator",
      "msg": "The grant was made by another key"
    },
    {
      "code": 6002,
      "name": "noPendingBeneficiary",
      "msg": "No new beneficiary was proposed"
    },
    {
      "code": 6003,
      "name": "notProposed",
      "msg": "Another key was proposed as beneficiary"
    },
    {
      "code": 6004,
      "name": "beneficiaryMissing",
      "msg": "A grant needs a beneficiary"
    },
    {
      "code": 6005,
      "name": "zeroAmount",
      "msg": "The amount is zero"
    },
    {
      "code": 6006,
      "name": "scheduleOutOfOrder",
      "msg": "Start, cliff and end stand in this order, the end after the start"
    },
    {
      "code": 6007,
      "name": "scheduleEnded",
      "msg": "The end is not after now"
    },
    {
      "code": 6008,
      "name": "scheduleTooLong",
      "msg": "The end is more than 4,294,967,295 seconds after the start or after now"
    },
    {
      "code": 6009,
      "name": "stepTooLong",
      "msg": "A step is at most the whole time from start to end"
    },
    {
      "code": 6010,
      "name": "nothingToClaim",
      "msg": "There is nothing to claim yet"
    },
    {
      "code": 6011,
      "name": "amountAboveDue",
      "msg": "The amount is above what is due"
    },
    {
      "code": 6012,
      "name": "grantNotRevocable",
      "msg": "The grant was made for good"
    },
    {
      "code": 6013,
      "name": "grantAlreadyRevoked",
      "msg": "The grant was revoked before"
    },
    {
      "code": 6014,
      "name": "nothingToRevoke",
      "msg": "All of the grant has vested"
    },
    {
      "code": 6015,
      "name": "wrongMint",
      "msg": "The mint is not the grant's, or not an initialised mint"
    },
    {
      "code": 6016,
      "name": "wrongVault",
      "msg": "The vault is not the grant's"
    },
    {
      "code": 6017,
      "name": "wrongTokenAccount",
      "msg": "The token account does not fit: program, mint, owner or extension"
    },
    {
      "code": 6018,
      "name": "wrongTokenProgram",
      "msg": "The token program is not the grant's, or not a token program"
    },
    {
      "code": 6019,
      "name": "wrongRentPayer",
      "msg": "The grant's rent was paid by another key"
    },
    {
      "code": 6020,
      "name": "wrongAddress",
      "msg": "The account is not at the address derived from its seeds"
    },
    {
      "code": 6021,
      "name": "wrongAccountType",
      "msg": "The account is not the program's, or not of this type, length and version"
    },
    {
      "code": 6022,
      "name": "accountAlreadyExists",
      "msg": "The account exists already"
    },
    {
      "code": 6023,
      "name": "duplicateAccount",
      "msg": "The same account stands in two places"
    },
    {
      "code": 6024,
      "name": "accountNotWritable",
      "msg": "The account was not passed as writable"
    },
    {
      "code": 6025,
      "name": "unsupportedMintExtension",
      "msg": "The mint has an extension beyond metadata and groups"
    },
    {
      "code": 6026,
      "name": "overflow",
      "msg": "An amount does not fit 64 bits"
    }
  ],
  "types": [
    {
      "name": "grant",
      "docs": [
        "A grant: who gave what to whom, when it vests, and what was paid."
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
            "name": "creator",
            "type": "pubkey"
          },
          {
            "name": "beneficiary",
            "type": "pubkey"
          },
          {
            "name": "pendingBeneficiary",
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
            "name": "plan",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "grantId",
            "type": "u64"
          },
          {
            "name": "total",
            "type": "u64"
          },
          {
            "name": "claimed",
            "type": "u64"
          },
          {
            "name": "returned",
            "type": "u64"
          },
          {
            "name": "startTs",
            "type": "i64"
          },
          {
            "name": "cliffTs",
            "type": "i64"
          },
          {
            "name": "endTs",
            "type": "i64"
          },
          {
            "name": "revokedTs",
            "type": "i64"
          },
          {
            "name": "lastTs",
            "type": "i64"
          },
          {
            "name": "stepSeconds",
            "type": "u32"
          },
          {
            "name": "isRevocable",
            "type": "u8"
          },
          {
            "name": "decimals",
            "type": "u8"
          },
          {
            "name": "spare",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          }
        ]
      }
    },
    {
      "name": "grantCreated",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "grant",
            "type": "pubkey"
          },
          {
            "name": "creator",
            "type": "pubkey"
          },
          {
            "name": "beneficiary",
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
            "name": "plan",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "grantId",
            "type": "u64"
          },
          {
            "name": "total",
            "type": "u64"
          },
          {
            "name": "startTs",
            "type": "i64"
          },
          {
            "name": "cliffTs",
            "type": "i64"
          },
          {
            "name": "endTs",
            "type": "i64"
          },
          {
            "name": "stepSeconds",
            "type": "u32"
          },
          {
            "name": "isRevocable",
            "type": "u8"
          },
          {
            "name": "decimals",
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
      "name": "claimed",
      "docs": [
        "The last payment closes the grant. Then `surplus` is what others had sent into the vault,",
        "which is paid out too, and `rent_returned` is the rent of grant and vault, which its payer",
        "gets back."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "grant",
            "type": "pubkey"
          },
          {
            "name": "beneficiary",
            "type": "pubkey"
          },
          {
            "name": "amount",
            "type": "u64"
          },
          {
            "name": "surplus",
            "type": "u64"
          },
          {
            "name": "rentReturned",
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
      "name": "revoked",
      "docs": [
        "`kept` has vested and belongs to the beneficiary, claimed or not; `returned` went back to",
        "the creator. If nothing is left to pay, the grant is closed as in `Claimed`."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "grant",
            "type": "pubkey"
          },
          {
            "name": "creator",
            "type": "pubkey"
          },
          {
            "name": "kept",
            "type": "u64"
          },
          {
            "name": "returned",
            "type": "u64"
          },
          {
            "name": "surplus",
            "type": "u64"
          },
          {
            "name": "rentReturned",
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
      "name": "beneficiaryProposed",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "grant",
            "type": "pubkey"
          },
          {
            "name": "beneficiary",
            "type": "pubkey"
          },
          {
            "name": "newBeneficiary",
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
      "name": "beneficiaryAccepted",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "grant",
            "type": "pubkey"
          },
          {
            "name": "oldBeneficiary",
            "type": "pubkey"
          },
          {
            "name": "newBeneficiary",
            "type": "pubkey"
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
