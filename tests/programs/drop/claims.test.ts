import { createHash } from "node:crypto";
import { createAssociatedTokenAccountIdempotentInstruction, createMintToInstruction } from "@solana/spl-token";
import { PublicKey, TransactionMessage } from "@solana/web3.js";
import { beforeEach, describe, expect, it } from "vitest";
import { DROP_PROGRAM_ADDRESS, findAssociatedTokenAddress, findClaimPageAddress } from "~programs/addresses.ts";
import * as drop from "~programs/drop.ts";
import { buildDropTree, dropProof, dropRoot } from "~programs/drop-tree.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import * as f from "./fixtures.ts";

const TRANSACTION_LIMIT = 1_232;

describe.each(machineNames)("claims on %s", (name) => {
  let machine: Machine;
  let coin: f.Mint;
  let holders: f.Recipient[];

  beforeEach(async () => {
    machine ??= await openMachine(name);
    await machine.setNow(f.BEGIN_TS - 3_600n);
    coin = await f.createMint(machine);
    holders = [];
    for (const amountRaw of [5n, 7n, 11n]) holders.push(await f.recipient(machine, coin, amountRaw));
  });

  const open = async (options: f.CoinCampaignOptions = {}) => {
    const campaign = await f.openCoins(machine, holders.map(f.rowOf), { coin, ...options });
    await machine.setNow(f.BEGIN_TS);
    return campaign;
  };
  const walletOf = (index: number) => (holders[index] as f.Recipient).wallet;
  const held = (index: number) => {
    const owner = walletOf(index).publicKey;
    return f.tokenAmount(machine, findAssociatedTokenAddress(coin.address, owner, coin.tokenProgram));
  };
  /** The claim of a place, with one part changed. */
  const claim = (
    campaign: f.CoinCampaign,
    index: number,
    change: Partial<Parameters<typeof drop.claimCoins>[0]> = {},
  ) => {
    const { wallet, amountRaw } = holders[index] as f.Recipient;
    const proof = f.proofOf(campaign, index);
    return drop.claimCoins({ campaign, holder: wallet.publicKey, index, amountRaw, proof, ...change });
  };

  it("gives each holder of the list their coins, once", async () => {
    const campaign = await open();
    for (const [index, { wallet, amountRaw }] of holders.entries()) {
      const outcome = await f.run(machine, f.coinClaim(campaign, index), [wallet]);
      expect(await held(index)).toBe(amountRaw);
      expect(await f.refusal(machine, f.coinClaim(campaign, index), [wallet])).toBe("AlreadyTaken");
      expect(f.eventsOf(outcome)).toEqual([
        {
          name: "coinsClaimed",
          data: {
            campaign: campaign.address.toBase58(),
            holder: wallet.publicKey.toBase58(),
            index,
            amount: amountRaw,
            ts: f.BEGIN_TS,
          },
        },
      ]);
    }
    const books = await f.readCampaign(machine, campaign.address);
    expect([books.claimedCount, books.claimedGiftRaw]).toEqual([3, 23n]);
    expect(await f.tokenAmount(machine, campaign.vault)).toBe(0n);
    const page = await machine.getAccount(findClaimPageAddress({ campaign: campaign.address, number: 0 }));
    const decoded = drop.decodeClaimPage(page?.data ?? Buffer.alloc(0));
    expect([0, 1, 2, 3].map((index) => drop.isTaken(decoded, index))).toEqual([true, true, true, false]);
  });

  it("refuses another holder, amount, place, list or campaign, and leaves the place free", async () => {
    const campaign = await open();
    const other = await open();
    const signer = [walletOf(0)];
    const stranger = await f.recipient(machine, coin);
    const foreign = f.proofOf(other, 0);
    const byStranger = claim(campaign, 0, { holder: stranger.wallet.publicKey });
    expect(await f.refusal(machine, byStranger, [stranger.wallet])).toBe("NotEligible");
    const byNeighbour = claim(campaign, 0, { holder: walletOf(1).publicKey });
    expect(await f.refusal(machine, byNeighbour, [walletOf(1)])).toBe("NotEligible");
    expect(await f.refusal(machine, claim(campaign, 0, { amountRaw: 6n }), signer)).toBe("NotEligible");
    expect(await f.refusal(machine, claim(campaign, 0, { amountRaw: 0n }), signer)).toBe("ZeroAmount");
    expect(await f.refusal(machine, claim(campaign, 0, { index: 1 }), signer)).toBe("NotEligible");
    expect(await f.refusal(machine, claim(campaign, 0, { index: 4 }), signer)).toBe("NotEligible");
    expect(await f.refusal(machine, claim(campaign, 0, { proof: foreign }), signer)).toBe("NotEligible");
    expect(await f.refusal(machine, claim(campaign, 0), signer)).toBeNull();
  });

  it("refuses the list of another program with the same rows", async () => {
    const campaign = await f.draftCoins(machine, holders.map(f.rowOf), { coin });
    const program = f.person("another program").publicKey.toBytes();
    const foreign = buildDropTree({ program, campaign: campaign.address.toBytes() }, campaign.rows);
    const proof = dropProof(foreign, 0);
    await f.fundCampaign(machine, campaign);
    await f.openFilled(machine, campaign);
    await machine.setNow(f.BEGIN_TS);
    expect(await f.refusal(machine, claim(campaign, 0, { proof }), [walletOf(0)])).toBe("NotEligible");
  });

  it("refuses a proof with a sibling too few, too many, or changed by a bit", async () => {
    const campaign = await open();
    const proof = f.proofOf(campaign, 0);
    const [first, ...rest] = proof as [Uint8Array, ...Uint8Array[]];
    const flipped = Uint8Array.from(first, (byte, i) => (i === 31 ? byte ^ 1 : byte));
    const broken = [[], rest, [...proof, new Uint8Array(32)], [flipped, ...rest], [...rest, first]];
    for (const shown of broken) {
      expect(await f.refusal(machine, claim(campaign, 0, { proof: shown }), [walletOf(0)])).toBe("NotEligible");
    }
    const long = claim(campaign, 0, { proof: Array.from({ length: 21 }, () => first) });
    expect(await f.refusal(machine, long, [walletOf(0)])).toBe("InvalidInstructionData");
  });

  it("refuses a node of the tree as a leaf", async () => {
    // the maker of a list could choose a leaf whose bytes read as a node's; the prefixes tell them apart
    const campaign = await open();
    const [leaves, nodes] = campaign.tree.levels as [Uint8Array, Uint8Array];
    const preimage = leaves.slice(0, 64);
    const withoutPrefix = createHash("sha256").update(preimage).digest();
    expect(Buffer.from(nodes.slice(0, 32)).equals(withoutPrefix)).toBe(false);
    const asLeaf = createHash("sha256").update(Buffer.of(0)).update(preimage).digest();
    expect(Buffer.from(nodes.slice(0, 32)).equals(asLeaf)).toBe(false);
    // a proof from the node on has one sibling too few
    const shortened = claim(campaign, 0, { proof: [nodes.slice(32, 64)] });
    expect(await f.refusal(machine, shortened, [walletOf(0)])).toBe("NotEligible");
  });

  it("gives nothing for a place that only fills up the tree", async () => {
    const campaign = await open();
    const proof = [campaign.tree.levels[0]?.slice(64, 96), campaign.tree.levels[1]?.slice(0, 32)] as Uint8Array[];
    const filler = claim(campaign, 0, { index: 3, proof });
    expect(await f.refusal(machine, filler, [walletOf(0)])).toBe("NotEligible");
  });

  it("gives to the first recipients who come if the supply is smaller than the list", async () => {
    const campaign = await open({ supply: 2, totalGiftRaw: 23n });
    await f.run(machine, claim(campaign, 2), [walletOf(2)]);
    await f.run(machine, claim(campaign, 0), [walletOf(0)]);
    expect(await f.refusal(machine, claim(campaign, 1), [walletOf(1)])).toBe("GiftExhausted");
    expect(await f.refusal(machine, claim(campaign, 0), [walletOf(0)])).toBe("AlreadyTaken");
  });

  it("never gives more than the gift, whatever the list promises, even with more in the vault", async () => {
    const campaign = await open({ totalGiftRaw: 12n });
    const { address, authority } = coin;
    const more = createMintToInstruction(address, campaign.vault, authority.publicKey, 100n);
    await f.run(machine, more, [authority]);
    await f.run(machine, claim(campaign, 0), [walletOf(0)]);
    expect(await f.refusal(machine, claim(campaign, 2), [walletOf(2)])).toBe("GiftExhausted");
    await f.run(machine, claim(campaign, 1), [walletOf(1)]);
    expect((await f.readCampaign(machine, campaign.address)).claimedGiftRaw).toBe(12n);
  });

  it("pays into any token account of the holder, and into nobody else's", async () => {
    const campaign = await open();
    const holderToken = findAssociatedTokenAddress(coin.address, walletOf(1).publicKey, coin.tokenProgram);
    expect(await f.refusal(machine, claim(campaign, 0, { holderToken }), [walletOf(0)])).toBe("WrongTokenAccount");
  });

  it("continues whatever admin or pauser do, and cannot be paused", async () => {
    const campaign = await open();
    const { address, admin, pauser } = campaign;
    const pause = drop.setPaused({ campaign: address, pauser: pauser.publicKey, isPaused: true });
    expect(await f.refusal(machine, pause, [pauser])).toBe("CampaignNotDraft");
    const heir = f.person("heir");
    const asAdmin = { campaign: address, admin: admin.publicKey };
    await f.run(machine, drop.setPauser({ ...asAdmin, pauser: heir.publicKey }), [admin]);
    await f.run(machine, drop.proposeAdmin({ ...asAdmin, newAdmin: heir.publicKey }), [admin]);
    await f.run(machine, drop.acceptAdmin({ campaign: address, newAdmin: heir.publicKey }), [heir]);
    await f.run(machine, claim(campaign, 0), [walletOf(0)]);
  });

  it("fits a transaction among a million, with the holder's token account created in front of it", async () => {
    const holder = f.person("holder").publicKey;
    const proof = Array.from({ length: 20 }, (_, i) => createHash("sha256").update(`${i}`).digest());
    const campaign = { address: f.person().publicKey, mint: coin.address, tokenProgram: coin.tokenProgram };
    const take = drop.claimCoins({ campaign, holder, index: 999_999, amountRaw: 2n ** 63n, proof });
    const token = findAssociatedTokenAddress(coin.address, holder, coin.tokenProgram);
    const create = createAssociatedTokenAccountIdempotentInstruction(holder, token, holder, coin.address);
    const draft = { payerKey: holder, recentBlockhash: PublicKey.default.toBase58(), instructions: [create, take] };
    const bytes = new TransactionMessage(draft).compileToLegacyMessage().serialize().length;
    expect(1 + 64 + bytes).toBeLessThanOrEqual(TRANSACTION_LIMIT);
  });

  it("lets anybody pay the fee and the holder's token account", async () => {
    const newcomer = { wallet: f.person("newcomer"), amountRaw: 3n };
    const rows = [...holders, newcomer].map(f.rowOf);
    const campaign = await f.openCoins(machine, rows, { coin });
    await machine.setNow(f.BEGIN_TS);
    const sponsor = await f.wallet(machine, "sponsor");
    const owner = newcomer.wallet.publicKey;
    const token = findAssociatedTokenAddress(coin.address, owner, coin.tokenProgram);
    const create = createAssociatedTokenAccountIdempotentInstruction(sponsor.publicKey, token, owner, coin.address);
    await f.run(machine, [create, f.coinClaim(campaign, 3)], [sponsor, newcomer.wallet]);
    expect(await f.tokenAmount(machine, token)).toBe(3n);
  });

  it("refuses the claim without the holder's signature", async () => {
    const campaign = await open();
    const instruction = claim(campaign, 0);
    for (const key of instruction.keys) key.isSigner = false;
    expect(await f.refusal(machine, instruction)).toBe("MissingRequiredSignature");
  });

  it("gives each holder the NFT of their own place, which nobody can choose", async () => {
    const people = [await f.wallet(machine), await f.wallet(machine)];
    const campaign = await f.openNfts(
      machine,
      people.map(({ publicKey }) => publicKey),
    );
    await machine.setNow(f.BEGIN_TS);
    const [first, second] = people as [(typeof people)[number], (typeof people)[number]];
    const [firstNft, secondNft] = campaign.nfts as [f.Mint, f.Mint];
    await f.give(machine, secondNft, first.publicKey, 0n);
    const wish = { campaign, holder: first.publicKey, mint: secondNft.address, proof: f.proofOf(campaign, 0) };
    expect(await f.refusal(machine, drop.claimNft({ ...wish, index: 1 }), [first])).toBe("NotEligible");
    const swapped = f.nftClaim(campaign, 0);
    const theirs = f.nftClaim(campaign, 1);
    // the gift of place 1 in the claim of place 0
    swapped.keys.splice(2, 1, theirs.keys[2] as (typeof theirs.keys)[number]);
    expect(await f.refusal(machine, swapped, [first])).toBe("WrongGift");
    for (const [index, [holder, nft]] of [[first, firstNft] as const, [second, secondNft] as const].entries()) {
      const token = await f.give(machine, nft, holder.publicKey, 0n);
      await f.run(machine, f.nftClaim(campaign, index), [holder]);
      expect(await f.tokenAmount(machine, token)).toBe(1n);
      expect(await f.refusal(machine, f.nftClaim(campaign, index), [holder])).toBe("AlreadyTaken");
    }
    expect((await f.readCampaign(machine, campaign.address)).claimedCount).toBe(2);
  });

  it("gives no coins from a campaign of NFTs", async () => {
    const holder = walletOf(0);
    const nfts = await f.openNfts(machine, [holder.publicKey]);
    await machine.setNow(f.BEGIN_TS);
    const ref = { ...nfts, mint: coin.address };
    const take = drop.claimCoins({ campaign: ref, holder: holder.publicKey, index: 0, amountRaw: 1n, proof: [] });
    expect(await f.refusal(machine, take, [holder])).toBe("WrongKind");
  });

  it("gives coins of Token-2022 as well", async () => {
    const modern = await f.createMint(machine, { tokenProgram: f.TOKEN_PROGRAMS.token2022 });
    const holder = await f.recipient(machine, modern, 9n);
    const campaign = await f.openCoins(machine, [f.rowOf(holder)], { coin: modern });
    await machine.setNow(f.BEGIN_TS);
    await f.run(machine, f.coinClaim(campaign, 0), [holder.wallet]);
    expect(await f.tokenAmount(machine, campaign.vault)).toBe(0n);
  });
});

it("a list's root depends on its campaign and program", () => {
  const rows = f.fillerRows(5);
  const [campaign, other] = [f.person().publicKey, f.person().publicKey];
  const root = dropRoot(f.treeOf(campaign, rows));
  expect(dropRoot(f.treeOf(campaign, rows))).toEqual(root);
  expect(dropRoot(f.treeOf(other, rows))).not.toEqual(root);
  const elsewhere = { program: other.toBytes(), campaign: campaign.toBytes() };
  expect(dropRoot(buildDropTree(elsewhere, rows))).not.toEqual(root);
  expect(DROP_PROGRAM_ADDRESS.toBase58()).not.toBe(other.toBase58());
});
