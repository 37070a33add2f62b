import type { D1Database } from "@cloudflare/workers-types";
import { packDropTree } from "../../programs-client/drop-tree.ts";
import { DEVELOPMENT_CAMPAIGNS, sampleCampaignAddress, sampleCampaignTree } from "./sample-campaigns.ts";

/** Stores the lists of the sample drops with their trees. Safe to repeat. */
export async function seedDropLists(db: D1Database): Promise<void> {
  const row = db.prepare(
    "INSERT OR IGNORE INTO drop_recipient (campaign_address, place, wallet_address, amount_raw) VALUES (?, ?, ?, ?)",
  );
  const chunk = db.prepare(
    "INSERT OR IGNORE INTO drop_tree_chunk (campaign_address, layer, number, bytes) VALUES (?, ?, ?, ?)",
  );
  await db.batch(
    DEVELOPMENT_CAMPAIGNS.flatMap((campaign) => {
      const address = sampleCampaignAddress(campaign).toBase58();
      const places = campaign.rows.map(({ holder, amountRaw }, place) =>
        row.bind(address, place, holder.toBase58(), String(amountRaw)),
      );
      const chunks = [...packDropTree(sampleCampaignTree(campaign))].map(({ layer, number, bytes }) =>
        chunk.bind(address, layer, number, Buffer.from(bytes).toString("base64")),
      );
      return [...places, ...chunks];
    }),
  );
}
