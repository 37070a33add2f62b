import { testProperties } from "../property.ts";
import { coin } from "./part.ts";
import { CoinWorld } from "./property-world.ts";

testProperties({
  part: coin,
  openWorld: CoinWorld.open,
  mustApply: ["stake", "claim", "unstake", "fund", "withdraw", "donate", "set_conditions", "accept_admin"],
});
