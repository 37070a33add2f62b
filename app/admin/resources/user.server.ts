import { user } from "~db/schema";
import { defineResource } from "../define-resource";

/** Every wallet that has ever been connected. Connecting proves nothing. */
export const userResource = defineResource({
  noun: "user",
  group: "people",
  role: "viewer",
  list: {
    table: user,
    sort: user.createdAt,
    key: user.id,
    columns: [
      { name: "walletAddress", from: user.walletAddress, kind: "address" },
      { name: "walletType", from: user.walletType, kind: "text" },
      { name: "createdAt", from: user.createdAt, kind: "time" },
      { name: "lastSeenAt", from: user.lastSeenAt, kind: "time" },
    ],
    filters: [
      { name: "walletAddress", from: user.walletAddress, kind: "prefix" },
      { name: "createdAt", from: user.createdAt, kind: "days" },
    ],
  },
});
