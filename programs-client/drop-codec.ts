import type { Drop } from "./idl/drop.ts";
import { programCodec } from "./program-codec.ts";
import { PROGRAM_IDLS } from "./programs.ts";

export const dropCodec = programCodec<Drop>(PROGRAM_IDLS.drop);
