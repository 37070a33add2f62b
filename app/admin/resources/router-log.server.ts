import { routerLog } from "~db/schema";
import { defineResource } from "../define-resource";

/** Page views. After 90 days they are in the archive. */
export const routerLogResource = defineResource({
  noun: "routerLog",
  group: "watch",
  role: "operator",
  list: {
    table: routerLog,
    sort: routerLog.receivedAt,
    key: routerLog.entryId,
    columns: [
      { name: "receivedAt", from: routerLog.receivedAt, kind: "time" },
      { name: "path", from: routerLog.path, kind: "text" },
      { name: "walletAddress", from: routerLog.walletAddress, kind: "address" },
      { name: "userIp", from: routerLog.userIp, kind: "text" },
    ],
    filters: [
      { name: "path", from: routerLog.path, kind: "exact" },
      { name: "walletAddress", from: routerLog.walletAddress, kind: "exact" },
      { name: "receivedAt", from: routerLog.receivedAt, kind: "days" },
    ],
  },
});
