import { testProperties } from "../property.ts";
import { nft } from "./part.ts";
import { NftWorld } from "./property-world.ts";

testProperties({
  part: nft,
  openWorld: NftWorld.open,
  mustApply: [
    "stake",
    "check_in",
    "claim",
    "unstake",
    "close_record",
    "transfer",
    "fund",
    "withdraw",
    "donate",
    "set_stream",
    "set_conditions",
    "propose_membership",
    "accept_admin",
  ],
});
