import { testProperties } from "../property.ts";
import { vesting } from "./part.ts";
import { VestingWorld } from "./property-world.ts";

testProperties({
  part: vesting,
  openWorld: VestingWorld.open,
  mustApply: ["create", "claim", "revoke", "propose", "accept", "donate"],
});
