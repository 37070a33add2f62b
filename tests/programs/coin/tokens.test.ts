import { createHash } from "node:crypto";
import {
  AccountState,
  createInitializeDefaultAccountStateInstruction,
  createInitializeGroupPointerInstruction,
  createInitializeInterestBearingMintInstruction,
  createInitializeMetadataPointerInstruction,
  createInitializeMint2Instruction,
  createInitializeMintCloseAuthorityInstruction,
  createInitializeNonTransferableMintInstruction,
  createInitializePermanentDelegateInstruction,
  createInitializeTransferFeeConfigInstruction,
  createInitializeTransferHookInstruction,
  ExtensionType,
  getMintLen,
} from "@solana/spl-token";
import { type PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { TOKEN_2022_PROGRAM_ADDRESS as TOKEN_2022 } from "~programs/addresses.ts";
import * as staking from "~programs/staking.ts";
import { type Account, type Machine, machineNames, openMachine } from "../machine.ts";
import {
  CONDITIONS,
  createMint,
  DAY,
  findPosition,
  inputOf,
  type Mint,
  openPool,
  openPosition,
  type Position,
  person,
  refusal,
  run,
  SCG,
  tokenAmount,
  wallet,
} from "./fixtures.ts";

const MINT_BYTES = 165;
const MINT_KIND = 1;
const TOKEN_ACCOUNT_KIND = 2;
const ALLOWED_ON_MINTS = [18, 19, 20, 21, 22, 23];
/** Immutable owner, required memos, CPI guard: what a holder's account may have (tests/programs/switched-accounts.test.ts). */
const ALLOWED_ON_ACCOUNTS = [7, 8, 11];
/** The extensions known today, and some numbers that may become one. */
const EXTENSIONS = [...Array.from({ length: 40 }, (_, i) => i + 1), 255, 65_535];

type Extend = (mint: PublicKey, authority: PublicKey) => TransactionInstruction;

const REFUSED: [string, ExtensionType, Extend][] = [
  [
    "a transfer fee",
    ExtensionType.TransferFeeConfig,
    (mint, by) => createInitializeTransferFeeConfigInstruction(mint, by, by, 0, 0n, TOKEN_2022),
  ],
  [
    "a close authority",
    ExtensionType.MintCloseAuthority,
    (mint, by) => createInitializeMintCloseAuthorityInstruction(mint, by, TOKEN_2022),
  ],
  [
    "accounts frozen by default",
    ExtensionType.DefaultAccountState,
    (mint) => createInitializeDefaultAccountStateInstruction(mint, AccountState.Initialized, TOKEN_2022),
  ],
  [
    "no transfers",
    ExtensionType.NonTransferable,
    (mint) => createInitializeNonTransferableMintInstruction(mint, TOKEN_2022),
  ],
  [
    "interest",
    ExtensionType.InterestBearingConfig,
    (mint, by) => createInitializeInterestBearingMintInstruction(mint, by, 5, TOKEN_2022),
  ],
  [
    "a permanent delegate",
    ExtensionType.PermanentDelegate,
    (mint, by) => createInitializePermanentDelegateInstruction(mint, by, TOKEN_2022),
  ],
  [
    "a transfer hook",
    ExtensionType.TransferHook,
    (mint, by) => createInitializeTransferHookInstruction(mint, by, by, TOKEN_2022),
  ],
];

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  async function extendedMint(extensions: [ExtensionType, Extend][]): Promise<Mint> {
    const [mint, authority] = [person("extended mint"), person("mint authority")];
    const space = getMintLen(extensions.map(([type]) => type));
    const create = SystemProgram.createAccount({
      fromPubkey: machine.payer.publicKey,
      newAccountPubkey: mint.publicKey,
      lamports: Number(await machine.minimumRent(space + 500)),
      space,
      programId: TOKEN_2022,
    });
    const extend = extensions.map(([, instruction]) => instruction(mint.publicKey, authority.publicKey));
    const init = createInitializeMint2Instruction(
      mint.publicKey,
      6,
      authority.publicKey,
      authority.publicKey,
      TOKEN_2022,
    );
    await run(machine, [create, ...extend, init], [mint]);
    return { address: mint.publicKey, tokenProgram: TOKEN_2022, authority };
  }

  /** The result of creating a pool of a mint. */
  async function poolOf(coin: Mint): Promise<string | null> {
    const creator = await wallet(machine, "creator");
    const { address: mint, tokenProgram } = coin;
    const roles = { pauser: creator.publicKey, funder: creator.publicKey };
    const wish = { creator: creator.publicKey, mint, tokenProgram, poolId: 0, conditions: CONDITIONS, ...roles };
    return refusal(machine, staking.createCoinPool(wish), [creator]);
  }

  async function expectWholeLife(coin: Mint) {
    const pool = await openPool(machine, { coin });
    const position = await openPosition(machine, pool);
    await machine.warp(90n * DAY);
    const instructions = [staking.claim(inputOf(position)), staking.unstake(inputOf(position))];
    await run(machine, instructions, [position.holder.wallet]);
    expect(await tokenAmount(machine, position.holder.token)).toBe(1_000_000n * SCG + 14_794_520n);
    expect(await findPosition(machine, position.address)).toBeNull();
  }

  it.each(REFUSED)("refuses a Token-2022 mint with %s", async (_, type, extend) => {
    expect(await poolOf(await extendedMint([[type, extend]]))).toBe("UnsupportedMintExtension");
  });

  it("refuses a forbidden extension beside an allowed one", async () => {
    const [, type, extend] = REFUSED[5] as (typeof REFUSED)[number];
    const coin = await extendedMint([
      [ExtensionType.MetadataPointer, metadataPointer],
      [type, extend],
    ]);
    expect(await poolOf(coin)).toBe("UnsupportedMintExtension");
  });

  it("serves a Token-2022 mint with a metadata pointer and metadata", async () => {
    const coin = await extendedMint([[ExtensionType.MetadataPointer, metadataPointer]]);
    const describeMint = initializeMetadata(coin, "Street Culture Gem", "SCG", "https://example.com/scg.json");
    await run(machine, describeMint, [coin.authority]);
    await expectWholeLife(coin);
  });

  it("serves a Token-2022 mint with a group pointer", async () => {
    const pointer: Extend = (mint, by) => createInitializeGroupPointerInstruction(mint, by, mint, TOKEN_2022);
    await expectWholeLife(await extendedMint([[ExtensionType.GroupPointer, pointer]]));
  });

  it("serves a plain mint of either program", async () => {
    await expectWholeLife(await createMint(machine));
    await expectWholeLife(await createMint(machine, { tokenProgram: TOKEN_2022 }));
  });

  it.each(EXTENSIONS.filter((type) => !ALLOWED_ON_MINTS.includes(type)))(
    "refuses a mint with extension %d, whatever it means",
    async (type) => {
      const coin = await createMint(machine, { tokenProgram: TOKEN_2022 });
      const sound = (await machine.getAccount(coin.address)) as Account;
      await machine.setAccount(coin.address, extended(sound, MINT_KIND, [type, 8]));
      expect(await poolOf(coin)).toBe("UnsupportedMintExtension");
      await machine.setAccount(coin.address, sound);
      expect(await poolOf(coin)).toBeNull();
    },
  );

  it.each([
    ["an entry longer than the account", extendedWith([18, 0, 9, 0, 1])],
    ["an entry without a length", extendedWith([18, 0, 1])],
  ])("refuses a mint with %s", async (_, extend) => {
    const coin = await createMint(machine, { tokenProgram: TOKEN_2022 });
    const sound = (await machine.getAccount(coin.address)) as Account;
    await machine.setAccount(coin.address, extend(sound, MINT_KIND));
    expect(await poolOf(coin)).toBe("UnsupportedMintExtension");
  });

  it.each([
    ["a token account dressed as one", (sound: Account) => extended(sound, TOKEN_ACCOUNT_KIND, [18, 8])],
    ["a multisig's length", (sound: Account) => extended(sound, MINT_KIND, [18, 355 - 170])],
    ["no initialised mint", (sound: Account) => ({ ...sound, data: Buffer.alloc(82) })],
  ])("refuses %s in place of a mint", async (_, disguise) => {
    const coin = await createMint(machine, { tokenProgram: TOKEN_2022 });
    await machine.setAccount(coin.address, disguise((await machine.getAccount(coin.address)) as Account));
    expect(await poolOf(coin)).toBe("WrongMint");
  });

  describe("the holder's own account", () => {
    let position: Position;
    let own: Account;
    beforeAll(async () => {
      const pool = await openPool(machine, { coin: await createMint(machine, { tokenProgram: TOKEN_2022 }) });
      position = await openPosition(machine, pool);
      own = (await machine.getAccount(position.holder.token)) as Account;
      await machine.warp(10n * DAY);
    });

    const attempts = () => [staking.claim(inputOf(position)), staking.unstake(inputOf(position))];

    it.each(EXTENSIONS.filter((type) => !ALLOWED_ON_ACCOUNTS.includes(type)))(
      "may not have extension %d",
      async (type) => {
        await machine.setAccount(position.holder.token, extended(own, TOKEN_ACCOUNT_KIND, [type, 8]));
        for (const instruction of attempts()) {
          expect(await refusal(machine, instruction, [position.holder.wallet])).toBe("WrongTokenAccount");
        }
      },
    );

    it("may not be uninitialised", async () => {
      const data = Buffer.from(own.data);
      data.writeUInt8(0, 108);
      await machine.setAccount(position.holder.token, { ...own, data });
      for (const instruction of attempts()) {
        expect(await refusal(machine, instruction, [position.holder.wallet])).toBe("WrongTokenAccount");
      }
    });

    it("may have an immutable owner, as every associated account does", async () => {
      await machine.setAccount(position.holder.token, own);
      expect(own.data.length).toBe(170);
      expect(await refusal(machine, attempts(), [position.holder.wallet])).toBeNull();
    });
  });
});

function metadataPointer(mint: PublicKey, authority: PublicKey): TransactionInstruction {
  return createInitializeMetadataPointerInstruction(mint, authority, mint, TOKEN_2022);
}

/** Source: spl-token-metadata-interface. */
function initializeMetadata({ address, authority }: Mint, ...texts: string[]): TransactionInstruction {
  const discriminator = createHash("sha256").update("spl_token_metadata_interface:initialize_account").digest();
  const strings = texts.flatMap((text) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    return [length, Buffer.from(text)];
  });
  const keys = [
    { pubkey: address, isSigner: false, isWritable: true },
    { pubkey: authority.publicKey, isSigner: false, isWritable: false },
    { pubkey: address, isSigner: false, isWritable: false },
    { pubkey: authority.publicKey, isSigner: true, isWritable: false },
  ];
  return new TransactionInstruction({
    programId: TOKEN_2022,
    keys,
    data: Buffer.concat([discriminator.subarray(0, 8), ...strings]),
  });
}

/** A mint or token account followed by one entry of a type and a length. */
function extended(sound: Account, kind: number, [type, length]: [number, number]): Account {
  const entry = Buffer.alloc(4 + length);
  entry.writeUInt16LE(type, 0);
  entry.writeUInt16LE(length, 2);
  return extendedWith([...entry])(sound, kind);
}

function extendedWith(bytes: number[]) {
  return (sound: Account, kind: number): Account => {
    const base = Buffer.alloc(MINT_BYTES);
    sound.data.copy(base, 0, 0, MINT_BYTES);
    const data = Buffer.concat([base, Buffer.from([kind]), Buffer.from(bytes)]);
    return { ...sound, data, lamports: sound.lamports + 10_000_000n };
  };
}
