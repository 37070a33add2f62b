import { PublicKey } from "@solana/web3.js";
import { findGrantAddress, grantSeeds, grantVaultSeeds, VESTING_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import * as vesting from "~programs/vesting.ts";
import type { Machine } from "../machine.ts";
import { firstIdWith, type Scenario } from "../resources.ts";
import { COIN, createMint, grantWish, inputOf, openGrant, person } from "./fixtures.ts";

/** Every instruction of grants, in the cases with different costs, with a coin of that token program. */
export async function* vestingScenarios(machine: Machine, tokenProgram: PublicKey): AsyncGenerator<Scenario> {
  const coin = await createMint(machine, { tokenProgram });
  const { wish, creator } = await grantWish(machine, { coin });
  const grantId = idAtFirstBumps(wish.creator);
  const create = vesting.createGrant({ ...wish, grantId });
  yield { name: "create_grant", instruction: create, signers: [creator], payer: wish.creator };

  const gifted = idAtFirstBumps(wish.creator, grantId + 1n);
  const onto = await grantWish(machine, { coin, creator, grantId: gifted });
  await machine.setAccount(findGrantAddress({ creator: wish.creator, grantId: gifted }), {
    owner: PublicKey.default,
    lamports: 1n,
    data: Buffer.alloc(0),
    executable: false,
  });
  const ontoLamports = vesting.createGrant(onto.wish);
  yield { name: "create_grant, onto somebody's lamports", instruction: ontoLamports, signers: [creator] };

  const linear = await openGrant(machine, { coin });
  const stepped = await openGrant(machine, { coin, schedule: { stepSeconds: 90 } });
  const revoked = await openGrant(machine, { coin });
  const untouched = await openGrant(machine, { coin });
  const heir = person("heir");
  const offer = { grant: linear.address, beneficiary: linear.beneficiary.publicKey, newBeneficiary: heir.publicKey };
  const handOver = { grant: linear.address, newBeneficiary: heir.publicKey };
  yield {
    name: "propose_beneficiary",
    instruction: vesting.proposeBeneficiary(offer),
    signers: [linear.beneficiary],
  };
  yield { name: "accept_beneficiary", instruction: vesting.acceptBeneficiary(handOver), signers: [heir] };

  const back = vesting.revoke(inputOf(untouched));
  yield { name: "revoke, before the cliff, closing", instruction: back, signers: [untouched.creator] };
  await machine.warp(500n);
  const { beneficiaryToken } = linear;
  const own = await openGrant(machine, { coin, creator: linear.creator, beneficiary: linear.beneficiary, grantId: 9n });
  const part = vesting.claim({ ...inputOf(own), amountRaw: COIN });
  yield { name: "claim, in part", instruction: part, signers: [own.beneficiary] };
  const all = vesting.claim({ ...inputOf(own), beneficiaryToken });
  yield { name: "claim, all that has vested", instruction: all, signers: [own.beneficiary] };
  yield { name: "claim, stepped", instruction: vesting.claim(inputOf(stepped)), signers: [stepped.beneficiary] };
  yield { name: "revoke, half vested", instruction: vesting.revoke(inputOf(revoked)), signers: [revoked.creator] };
  await machine.warp(500n);
  yield { name: "claim, closing", instruction: vesting.claim(inputOf(own)), signers: [own.beneficiary] };
}

/** An id whose grant and vault are found at the first bump; otherwise the figure would depend on luck. */
function idAtFirstBumps(creator: PublicKey, from = 1n): bigint {
  return firstIdWith((grantId) => {
    const grant = findGrantAddress({ creator, grantId });
    return [grantSeeds({ creator, grantId }), grantVaultSeeds(grant)].every((seeds) => bumpOf(seeds) === 255);
  }, from);
}

function bumpOf(seeds: Uint8Array[]): number {
  return PublicKey.findProgramAddressSync(seeds, VESTING_PROGRAM_ADDRESS)[1];
}
