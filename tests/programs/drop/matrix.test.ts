import { testHostileMatrix } from "../hostile/matrix.ts";
import { expected } from "./hostile/expected.ts";
import { openHostileWorld, SUBSTITUTIONS } from "./hostile/world.ts";
import { drop } from "./part.ts";

testHostileMatrix({ part: drop, substitutions: SUBSTITUTIONS, expected, openWorld: openHostileWorld });
