import bs58 from "bs58";
import { AppError } from "~/errors";
import { DROP_PROGRAM_ADDRESS, STAKING_PROGRAM_ADDRESS, VESTING_PROGRAM_ADDRESS } from "~programs/addresses";
import dropHash from "~programs/binaries/drop.sha256?raw";
import stakingHash from "~programs/binaries/staking.sha256?raw";
import vestingHash from "~programs/binaries/vesting.sha256?raw";
import type { ProgramName } from "~programs/programs";
import { sha256Hex } from "../sha256";
import { type Chain, type ChainAccount, viewOf } from "../solana/chain";
import type { ProgramProof } from "./view";

const UPGRADEABLE_LOADER = "BPFLoaderUpgradeab1e11111111111111111111111";
/** A program account: kind (4 bytes) and the address of its data. The data: kind, slot, authority flag and key, then the ELF. */
const PROGRAM_DATA_ADDRESS_OFFSET = 4;
const SLOT_OFFSET = 4;
const AUTHORITY_FLAG_OFFSET = 12;
const AUTHORITY_OFFSET = 13;
const ELF_OFFSET = 45;

const COMMITTED: Record<ProgramName, { address: string; hash: string }> = {
  staking: { address: STAKING_PROGRAM_ADDRESS.toBase58(), hash: stakingHash },
  drop: { address: DROP_PROGRAM_ADDRESS.toBase58(), hash: dropHash },
  vesting: { address: VESTING_PROGRAM_ADDRESS.toBase58(), hash: vestingHash },
};

/** Who can change a program, and whether the one that runs is the committed one. Throws PoolNotSet, ChainUnavailable. */
export async function readProgram(chain: Chain, name: ProgramName): Promise<ProgramProof> {
  const { address, hash } = COMMITTED[name];
  const { accounts } = await chain.getAccounts([address]);
  const deployment = await readDeployment(chain, accounts[0] ?? null);
  const deployedSha256 = await sha256Hex(Uint8Array.from(wholeElf(deployment.elf)));
  const committedSha256 = hash.trim().split(/\s+/)[0] ?? "";
  return {
    name,
    address,
    upgradeAuthority: deployment.upgradeAuthority,
    deployedSlot: deployment.slot,
    deployedSha256,
    committedSha256,
    isSameBinary: deployedSha256 === committedSha256,
  };
}

type Deployment = { elf: Uint8Array; upgradeAuthority: string | null; slot: number | null };

/**
 * The bytes that run: in the data account of the upgradeable loader, or in the program's own account for an older loader.
 */
async function readDeployment(chain: Chain, program: ChainAccount | null): Promise<Deployment> {
  if (!program) throw new AppError("PoolNotSet");
  if (program.owner !== UPGRADEABLE_LOADER) return { elf: program.data, upgradeAuthority: null, slot: null };
  const keyBytes = program.data.subarray(PROGRAM_DATA_ADDRESS_OFFSET, PROGRAM_DATA_ADDRESS_OFFSET + 32);
  const { accounts } = await chain.getAccounts([bs58.encode(keyBytes)]);
  const data = accounts[0]?.data;
  if (!data) throw new AppError("PoolNotSet");
  const hasAuthority = data[AUTHORITY_FLAG_OFFSET] === 1;
  return {
    elf: data.subarray(ELF_OFFSET),
    upgradeAuthority: hasAuthority ? bs58.encode(data.subarray(AUTHORITY_OFFSET, AUTHORITY_OFFSET + 32)) : null,
    slot: Number(viewOf(data).getBigUint64(SLOT_OFFSET, true)),
  };
}

/** A deployment leaves room for a larger program. The file ends where its header says that the section table ends. */
function wholeElf(padded: Uint8Array): Uint8Array {
  const view = viewOf(padded);
  const end = Number(view.getBigUint64(0x28, true)) + view.getUint16(0x3a, true) * view.getUint16(0x3c, true);
  const isPaddedWithZeros = end <= padded.length && padded.subarray(end).every((byte) => byte === 0);
  return isPaddedWithZeros ? padded.subarray(0, end) : padded;
}
