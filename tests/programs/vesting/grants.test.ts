import { createCloseAccountInstruction, createTransferCheckedInstruction } from "@solana/spl-token";
import { type PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findGrantAddress, findGrantVaultAddress } from "~programs/addresses.ts";
import * as vesting from "~programs/vesting.ts";
import { FIRST_TS, type Machine, machineNames, openMachine } from "../machine.ts";
import {
  AMOUNT,
  COIN,
  createMint,
  eventsOf,
  findGrant,
  give,
  grantWish,
  inputOf,
  lamportsOf,
  type OpenGrant,
  openGrant,
  person,
  readGrant,
  refusal,
  run,
  SCHEDULE,
  tokenAmount,
  wallet,
} from "./fixtures.ts";

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  /** At an offset from the start of a schedule. */
  const at = (seconds: bigint) => machine.setNow(FIRST_TS + seconds);
  const open = async (options: Parameters<typeof openGrant>[1] = {}) => {
    await at(0n);
    return openGrant(machine, options);
  };
  const claim = (grant: OpenGrant, amountRaw?: bigint) =>
    refusal(machine, vesting.claim({ ...inputOf(grant), amountRaw }), [grant.beneficiary]);
  const revoke = (grant: OpenGrant) => refusal(machine, vesting.revoke(inputOf(grant)), [grant.creator]);
  const paidTo = (grant: OpenGrant) => tokenAmount(machine, grant.beneficiaryToken);
  const donate = async (grant: OpenGrant, amountRaw: bigint) => {
    const stranger = await wallet(machine, "stranger");
    const from = await give(machine, grant.coin, stranger.publicKey, amountRaw);
    const { mint, vault, tokenProgram } = grant;
    const by = stranger.publicKey;
    const send = createTransferCheckedInstruction(from, mint, vault, by, amountRaw, 6, [], tokenProgram);
    await run(machine, send, [stranger]);
  };

  describe("making a grant", () => {
    it("fills the vault, writes what was agreed, and takes rent from who pays it", async () => {
      await at(0n);
      const payer = await wallet(machine, "payer");
      const before = await lamportsOf(machine, payer.publicKey);
      const { wish, signers, creatorToken } = await grantWish(machine, { payer, grantId: 2n ** 64n - 1n });
      const outcome = await run(machine, vesting.createGrant(wish), signers);
      const address = findGrantAddress({ creator: wish.creator, grantId: wish.grantId });
      const vault = findGrantVaultAddress(address);
      expect(await readGrant(machine, address)).toMatchObject({
        version: 1,
        grantId: 2n ** 64n - 1n,
        plan: "team 2026",
        totalRaw: AMOUNT,
        claimedRaw: 0n,
        returnedRaw: 0n,
        revokedTs: 0n,
        lastTs: FIRST_TS,
        pendingBeneficiary: null,
        isRevocable: true,
        decimals: 6,
        ...SCHEDULE,
      });
      expect(await tokenAmount(machine, vault)).toBe(AMOUNT);
      expect(await tokenAmount(machine, creatorToken)).toBe(0n);
      const rent = (await lamportsOf(machine, address)) + (await lamportsOf(machine, vault));
      expect(before - (await lamportsOf(machine, payer.publicKey))).toBe(rent);
      expect(eventsOf(outcome)).toMatchObject([
        {
          name: "grantCreated",
          data: {
            grant: address.toBase58(),
            creator: wish.creator.toBase58(),
            beneficiary: wish.beneficiary.toBase58(),
            rentPayer: payer.publicKey.toBase58(),
            mint: wish.mint.toBase58(),
            vault: vault.toBase58(),
            total: AMOUNT,
            stepSeconds: 0,
            isRevocable: 1,
            ts: FIRST_TS,
          },
        },
      ]);
    });

    it("with the same id fails and takes nothing, so that a batch can be sent again", async () => {
      const grant = await open();
      const { wish, creatorToken } = await grantWish(machine, { ...grant });
      expect(await refusal(machine, vesting.createGrant(wish), [grant.creator])).toBe("AccountAlreadyExists");
      expect(await tokenAmount(machine, creatorToken)).toBe(AMOUNT);
    });

    it("that has ended fails, so that a batch sent again later pays no finished grant twice", async () => {
      const grant = await open();
      await at(1_000n);
      expect(await claim(grant)).toBeNull();
      expect(await findGrant(machine, grant.address)).toBeNull();
      const { wish } = await grantWish(machine, { ...grant });
      expect(await refusal(machine, vesting.createGrant(wish), [grant.creator])).toBe("ScheduleEnded");
    });

    const start = FIRST_TS;
    it.each([
      ["no amount", { amountRaw: 0n }, "ZeroAmount"],
      ["more than there is", { amountRaw: AMOUNT + 1n }, "token: InsufficientFunds"],
      ["the cliff before the start", { schedule: { cliffTs: start - 1n } }, "ScheduleOutOfOrder"],
      ["the end before the cliff", { schedule: { cliffTs: start + 1_001n } }, "ScheduleOutOfOrder"],
      [
        "no time at all",
        { schedule: { startTs: start + 9n, cliffTs: start + 9n, endTs: start + 9n } },
        "ScheduleOutOfOrder",
      ],
      ["an end that is now", { schedule: { startTs: start - 9n, cliffTs: start, endTs: start } }, "ScheduleEnded"],
      ["milliseconds for seconds", { schedule: { endTs: start * 1_000n } }, "ScheduleTooLong"],
      ["a step longer than the whole", { schedule: { stepSeconds: 1_001 } }, "StepTooLong"],
    ])("is refused with %s", async (_, change, error) => {
      await at(0n);
      const { wish, signers } = await grantWish(machine);
      const schedule = { ...wish.schedule, ...("schedule" in change ? change.schedule : {}) };
      const bad = { ...wish, ...change, schedule };
      expect(await refusal(machine, vesting.createGrant(bad), signers)).toBe(error);
      expect(await findGrant(machine, findGrantAddress(wish))).toBeNull();
    });

    it("is refused without a beneficiary", async () => {
      await at(0n);
      const { wish, signers } = await grantWish(machine);
      const nobody = { ...wish, beneficiary: SystemProgram.programId };
      expect(await refusal(machine, vesting.createGrant(nobody), signers)).toBe("BeneficiaryMissing");
    });

    it("works at addresses to which somebody has sent lamports", async () => {
      await at(0n);
      const { wish, signers } = await grantWish(machine);
      const address = findGrantAddress(wish);
      const vault = findGrantVaultAddress(address);
      for (const place of [address, vault]) {
        const gift = { owner: SystemProgram.programId, lamports: 890_880n, data: Buffer.alloc(0), executable: false };
        await machine.setAccount(place, gift);
      }
      await run(machine, vesting.createGrant(wish), signers);
      expect(await tokenAmount(machine, vault)).toBe(AMOUNT);
    });
  });

  describe("claiming", () => {
    it("in parts pays as much as at once, and the last unit closes the grant", async () => {
      const payer = await wallet(machine, "payer");
      const before = await lamportsOf(machine, payer.publicKey);
      const grant = await open({ payer });
      await at(400n);
      expect(await claim(grant, 150n * COIN)).toBeNull();
      expect(await claim(grant, 1n)).toBeNull();
      expect(await readGrant(machine, grant.address)).toMatchObject({ claimedRaw: 150n * COIN + 1n });
      expect(await claim(grant)).toBeNull();
      expect(await paidTo(grant)).toBe(400n * COIN);
      await at(1_000n);
      expect(await claim(grant)).toBeNull();
      expect(await paidTo(grant)).toBe(AMOUNT);
      expect(await findGrant(machine, grant.address)).toBeNull();
      expect(await machine.getAccount(grant.vault)).toBeNull();
      expect(await lamportsOf(machine, payer.publicKey)).toBe(before);
    });

    it("tells in its event what was paid and what rent went back", async () => {
      const grant = await open();
      await at(500n);
      const part = await run(machine, vesting.claim({ ...inputOf(grant), amountRaw: COIN }), [grant.beneficiary]);
      const data = { grant: grant.address.toBase58(), beneficiary: grant.beneficiary.publicKey.toBase58() };
      const first = { ...data, amount: COIN, surplus: 0n, rentReturned: 0n, ts: FIRST_TS + 500n };
      expect(eventsOf(part)).toEqual([{ name: "claimed", data: first }]);
      const rent = (await lamportsOf(machine, grant.address)) + (await lamportsOf(machine, grant.vault));
      await at(1_000n);
      const last = await run(machine, vesting.claim(inputOf(grant)), [grant.beneficiary]);
      const rest = { ...data, amount: AMOUNT - COIN, surplus: 0n, rentReturned: rent, ts: FIRST_TS + 1_000n };
      expect(eventsOf(last)).toEqual([{ name: "claimed", data: rest }]);
    });

    it("refuses a claim of nothing, of more than is due, and of anything twice", async () => {
      const grant = await open();
      await at(500n);
      expect(await claim(grant, 0n)).toBe("ZeroAmount");
      expect(await claim(grant, 500n * COIN + 1n)).toBe("AmountAboveDue");
      expect(await claim(grant, 500n * COIN)).toBeNull();
      expect(await claim(grant)).toBe("NothingToClaim");
      expect(await claim(grant, 1n)).toBe("NothingToClaim");
      expect(await paidTo(grant)).toBe(500n * COIN);
    });

    it("takes nothing back and gives nothing twice if the clock goes back", async () => {
      const grant = await open();
      await at(500n);
      expect(await claim(grant, COIN)).toBeNull();
      await at(50n);
      // the grant has seen second 500, so what was due then is due now
      expect(await claim(grant)).toBeNull();
      expect(await paidTo(grant)).toBe(500n * COIN);
      expect(await claim(grant)).toBe("NothingToClaim");
    });

    it("pays into any token account of the beneficiary, and into nobody else's", async () => {
      const grant = await open();
      await at(500n);
      const strangers = await give(machine, grant.coin, person("stranger").publicKey, 0n);
      const elsewhere = vesting.claim({ ...inputOf(grant), beneficiaryToken: strangers });
      expect(await refusal(machine, elsewhere, [grant.beneficiary])).toBe("WrongTokenAccount");
    });

    it("gives what others sent into the vault out with the last payment, so that no dust keeps it open", async () => {
      const grant = await open();
      await donate(grant, 1n);
      await at(999n);
      expect(await claim(grant)).toBeNull();
      expect(await paidTo(grant)).toBe(999n * COIN);
      await at(1_000n);
      const last = await run(machine, vesting.claim(inputOf(grant)), [grant.beneficiary]);
      expect(eventsOf(last)).toMatchObject([{ data: { amount: COIN, surplus: 1n } }]);
      expect(await paidTo(grant)).toBe(AMOUNT + 1n);
      expect(await machine.getAccount(grant.vault)).toBeNull();
    });

    it("pays even where the rent payer has become a program, and leaves both accounts empty", async () => {
      const payer = await wallet(machine, "payer");
      const grant = await open({ payer });
      const gone = await machine.getAccount(payer.publicKey);
      if (gone) await machine.setAccount(payer.publicKey, { ...gone, owner: grant.tokenProgram });
      await at(1_000n);
      const instruction = readOnly(vesting.claim(inputOf(grant)), payer.publicKey);
      expect(await refusal(machine, instruction, [grant.beneficiary])).toBeNull();
      expect(await paidTo(grant)).toBe(AMOUNT);
      expect(await tokenAmount(machine, grant.vault)).toBe(0n);
      expect(await refusal(machine, instruction, [grant.beneficiary])).toBe("NothingToClaim");
    });

    it("cannot keep the rent from an ordinary payer by passing it read-only", async () => {
      const payer = await wallet(machine, "payer");
      const grant = await open({ payer });
      await at(1_000n);
      const instruction = readOnly(vesting.claim(inputOf(grant)), payer.publicKey);
      expect(await refusal(machine, instruction, [grant.beneficiary])).toBe("AccountNotWritable");
    });
  });

  describe("revoking", () => {
    it("keeps what has vested for the beneficiary and returns the rest at once", async () => {
      const grant = await open();
      await at(300n);
      expect(await claim(grant, 100n * COIN)).toBeNull();
      await at(600n);
      const outcome = await run(machine, vesting.revoke(inputOf(grant)), [grant.creator]);
      expect(eventsOf(outcome)).toMatchObject([
        { name: "revoked", data: { kept: 600n * COIN, returned: 400n * COIN, surplus: 0n, rentReturned: 0n } },
      ]);
      expect(await tokenAmount(machine, grant.creatorToken)).toBe(400n * COIN);
      expect(await readGrant(machine, grant.address)).toMatchObject({
        returnedRaw: 400n * COIN,
        revokedTs: FIRST_TS + 600n,
      });
      await at(5_000n);
      expect(await claim(grant, 500n * COIN + 1n)).toBe("AmountAboveDue");
      expect(await claim(grant)).toBeNull();
      expect(await paidTo(grant)).toBe(600n * COIN);
      expect(await findGrant(machine, grant.address)).toBeNull();
    });

    it("before the cliff returns everything and closes the grant", async () => {
      const grant = await open();
      const before = await lamportsOf(machine, grant.rentPayer);
      await at(99n);
      expect(await revoke(grant)).toBeNull();
      expect(await tokenAmount(machine, grant.creatorToken)).toBe(AMOUNT);
      expect(await findGrant(machine, grant.address)).toBeNull();
      expect(await machine.getAccount(grant.vault)).toBeNull();
      expect(await lamportsOf(machine, grant.rentPayer)).toBeGreaterThan(before);
    });

    it("when all that has vested was claimed closes the grant", async () => {
      const grant = await open();
      await at(300n);
      expect(await claim(grant)).toBeNull();
      expect(await revoke(grant)).toBeNull();
      expect(await findGrant(machine, grant.address)).toBeNull();
      expect(await tokenAmount(machine, grant.creatorToken)).toBe(700n * COIN);
    });

    it("is never backdated: the clock going back takes nothing that had vested", async () => {
      const grant = await open();
      await at(600n);
      expect(await claim(grant, 1n)).toBeNull();
      await at(150n);
      expect(await revoke(grant)).toBeNull();
      expect(await readGrant(machine, grant.address)).toMatchObject({
        revokedTs: FIRST_TS + 600n,
        returnedRaw: 400n * COIN,
      });
    });

    it("is refused for an irrevocable grant, a second time, after the end, and to anybody but the creator", async () => {
      const forGood = await open({ isRevocable: false });
      await at(500n);
      expect(await revoke(forGood)).toBe("GrantNotRevocable");
      const grant = await open();
      await at(500n);
      const stranger = await wallet(machine, "stranger");
      const token = await give(machine, grant.coin, stranger.publicKey, 0n);
      const theft = vesting.revoke({ grant, creator: stranger.publicKey, creatorToken: token });
      expect(await refusal(machine, theft, [stranger])).toBe("WrongCreator");
      expect(await revoke(grant)).toBeNull();
      expect(await revoke(grant)).toBe("GrantAlreadyRevoked");
      const ended = await open();
      await at(1_000n);
      expect(await revoke(ended)).toBe("NothingToRevoke");
      expect(await tokenAmount(machine, ended.vault)).toBe(AMOUNT);
    });
  });

  describe("handing over", () => {
    const propose = (grant: OpenGrant, to: PublicKey | null) => {
      const by = { grant: grant.address, beneficiary: grant.beneficiary.publicKey };
      return refusal(machine, vesting.proposeBeneficiary({ ...by, newBeneficiary: to }), [grant.beneficiary]);
    };

    it("needs both wallets: the old beneficiary keeps everything until the new one accepts", async () => {
      const grant = await open();
      const heir = await wallet(machine, "heir");
      const heirToken = await give(machine, grant.coin, heir.publicKey, 0n);
      expect(await propose(grant, heir.publicKey)).toBeNull();
      await at(500n);
      const asHeir = vesting.claim({ grant, beneficiary: heir.publicKey, beneficiaryToken: heirToken });
      expect(await refusal(machine, asHeir, [heir])).toBe("WrongBeneficiary");
      expect(await claim(grant, 100n * COIN)).toBeNull();
      const accept = vesting.acceptBeneficiary({ grant: grant.address, newBeneficiary: heir.publicKey });
      expect(eventsOf(await run(machine, accept, [heir]))).toMatchObject([
        {
          name: "beneficiaryAccepted",
          data: {
            oldBeneficiary: grant.beneficiary.publicKey.toBase58(),
            newBeneficiary: heir.publicKey.toBase58(),
          },
        },
      ]);
      expect(await claim(grant)).toBe("WrongBeneficiary");
      expect(await refusal(machine, asHeir, [heir])).toBeNull();
      expect(await tokenAmount(machine, heirToken)).toBe(400n * COIN);
      expect(await refusal(machine, accept, [heir])).toBe("NoPendingBeneficiary");
    });

    it("can be withdrawn before it was accepted, and goes to the last who was named", async () => {
      const grant = await open();
      const [first, second] = [person("first"), person("second")];
      const accept = (who: typeof first) =>
        refusal(machine, vesting.acceptBeneficiary({ grant: grant.address, newBeneficiary: who.publicKey }), [who]);
      expect(await propose(grant, first.publicKey)).toBeNull();
      expect(await propose(grant, null)).toBeNull();
      expect(await accept(first)).toBe("NoPendingBeneficiary");
      expect(await propose(grant, first.publicKey)).toBeNull();
      expect(await propose(grant, second.publicKey)).toBeNull();
      expect(await accept(first)).toBe("NotProposed");
      expect(await accept(second)).toBeNull();
    });

    it("belongs to the beneficiary alone: the creator can neither name nor keep a beneficiary", async () => {
      const grant = await open();
      const { creator, address } = grant;
      const offer = { grant: address, beneficiary: creator.publicKey, newBeneficiary: creator.publicKey };
      expect(await refusal(machine, vesting.proposeBeneficiary(offer), [creator])).toBe("WrongBeneficiary");
    });

    it("of a revoked grant still carries what was kept", async () => {
      const grant = await open();
      await at(500n);
      expect(await revoke(grant)).toBeNull();
      const heir = await wallet(machine, "heir");
      const beneficiaryToken = await give(machine, grant.coin, heir.publicKey, 0n);
      expect(await propose(grant, heir.publicKey)).toBeNull();
      const accept = vesting.acceptBeneficiary({ grant: grant.address, newBeneficiary: heir.publicKey });
      const take = vesting.claim({ grant, beneficiary: heir.publicKey, beneficiaryToken });
      await run(machine, [accept, take], [heir]);
      expect(await tokenAmount(machine, beneficiaryToken)).toBe(500n * COIN);
    });
  });

  it("nothing but the program moves or closes a vault", async () => {
    const grant = await open();
    const { creator, beneficiary, vault, mint, tokenProgram, creatorToken } = grant;
    for (const thief of [creator, beneficiary]) {
      const by = thief.publicKey;
      const take = createTransferCheckedInstruction(vault, mint, creatorToken, by, 1n, 6, [], tokenProgram);
      expect(await refusal(machine, take, [thief])).toBe("token: OwnerMismatch");
      const close = createCloseAccountInstruction(vault, by, by, [], tokenProgram);
      expect(await refusal(machine, close, [thief])).not.toBeNull();
    }
    expect(await tokenAmount(machine, vault)).toBe(AMOUNT);
  });

  it("pays a beneficiary whose key is the mint of the grant's own coin", async () => {
    const beneficiary = person("mint key");
    const { address, ...coin } = await createMint(machine);
    await machine.setAccount(beneficiary.publicKey, await machine.getAccount(address));
    const grant = await open({ coin: { ...coin, address: beneficiary.publicKey }, beneficiary });
    await at(1_000n);
    expect(await claim(grant)).toBeNull();
    expect(await paidTo(grant)).toBe(AMOUNT);
    expect(await findGrant(machine, grant.address)).toBeNull();
  });

  it("a closed grant can be neither claimed nor revived within one transaction", async () => {
    const grant = await open();
    await at(1_000n);
    const take = vesting.claim(inputOf(grant));
    expect(await refusal(machine, [take, take], [grant.beneficiary])).toBe("WrongAccountType");
    const revive = SystemProgram.transfer({
      fromPubkey: machine.payer.publicKey,
      toPubkey: grant.address,
      lamports: 10_000_000,
    });
    expect(await refusal(machine, [take, revive, take], [grant.beneficiary])).toBe("WrongAccountType");
    expect(await tokenAmount(machine, grant.vault)).toBe(AMOUNT);
  });
});

/** The instruction with one account passed read-only. */
function readOnly({ programId, keys, data }: TransactionInstruction, address: PublicKey): TransactionInstruction {
  const changed = keys.map((key) => (key.pubkey.equals(address) ? { ...key, isWritable: false } : key));
  return new TransactionInstruction({ programId, keys: changed, data });
}
