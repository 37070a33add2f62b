import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_METADATA_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "./addresses.ts";
import { DEED_PROGRAMS as OURS } from "./idl/deed-instructions.ts";

/** What both token programs do with a mint. Powers over it go to a wallet, or are given up. */
const MINTS = {
  initializeMint2: { tag: "14", accounts: "mint", args: "decimals:u8 authority:pubkey hasFreeze:u8 freeze:pubkey" },
  mintTo: { tag: "0e", accounts: "mint account authority", args: "amount:u64 decimals:u8" },
  handMinting: { tag: "060001", accounts: "mint authority", args: "to:pubkey" },
  dropMinting: { tag: "060000", accounts: "mint authority", args: "" },
  handFreezing: { tag: "060101", accounts: "mint authority", args: "to:pubkey" },
  dropFreezing: { tag: "060100", accounts: "mint authority", args: "" },
} as const;

const DELEGATION =
  "record delegate metadata edition tokenRecord mint token authority payer systemProgram sysvar tokenProgram rulesProgram rules";

/**
 * The instructions that the wallet of an authority signs in the staff area: those of our programs, and of Token Metadata, which
 * has no IDL here. `nft-acts.ts` and `token-metadata.ts` write the latter.
 */
export const DEED_PROGRAMS = {
  ...OURS,
  // beside what everybody's transactions may call of the token program (app/domain/solana/decode.ts)
  mints: {
    address: TOKEN_PROGRAM_ADDRESS.toBase58(),
    instructions: MINTS,
  },
  mints2022: {
    address: TOKEN_2022_PROGRAM_ADDRESS.toBase58(),
    instructions: {
      ...MINTS,
      pointToMetadata: { tag: "2700", accounts: "mint", args: "authority:pubkey at:pubkey" },
      describe: {
        tag: "d2e11ea258b84d8d",
        accounts: "metadata updateAuthority mint mintAuthority",
        args: "name:text symbol:text uri:text",
      },
    },
  },
  tokenMetadata: {
    address: TOKEN_METADATA_PROGRAM_ADDRESS.toBase58(),
    instructions: {
      verifyCreator: {
        tag: "3400",
        accounts:
          "creator delegateRecord metadata collection collectionMetadata collectionEdition systemProgram sysvar",
        args: "",
      },
      unverifyCreator: {
        tag: "3500",
        accounts: "creator delegateRecord metadata collection collectionMetadata systemProgram sysvar",
        args: "",
      },
      // nothing but the authority: no data, and then neither of two flags
      setUpdateAuthority: {
        tag: "0f0001",
        accounts: "metadata updateAuthority",
        args: "newAuthority:pubkey sold:u8 mutable:u8",
      },
      createCollection: {
        tag: "2a00",
        accounts: "metadata edition mint mintAuthority payer updateAuthority systemProgram sysvar tokenProgram",
        args: "name:text symbol:text uri:text royaltyBps:u16 hasCreators:u8 creators:u32 creator:pubkey verified:u8 share:u8 sold:u8 mutable:u8 standard:u8 collection:u8 uses:u8 hasDetails:u8 details:u8 size:u64 rules:u8 hasDecimals:u8 decimals:u8 hasPrints:u8 prints:u8",
      },
      describeCoin: {
        tag: "21",
        accounts: "metadata mint mintAuthority payer updateAuthority systemProgram",
        args: "name:text symbol:text uri:text royaltyBps:u16 creators:u8 collection:u8 uses:u8 mutable:u8 details:u8",
      },
      mintOne: {
        tag: "2b00",
        accounts:
          "token owner metadata edition tokenRecord mint authority delegateRecord payer systemProgram sysvar tokenProgram tokenAccounts rulesProgram rules",
        args: "amount:u64 hasData:u8",
      },
      delegateCollection: { tag: "2c0000", accounts: DELEGATION, args: "" },
      delegateData: { tag: "2c0300", accounts: DELEGATION, args: "" },
    },
  },
} as const;
