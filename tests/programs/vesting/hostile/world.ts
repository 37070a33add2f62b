import type { Keypair, PublicKey } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findGrantAddress,
  findGrantVaultAddress,
  TOKEN_2022_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import * as vesting from "~programs/vesting.ts";
import type { Control, HostileWorld, Intruder } from "../../hostile/attacks.ts";
import type { Machine } from "../../machine.ts";
import {
  AMOUNT,
  COIN,
  createMint,
  give,
  grantWish,
  inputOf,
  type Mint,
  type OpenGrant,
  openGrant,
  person,
  run,
  wallet,
} from "../fixtures.ts";

/** What an attacker of grants puts in place of an account. */
export const SUBSTITUTIONS = [
  "another grant's",
  "another holder's",
  "wrong mint",
  "wrong authority",
  "wrong kind",
  "wrong program",
  "the other token program",
] as const;

export type Substitution = (typeof SUBSTITUTIONS)[number];

const NEW_GRANT_ID = 9n;

interface People {
  coin: Mint;
  otherCoin: Mint;
  payer: Keypair;
  /** the grant that is attacked */
  grant: OpenGrant;
  /** a grant of the same creator, beneficiary, coin and rent payer */
  sibling: OpenGrant;
  /** a grant of other people, in the same coin */
  neighbour: OpenGrant;
  heir: Keypair;
  stranger: Keypair;
}

/** Two grants of the same people and one of others, half vested, and the impostors. */
export async function openHostileWorld(machine: Machine): Promise<HostileWorld<Substitution>> {
  const people = await gather(machine);
  return { controls: await controlsOf(machine, people), intruders: await substitutesOf(machine, people) };
}

async function gather(machine: Machine): Promise<People> {
  const coin = await createMint(machine);
  const otherCoin = await createMint(machine);
  const payer = await wallet(machine, "payer");
  const heir = person("heir");
  const stranger = await wallet(machine, "stranger");
  const grant = await openGrant(machine, { coin, payer });
  const { creator, beneficiary } = grant;
  const sibling = await openGrant(machine, { coin, payer, creator, beneficiary, grantId: 2n });
  const neighbour = await openGrant(machine, { coin });
  for (const [of, to] of [
    [grant, heir],
    [sibling, stranger],
  ] as const) {
    const offer = { grant: of.address, beneficiary: beneficiary.publicKey, newBeneficiary: to.publicKey };
    await run(machine, vesting.proposeBeneficiary(offer), [beneficiary]);
  }
  await machine.warp(500n);
  return { coin, otherCoin, payer, grant, sibling, neighbour, heir, stranger };
}

async function controlsOf(machine: Machine, people: People): Promise<Record<string, Control>> {
  const { grant, heir, coin, payer } = people;
  const { creator, beneficiary, address } = grant;
  const { wish, signers } = await grantWish(machine, { coin, payer, creator, beneficiary, grantId: NEW_GRANT_ID });
  const offer = { grant: address, beneficiary: beneficiary.publicKey, newBeneficiary: heir.publicKey };
  const handOver = { grant: address, newBeneficiary: heir.publicKey };
  return {
    create_grant: { instruction: vesting.createGrant(wish), signers },
    claim: { instruction: vesting.claim({ ...inputOf(grant), amountRaw: COIN }), signers: [beneficiary] },
    revoke: { instruction: vesting.revoke(inputOf(grant)), signers: [creator] },
    propose_beneficiary: { instruction: vesting.proposeBeneficiary(offer), signers: [beneficiary] },
    accept_beneficiary: { instruction: vesting.acceptBeneficiary(handOver), signers: [heir] },
  };
}

type Substitutes = Partial<Record<Substitution, Intruder>>;

async function substitutesOf(machine: Machine, people: People) {
  const { coin, otherCoin, grant, sibling, neighbour, stranger } = people;
  const signing = (signer: Keypair): Intruder => ({ address: signer.publicKey, signer });
  const at = (address: PublicKey): Intruder => ({ address });
  const strangersToken = await give(machine, coin, stranger.publicKey, AMOUNT);
  const creator = grant.creator.publicKey;
  const nextGrant = findGrantAddress({ creator, grantId: NEW_GRANT_ID + 1n });
  const neighboursGrant = findGrantAddress({ creator: neighbour.creator.publicKey, grantId: NEW_GRANT_ID });
  const token = async (who: PublicKey, neighbours: PublicKey): Promise<Substitutes> => ({
    "another holder's": at(neighbours),
    "wrong mint": at(await give(machine, otherCoin, who, AMOUNT)),
    "wrong authority": at(strangersToken),
    "wrong kind": at(otherCoin.address),
  });
  const bySeat: Record<string, Substitutes> = {
    grant: {
      "another grant's": at(sibling.address),
      "another holder's": at(neighbour.address),
      "wrong kind": at(sibling.vault),
    },
    creator: { "another holder's": signing(neighbour.creator), "wrong authority": signing(stranger) },
    beneficiary: { "another holder's": signing(neighbour.beneficiary), "wrong authority": signing(grant.creator) },
    new_beneficiary: { "another grant's": signing(stranger), "wrong authority": signing(grant.beneficiary) },
    rent_payer: { "another holder's": at(neighbour.rentPayer), "wrong authority": at(stranger.publicKey) },
    mint: { "wrong mint": at(otherCoin.address), "wrong kind": at(strangersToken) },
    vault: {
      "another grant's": at(sibling.vault),
      "another holder's": at(neighbour.vault),
      "wrong mint": at(await give(machine, otherCoin, grant.address, AMOUNT)),
      "wrong authority": at(strangersToken),
      "wrong kind": at(otherCoin.address),
    },
    creator_token: await token(creator, neighbour.creatorToken),
    beneficiary_token: await token(grant.beneficiary.publicKey, neighbour.beneficiaryToken),
    token_program: {
      "wrong program": at(ASSOCIATED_TOKEN_PROGRAM_ADDRESS),
      "the other token program": at(TOKEN_2022_PROGRAM_ADDRESS),
    },
    system_program: { "wrong program": at(ASSOCIATED_TOKEN_PROGRAM_ADDRESS) },
  };
  const byInstruction: Record<string, Substitutes> = {
    "create_grant grant": { "another grant's": at(nextGrant), "another holder's": at(neighboursGrant) },
    "create_grant vault": {
      "another grant's": at(findGrantVaultAddress(nextGrant)),
      "another holder's": at(findGrantVaultAddress(neighboursGrant)),
    },
  };
  return (instruction: string, account: string): Substitutes =>
    byInstruction[`${instruction} ${account}`] ?? bySeat[account] ?? {};
}
