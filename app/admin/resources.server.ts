import { boostContractBoard } from "./boards/boost-contract.server";
import { chainBoard } from "./boards/chain.server";
import { healthBoard } from "./boards/health.server";
import { mainBoard } from "./boards/main.server";
import { powerBoard } from "./boards/power.server";
import type { Board, Resource, ResourceForm } from "./define-resource";
import { ADMIN_PATHS, deedPath, type NounPaths } from "./paths";
import { actionLogResource } from "./resources/action-log.server";
import { airdropResource } from "./resources/airdrop.server";
import { airdropListResource } from "./resources/airdrop-list.server";
import { applicationResource } from "./resources/application.server";
import { approvalResource } from "./resources/approval.server";
import { auditResource } from "./resources/audit.server";
import { auditAnchorResource } from "./resources/audit-anchor.server";
import { authorityDeedResource } from "./resources/authority-deed.server";
import { backupResource } from "./resources/backup.server";
import { batchMintResource } from "./resources/batch-mint.server";
import { boostTabResource } from "./resources/boost-tab.server";
import { burnResource } from "./resources/burn.server";
import { coinResource } from "./resources/coin.server";
import { coinEventResource } from "./resources/coin-event.server";
import { coinPoolResource } from "./resources/coin-pool.server";
import { coinPositionResource } from "./resources/coin-position.server";
import { collectionResource } from "./resources/collection.server";
import { collectionVerifyResource } from "./resources/collection-verify.server";
import { creatorVerifyResource } from "./resources/creator-verify.server";
import { deadLetterResource } from "./resources/dead-letter.server";
import { drawResource } from "./resources/draw.server";
import { dropCampaignResource } from "./resources/drop-campaign.server";
import { dropClaimResource } from "./resources/drop-claim.server";
import { entitlementResource } from "./resources/entitlement.server";
import { gearDayResource } from "./resources/gear-day.server";
import { gearOddsResource } from "./resources/gear-odds.server";
import { grantResource } from "./resources/grant.server";
import { jobResource } from "./resources/job.server";
import { madeCoinResource } from "./resources/made-coin.server";
import { mailResource } from "./resources/mail.server";
import { migrationResource } from "./resources/migration.server";
import { newsResource } from "./resources/news.server";
import { nftEventResource } from "./resources/nft-event.server";
import { nftPoolResource } from "./resources/nft-pool.server";
import { nightlyCheckResource } from "./resources/nightly-check.server";
import { poolFeeResource } from "./resources/pool-fee.server";
import { projectResource } from "./resources/project.server";
import { reservationResource } from "./resources/reservation.server";
import { revealResource } from "./resources/reveal.server";
import { routerLogResource } from "./resources/router-log.server";
import { sectionResource } from "./resources/section.server";
import { serviceOrderResource } from "./resources/service-order.server";
import { settingResource } from "./resources/setting.server";
import { staffResource } from "./resources/staff.server";
import { stakingTermResource } from "./resources/staking-term.server";
import { streamResource } from "./resources/stream.server";
import { surveyResource } from "./resources/survey.server";
import { transactionResource } from "./resources/transaction.server";
import { unverifyNftResource } from "./resources/unverify-nft.server";
import { updateAuthorityResource } from "./resources/update-authority.server";
import { userResource } from "./resources/user.server";
import { vestingEventResource } from "./resources/vesting-event.server";
import { vestingPlanResource } from "./resources/vesting-plan.server";
import { weeklyResource } from "./resources/weekly.server";

/** Every noun of the staff area; those of a group are in the order of its menu. */
export const RESOURCES: readonly Resource[] = [
  newsResource,
  weeklyResource,
  sectionResource,
  userResource,
  applicationResource,
  projectResource,
  serviceOrderResource,
  entitlementResource,
  airdropListResource,
  staffResource,
  approvalResource,
  reservationResource,
  surveyResource,
  settingResource,
  coinPoolResource,
  coinPositionResource,
  boostTabResource,
  coinResource,
  streamResource,
  nftPoolResource,
  poolFeeResource,
  dropCampaignResource,
  grantResource,
  vestingPlanResource,
  stakingTermResource,
  migrationResource,
  coinEventResource,
  nftEventResource,
  vestingEventResource,
  dropClaimResource,
  nightlyCheckResource,
  auditResource,
  auditAnchorResource,
  backupResource,
  mailResource,
  airdropResource,
  drawResource,
  gearOddsResource,
  gearDayResource,
  jobResource,
  madeCoinResource,
  collectionResource,
  batchMintResource,
  revealResource,
  burnResource,
  creatorVerifyResource,
  collectionVerifyResource,
  unverifyNftResource,
  updateAuthorityResource,
  actionLogResource,
  routerLogResource,
  deadLetterResource,
  transactionResource,
  authorityDeedResource,
];

/** Every board of the staff area; they come before the lists of their group. */
export const BOARDS: readonly Board[] = [mainBoard, healthBoard, chainBoard, powerBoard, boostContractBoard];

/** A form by its name among all nouns, "staff.edit" for instance; null if there is none. */
export function formNamed(name: string): ResourceForm | null {
  const [noun, of] = name.split(".");
  const resource = RESOURCES.find((declared) => declared.noun === noun);
  return (resource && formsOf(resource).find((form) => form.name === of)?.form) ?? null;
}

/** Every form of a noun, with the pattern of its address. */
export function formsOf(resource: Resource): { path: string; name: string; form: ResourceForm }[] {
  const { noun, deeds = {} } = resource;
  const paths = pathsOf(noun);
  const declared = [
    ...(["create", "import", "edit"] as const).map((name) => ({ name, form: resource[name], path: paths[name] })),
    ...(paths.deeds ?? []).map((name) => ({ name, form: deeds[name], path: deedPath(paths, name) })),
  ];
  return declared.flatMap(({ name, form, path }) => (form && path ? [{ name, form, path }] : []));
}

const pathsOf = (noun: Resource["noun"]): NounPaths => ADMIN_PATHS[noun];
