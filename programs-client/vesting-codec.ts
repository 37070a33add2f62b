import type { Vesting } from "./idl/vesting.ts";
import { type ProgramEvent, programCodec } from "./program-codec.ts";
import { PROGRAM_IDLS } from "./programs.ts";

export const vestingCodec = programCodec<Vesting>(PROGRAM_IDLS.vesting);

export type VestingEvent = ProgramEvent<Vesting>;
