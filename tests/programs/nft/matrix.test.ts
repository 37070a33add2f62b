import { testHostileMatrix } from "../hostile/matrix.ts";
import { expected } from "./hostile/expected.ts";
import { openHostileWorld, SUBSTITUTIONS } from "./hostile/world.ts";
import { nft } from "./part.ts";

testHostileMatrix({ part: nft, substitutions: SUBSTITUTIONS, expected, openWorld: openHostileWorld });
