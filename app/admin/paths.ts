/**
 * The addresses under /admin of every list, row and form, by noun. They have the specification's spelling where it names
 * them. `:key` is the row. What each noun is: app/admin/resources.
 */
export const ADMIN_PATHS = {
  staff: { list: "staff", create: "staff/invite", edit: "staff/:key", deeds: ["endPasskeys"] },
  approval: { list: "approvals", detail: "approvals/:key", deeds: ["approve", "refuse", "withdraw"] },
  audit: { list: "audit", detail: "audit/:key" },
  auditAnchor: { list: "auditAnchors" },
  backup: { list: "backups" },
  mail: { list: "outbox", deeds: ["sendAgain"] },
  actionLog: { list: "logs" },
  routerLog: { list: "routerLogs" },
  deadLetter: { list: "deadLetters", detail: "deadLetters/:key", deeds: ["replay", "discard"] },
  transaction: { list: "view/adminTxLogView", detail: "view/adminTxLogView/:key" },
  application: { list: "applications", detail: "applications/:key", deeds: ["approve", "refuse"] },
  project: {
    list: "projectList",
    create: "registerProject/createProject",
    detail: "project/:key",
    edit: "project/:key/edit",
    deeds: ["delete", "restore"],
  },
  serviceOrder: { list: "serviceOrders", detail: "serviceOrders/:key", deeds: ["return", "lookNow"] },
  user: { list: "adminUserList", detail: "user/:key", deeds: ["note", "endSessions", "resetTries"] },
  airdropList: {
    list: "airdropRecords",
    create: "airdropRecords/create",
    detail: "airdropRecord/:key",
    deeds: ["change", "recipients", "sent"],
  },
  entitlement: {
    list: "entitlements",
    create: "entitlements/grant",
    import: "entitlements/import",
    detail: "entitlement/:key",
    deeds: ["withdraw"],
  },
  reservation: {
    list: "adminReservationList",
    detail: "reservationDetail/:key",
    deeds: ["confirm", "move", "cancel", "completeCancellation", "message"],
  },
  news: {
    list: "adminNewsList",
    create: "adminCreateNews",
    edit: "updateNews/:key",
    detail: "adminNewsList/:key",
    deeds: ["publish", "schedule", "unpublish", "delete", "restore"],
  },
  weekly: {
    list: "pw/list",
    create: "adminWeeklyMenu",
    detail: "pw/:key",
    edit: "pw/:key/edit",
    deeds: ["publish", "unpublish"],
  },
  section: {
    list: "sections",
    edit: "sections/:key/edit",
    detail: "sections/:key",
    deeds: ["publish", "discard", "asIs", "leaveOut"],
  },
  authorityDeed: { list: "deedsToSign", detail: "deedsToSign/:key", deeds: ["record", "withdraw"] },
  coinEvent: { list: "powerzone/record" },
  nftEvent: { list: "powerzone/record/nft" },
  vestingEvent: { list: "powerzone/record/vesting" },
  dropClaim: { list: "powerzone/eventRewardLog" },
  coinPosition: { list: "powerzone/coinStaking", detail: "powerzone/coinStaking/:key" },
  boostTab: { list: "powerzone/boost/menu", edit: "powerzone/boost/menu/:key" },
  stream: {
    list: "powerzone/boost/reward",
    detail: "powerzone/boost/reward/:key",
    deeds: ["setTerms", "fund", "withdraw"],
  },
  nftPool: {
    list: "powerzone/boost/collection",
    create: "powerzone/boost/collection/create",
    detail: "powerzone/boost/collection/:key",
    deeds: ["addStream", "pause", "resume", "setConditions", "collection", "members"],
  },
  coinPool: {
    list: "powerzone/pool",
    create: "powerzone/pool/create",
    detail: "powerzone/pool/:key",
    deeds: ["fund", "pause", "resume", "withdraw", "setConditions"],
  },
  coin: { list: "powerzone/token", create: "powerzone/token/create", edit: "powerzone/token/update/:key" },
  poolFee: { list: "powerzone/fee", detail: "powerzone/fee/:key" },
  dropCampaign: {
    list: "powerzone/drop/list",
    create: "powerzone/drop/register",
    detail: "powerzone/drop/:key",
    deeds: ["fill", "depositNfts", "open", "returnCoins", "returnNfts", "close"],
  },
  grant: { list: "vesting", import: "vesting/import", detail: "vesting/:key", deeds: ["revoke"] },
  vestingPlan: { list: "vesting/plan" },
  stakingTerm: { list: "vesting/staking" },
  migration: { list: "powerzone/migration", detail: "powerzone/migration/:key", deeds: ["lookNow"] },
  survey: {
    list: "surveyList",
    create: "surveyRegister",
    detail: "survey/:key",
    deeds: [
      "change",
      "addQuestion",
      "raiseQuestion",
      "removeQuestion",
      "publish",
      "schedule",
      "withdraw",
      "beginEdition",
    ],
  },
  airdrop: { list: "adminAirdrop", edit: "airdrop/:key" },
  draw: { list: "draws", create: "draws/create", detail: "draws/:key" },
  gearOdds: { list: "gearup/odds", create: "gearup/odds/create", detail: "gearup/odds/:key" },
  gearDay: { list: "gearup/days", detail: "gearup/days/:key" },
  job: {
    list: "jobs",
    detail: "jobs/:key",
    deeds: ["start", "fill", "delegate", "fund", "pause", "resume", "cancel", "retry", "sweep"],
  },
  burn: { list: "burnToken", create: "burnToken/create" },
  creatorVerify: { list: "creatorVerify", create: "creatorVerify/create" },
  collection: { list: "collections", create: "createCollection", detail: "collection/:key" },
  batchMint: { list: "mint", create: "mint/create" },
  madeCoin: { list: "token", create: "createToken", detail: "token/:key" },
  collectionVerify: { list: "collectionVerify", create: "collectionVerify/create" },
  reveal: { list: "reveal", create: "reveal/commit", detail: "reveal/:key", deeds: ["reveal"] },
  unverifyNft: { list: "unverifyNft", create: "unverifyNft/create" },
  updateAuthority: { list: "updateAuthority", create: "updateAuthority/create" },
  nightlyCheck: { list: "nightlyChecks", create: "nightlyChecks/now", detail: "nightlyChecks/:key" },
  setting: { list: "settings", detail: "settings/:key", deeds: ["change", "undo", "reset"] },
} as const satisfies Record<string, NounPaths>;

/** The addresses under /admin of every board. What each one shows: app/admin/boards. */
export const ADMIN_BOARDS = {
  main: "adminMain",
  health: "health",
  chain: "chain",
  power: "powerzone",
  boostContract: "powerzone/boost/contract",
} as const satisfies Record<string, string>;

export type NounPaths = {
  list: string;
  create?: string;
  import?: string;
  edit?: string;
  /** The page of one row. */
  detail?: string;
  /** The names of what can be done with one row; each has a form of its own below the row. */
  deeds?: readonly string[];
};
export type Noun = keyof typeof ADMIN_PATHS;
export type BoardName = keyof typeof ADMIN_BOARDS;

/** The pattern of a deed's address: below the row's page, or its form, or else the list. */
export function deedPath({ list, edit, detail }: NounPaths, deed: string): string {
  return `${detail ?? edit ?? `${list}/:key`}/${deed}`;
}

/** The address of a row in a pattern such as "staff/:key". */
export function pathOfRow(pattern: string, key: string): string {
  return `/admin/${pattern.replace(":key", encodeURIComponent(key))}`;
}
