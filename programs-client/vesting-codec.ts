import type { Vesting } from "./idl/vesting.ts";
import { programCodec } from "./program-codec.ts";
import { PROGRAM_IDLS } from "./programs.ts";

export const vestingCodec = programCodec<Vesting>(PROGRAM_IDLS.vesting);
