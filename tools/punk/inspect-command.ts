import type { Command } from "commander";
import {
  DROP_PROGRAM_ADDRESS,
  STAKING_PROGRAM_ADDRESS,
  VESTING_PROGRAM_ADDRESS,
} from "../../programs-client/addresses.ts";
import { decodeCampaign, decodeClaimPage, decodeGift } from "../../programs-client/drop.ts";
import { decodeCheckIn, decodeNftPool, decodeNftPosition } from "../../programs-client/nft-staking.ts";
import { decodeCoinPool, decodeCoinPosition } from "../../programs-client/staking.ts";
import { decodeGrant } from "../../programs-client/vesting.ts";
import { type Session, UsageError } from "./session.ts";
import { toAddress, toJson } from "./values.ts";

type Decoder = (data: Uint8Array) => unknown;

/** Every kind of account, by its program. */
const DECODERS: [program: string, Record<string, Decoder>][] = [
  [
    STAKING_PROGRAM_ADDRESS.toBase58(),
    {
      "coin pool": decodeCoinPool,
      "coin position": decodeCoinPosition,
      "NFT pool": decodeNftPool,
      "NFT position": decodeNftPosition,
      "check-in record": decodeCheckIn,
    },
  ],
  [DROP_PROGRAM_ADDRESS.toBase58(), { campaign: decodeCampaign, "claim page": decodeClaimPage, gift: decodeGift }],
  [VESTING_PROGRAM_ADDRESS.toBase58(), { grant: decodeGrant }],
];

/** For anybody: prints the contents of one of our accounts. */
export function addInspectCommand(punk: Command, session: () => Session): void {
  punk
    .command("inspect")
    .description("any account of our programs, as JSON: amounts in base units, times in chain seconds")
    .argument("<address>")
    .action(async (text: string) => {
      const account = await session().connection.getAccountInfo(toAddress(text));
      if (!account) throw new UsageError(`There is no account at ${text}.`);
      const kinds = DECODERS.find(([program]) => program === account.owner.toBase58())?.[1];
      if (!kinds) throw new UsageError(`${text} belongs to ${account.owner.toBase58()}, which is no program of ours.`);
      for (const [kind, decode] of Object.entries(kinds)) {
        const fields = tryDecode(decode, account.data);
        if (!fields) continue;
        console.log(toJson({ kind, lamports: account.lamports, ...fields }));
        return;
      }
      throw new UsageError(`${text} is of a kind or version that this client does not know.`);
    });
}

function tryDecode(decode: Decoder, data: Uint8Array): object | null {
  try {
    return decode(data) as object;
  } catch {
    return null;
  }
}
