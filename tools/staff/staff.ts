import { unstable_readConfig } from "wrangler";
import { STAFF_ROLES, type StaffRole } from "../../app/domain/staff/roles.ts";
import { ENVIRONMENTS, importSource, openOver, wranglerOn } from "../indexer/wrangler-d1.ts";
import { adminSecretOf } from "./admin-secret.ts";

const USAGE = `npm run operate -- staff invite <e-mail> <${STAFF_ROLES.join("|")}> [${ENVIRONMENTS.join("|")}]
npm run operate -- staff unlock <e-mail> [${ENVIRONMENTS.join("|")}]
npm run operate -- staff end-passkeys <e-mail> [${ENVIRONMENTS.join("|")}]

invite: prints a link with which the person makes an account. It works once, for an hour. The first owner of a site comes in
this way; afterwards owners invite others in the staff area. unlock: forgets failed sign-ins, so that somebody whom others have
locked out need not wait. end-passkeys: removes all passkeys of somebody who has lost the device. For an environment, invite
needs its secret in the variable ADMIN_CODE. Without one: the local D1 (PUNKVISM_STATE, or .local).`;

async function main([command, ...rest]: string[]): Promise<number> {
  const [email, role] = command === "invite" ? rest : [];
  const environment = rest[command === "invite" ? 2 : 1];
  const isKnown = environment === undefined || (ENVIRONMENTS as readonly string[]).includes(environment);
  if (isKnown && command === "invite" && email && STAFF_ROLES.some((known) => known === role)) {
    return invite({ email, role: role as StaffRole, environment });
  }
  if (isKnown && command === "unlock" && rest[0]) return unlock(rest[0].trim().toLowerCase(), environment);
  if (isKnown && command === "end-passkeys" && rest[0]) return endAll(rest[0].trim().toLowerCase(), environment);
  console.error(USAGE);
  return 1;
}

type Invited = { email: string; role: StaffRole; environment: string | undefined };

async function invite({ email, role, environment }: Invited): Promise<number> {
  const { inviteStaff } = await importSource<typeof import("../../app/domain/staff/invitations.server.ts")>(
    "app/domain/staff/invitations.server.ts",
  );
  const { invitationSchema } =
    await importSource<typeof import("../../app/domain/staff/input.ts")>("app/domain/staff/input.ts");
  const parsed = invitationSchema.safeParse({ email, role });
  if (!parsed.success) {
    console.error(`${email} is not an e-mail address.`);
    return 1;
  }
  const adminSecret = adminSecretOf(environment);
  if (!adminSecret) {
    console.error("ADMIN_CODE has to be the secret of that environment: the invitation is sealed with it.");
    return 1;
  }
  const link = await inviteStaff(
    {
      db: await openOver(wranglerOn(environment)),
      now: new Date(),
      actor: { command: "npm run operate -- staff invite" },
      adminSecret,
      linkTo: (token) => `${originOf(environment)}/admin/join/${token}`,
    },
    { ...parsed.data, language: "en" },
  );
  console.log(`${email} becomes ${role} with this link, once, within an hour:\n${link}`);
  return 0;
}

async function unlock(address: string, environment: string | undefined): Promise<number> {
  const { unlockStaff } = await importSource<typeof import("../../app/domain/staff/unlock.server.ts")>(
    "app/domain/staff/unlock.server.ts",
  );
  const actor = { command: "npm run operate -- staff unlock" };
  const wasLocked = await unlockStaff({ db: await openOver(wranglerOn(environment)), now: new Date(), actor }, address);
  console.log(wasLocked ? `${address} can sign in again.` : `No failed sign-in of ${address} is counted.`);
  return 0;
}

async function endAll(address: string, environment: string | undefined): Promise<number> {
  const { endPasskeysOf } = await importSource<typeof import("../../app/domain/passkeys/remove.server.ts")>(
    "app/domain/passkeys/remove.server.ts",
  );
  const actor = { command: "npm run operate -- staff end-passkeys" };
  const db = await openOver(wranglerOn(environment));
  const hadSome = await endPasskeysOf({ db, now: new Date(), actor }, { email: address, language: "en" });
  console.log(hadSome ? `All passkeys of ${address} are removed.` : `${address} has no passkey.`);
  return 0;
}

function originOf(environment: string | undefined): string {
  if (!environment) return `http://localhost:${process.env.PORT ?? 5173}`;
  const { vars } = unstable_readConfig({ config: "wrangler.toml", env: environment }, { hideWarnings: true });
  return String(vars.SITE_ORIGIN);
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));
