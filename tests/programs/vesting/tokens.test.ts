import {
  createFreezeAccountInstruction,
  createInitializeMetadataPointerInstruction,
  createInitializeMint2Instruction,
  createInitializeTransferFeeConfigInstruction,
  createThawAccountInstruction,
  ExtensionType,
  getMintLen,
} from "@solana/spl-token";
import { type PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { TOKEN_2022_PROGRAM_ADDRESS as TOKEN_2022 } from "~programs/addresses.ts";
import * as vesting from "~programs/vesting.ts";
import { FIRST_TS, type Machine, machineNames, openMachine } from "../machine.ts";
import {
  AMOUNT,
  createMint,
  findGrant,
  grantWish,
  inputOf,
  type Mint,
  openGrant,
  person,
  refusal,
  run,
  tokenAmount,
} from "./fixtures.ts";

type Extend = (mint: PublicKey, authority: PublicKey) => TransactionInstruction;

const transferFee: Extend = (mint, by) => createInitializeTransferFeeConfigInstruction(mint, by, by, 0, 0n, TOKEN_2022);
const metadataPointer: Extend = (mint, by) => createInitializeMetadataPointerInstruction(mint, by, mint, TOKEN_2022);

/** The tests of coin pools check which extensions are accepted at all, because the code is the same. */
describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  async function extendedMint(type: ExtensionType, extend: Extend): Promise<Mint> {
    const [mint, authority] = [person("extended mint"), person("mint authority")];
    const space = getMintLen([type]);
    const create = SystemProgram.createAccount({
      fromPubkey: machine.payer.publicKey,
      newAccountPubkey: mint.publicKey,
      lamports: Number(await machine.minimumRent(space)),
      space,
      programId: TOKEN_2022,
    });
    const { publicKey: by } = authority;
    const init = createInitializeMint2Instruction(mint.publicKey, 6, by, by, TOKEN_2022);
    await run(machine, [create, extend(mint.publicKey, by), init], [mint]);
    return { address: mint.publicKey, tokenProgram: TOKEN_2022, authority };
  }

  it("grants a coin with metadata of Token-2022 from the first unit to the last", async () => {
    await machine.setNow(FIRST_TS);
    const coin = await extendedMint(ExtensionType.MetadataPointer, metadataPointer);
    const grant = await openGrant(machine, { coin });
    await machine.setNow(FIRST_TS + 400n);
    await run(machine, vesting.claim(inputOf(grant)), [grant.beneficiary]);
    await run(machine, vesting.revoke(inputOf(grant)), [grant.creator]);
    expect(await tokenAmount(machine, grant.beneficiaryToken)).toBe((AMOUNT * 4n) / 10n);
    expect(await findGrant(machine, grant.address)).toBeNull();
  });

  it("refuses a coin that taxes transfers", async () => {
    await machine.setNow(FIRST_TS);
    const coin = await extendedMint(ExtensionType.TransferFeeConfig, transferFee);
    const { wish, signers } = await grantWish(machine, { coin });
    expect(await refusal(machine, vesting.createGrant(wish), signers)).toBe("UnsupportedMintExtension");
  });

  it("a mint's freeze authority can delay a payment, but nothing is lost once it thaws the account", async () => {
    await machine.setNow(FIRST_TS);
    const coin = await createMint(machine, { freezable: true });
    const grant = await openGrant(machine, { coin });
    const { authority, address } = coin;
    await run(machine, createFreezeAccountInstruction(grant.vault, address, authority.publicKey), [authority]);
    await machine.setNow(FIRST_TS + 1_000n);
    const claim = vesting.claim(inputOf(grant));
    expect(await refusal(machine, claim, [grant.beneficiary])).toBe("token: AccountFrozen");
    await run(machine, createThawAccountInstruction(grant.vault, address, authority.publicKey), [authority]);
    expect(await refusal(machine, claim, [grant.beneficiary])).toBeNull();
    expect(await tokenAmount(machine, grant.beneficiaryToken)).toBe(AMOUNT);
  });
});
