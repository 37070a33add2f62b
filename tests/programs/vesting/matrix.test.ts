import { testHostileMatrix } from "../hostile/matrix.ts";
import { expected } from "./hostile/expected.ts";
import { openHostileWorld, SUBSTITUTIONS } from "./hostile/world.ts";
import { vesting } from "./part.ts";

testHostileMatrix({ part: vesting, substitutions: SUBSTITUTIONS, expected, openWorld: openHostileWorld });
