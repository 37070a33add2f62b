import { testHostileMatrix } from "../hostile/matrix.ts";
import { expected } from "./hostile/expected.ts";
import { openHostileWorld, SUBSTITUTIONS } from "./hostile/world.ts";
import { coin } from "./part.ts";

testHostileMatrix({ part: coin, substitutions: SUBSTITUTIONS, expected, openWorld: openHostileWorld });
