import { actionLog } from "~db/schema";
import { defineResource } from "../define-resource";

/** Presses of buttons and landings, from the catalogue (app/domain/logs). After 90 days they are in the archive. */
export const actionLogResource = defineResource({
  noun: "actionLog",
  group: "watch",
  role: "operator",
  list: {
    table: actionLog,
    sort: actionLog.receivedAt,
    key: actionLog.entryId,
    columns: [
      { name: "receivedAt", from: actionLog.receivedAt, kind: "time" },
      { name: "actionCd", from: actionLog.actionCd, kind: "text" },
      { name: "logLevel", from: actionLog.logLevel, kind: "count" },
      { name: "title", from: actionLog.title, kind: "text" },
      { name: "buttonName", from: actionLog.buttonName, kind: "text" },
      { name: "pagePath", from: actionLog.pagePath, kind: "text" },
      { name: "walletAddress", from: actionLog.walletAddress, kind: "address" },
      { name: "userIp", from: actionLog.userIp, kind: "text" },
    ],
    filters: [
      { name: "actionCd", from: actionLog.actionCd, kind: "exact" },
      { name: "logLevel", from: actionLog.logLevel, kind: "choice", options: ["1", "2", "3"], words: "levels" },
      { name: "pagePath", from: actionLog.pagePath, kind: "exact" },
      { name: "walletAddress", from: actionLog.walletAddress, kind: "exact" },
      { name: "receivedAt", from: actionLog.receivedAt, kind: "days" },
    ],
  },
});
