import { testProperties } from "../property.ts";
import { drop } from "./part.ts";
import { DropWorld } from "./property-world.ts";

testProperties({
  part: drop,
  openWorld: DropWorld.open,
  mustApply: [
    "create",
    "create_page",
    "fund",
    "deposit_nft",
    "open",
    "claim_coins",
    "claim_nft",
    "return_coins",
    "return_nft",
    "close_page",
    "close_campaign",
    "donate",
    "donate_nft",
    "accept_admin",
  ],
});
