import type { Staking } from "./idl/staking.ts";
import { programCodec } from "./program-codec.ts";
import { PROGRAM_IDLS } from "./programs.ts";

/** One codec for both parts of the staking program, coins and NFTs. */
export const stakingCodec = programCodec<Staking>(PROGRAM_IDLS.staking);
