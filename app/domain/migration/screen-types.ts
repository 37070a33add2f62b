/** What the screens of the migration know of the site's answers, without the code that makes them. */
export type { MigrationPlan } from "./commands.server";
export type { OldNftView } from "./old-nfts.server";
export type { MigrationTerms } from "./terms.server";
