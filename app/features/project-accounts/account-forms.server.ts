import { redirect } from "react-router";
import { phonePartsOf } from "~/domain/phone";
import { changeProjectDetails } from "~/domain/project-accounts/application.server";
import { findVerified } from "~/domain/project-accounts/codes.server";
import { detailsOf, detailsSchemas, passwordChangeSchema, registrationSchemas } from "~/domain/project-accounts/input";
import { changeProjectPassword } from "~/domain/project-accounts/passwords.server";
import { createProjectAccount } from "~/domain/project-accounts/register.server";
import { isEditable, type ProjectAccountKind } from "~/domain/project-accounts/rules";
import type { ProjectAccount } from "~/domain/project-accounts/sessions.server";
import { isBreachedIn } from "~/server/breached-passwords.server";
import { sendMailsSoon } from "~/server/staff-door.server";
import { attemptOf, forgotten, sessionCookieOf } from "./door-forms.server";
import { planForm } from "./plan-form.server";
import type { ProjectField } from "./project-form-view";
import { domainDeps, type ProjectRequest, projectPath, requireProjectAccount } from "./project-visit.server";

const PERSONAL: readonly ProjectField[] = [
  { name: "nickname", kind: "text", autoComplete: "nickname" },
  { name: "name", kind: "text", autoComplete: "name" },
  { name: "phoneCountry", kind: "choice", options: "countries", autoComplete: "tel-country-code" },
  { name: "phone", kind: "tel", autoComplete: "tel-national" },
  { name: "idCardKind", kind: "choice", options: "idCards" },
  { name: "homeAddress", kind: "text", autoComplete: "street-address" },
  { name: "walletAddress", kind: "text", autoComplete: "off" },
];
const COMPANY: readonly ProjectField[] = [
  ...PERSONAL,
  { name: "businessNumber", kind: "text", autoComplete: "off" },
  { name: "companyAddress", kind: "text", autoComplete: "off" },
  { name: "companyPhoneCountry", kind: "choice", options: "countries" },
  { name: "companyPhone", kind: "tel", autoComplete: "off" },
];
const DETAILS: Record<ProjectAccountKind, readonly ProjectField[]> = { personal: PERSONAL, company: COMPANY };
const PASSWORDS: readonly ProjectField[] = [
  { name: "password", kind: "password", autoComplete: "new-password" },
  { name: "passwordCheck", kind: "password", autoComplete: "new-password" },
];

/** The forms of an account: making it, and changing what it says. */
export const ACCOUNT_FORMS = {
  "register/personal": registration("personal"),
  "register/company": registration("company"),
  "details/personal": details("personal"),
  "details/company": details("company"),
  password: planForm({
    name: "password",
    schema: passwordChangeSchema,
    fields: [{ name: "current", kind: "password", autoComplete: "current-password" }, ...PASSWORDS],
    links: { home: "" },
    open: async (asked) => {
      await requireProjectAccount(asked);
      return {};
    },
    run: async (asked, typed) => {
      const { db, now, language } = domainDeps(asked);
      const account = await requireProjectAccount(asked);
      await changeProjectPassword(
        { db, now, account, isBreached: isBreachedIn(asked.context) },
        { ...typed, language },
      );
      sendMailsSoon(asked.context);
      return redirect(projectPath(asked, "", "passwordChanged"));
    },
  }),
};

function registration(kind: ProjectAccountKind) {
  return planForm({
    name: kind,
    schema: registrationSchemas[kind],
    fields: [...PASSWORDS, ...DETAILS[kind], { name: "agreed", kind: "check" }],
    links: kind === "personal" ? { company: "register/company" } : { personal: "register/personal" },
    open: async (asked) => {
      const attempt = await attemptOf(asked, "register");
      const { db, now } = domainDeps(asked);
      if (await findVerified({ db, now }, { attempt, purpose: "register" })) return {};
      throw redirect(projectPath(asked, "register"));
    },
    run: async (asked, { password, ...typed }) => {
      const { db, now, language } = domainDeps(asked);
      const attempt = await attemptOf(asked, "register");
      const account = { attempt, kind, password, details: detailsOf(typed), language };
      const headers = new Headers();
      headers.append(
        "Set-Cookie",
        await sessionCookieOf(
          asked,
          await createProjectAccount({ db, now, isBreached: isBreachedIn(asked.context) }, account),
        ),
      );
      headers.append("Set-Cookie", forgotten(asked));
      return redirect(projectPath(asked, "", "registered"), { headers });
    },
  });
}

function details(kind: ProjectAccountKind) {
  return planForm({
    name: "details",
    schema: detailsSchemas[kind],
    fields: DETAILS[kind],
    links: { home: "" },
    open: async (asked) => typedOf(await editableAccount(asked, kind)),
    run: async (asked, typed) => {
      const account = await editableAccount(asked, kind);
      const { db, now } = domainDeps(asked);
      await changeProjectDetails({ db, now, account }, detailsOf(typed));
      return redirect(projectPath(asked, "", "saved"));
    },
  });
}

/** The account that is signed in, if it is of this kind and may be changed now. */
async function editableAccount(asked: ProjectRequest, kind: ProjectAccountKind): Promise<ProjectAccount> {
  const account = await requireProjectAccount(asked);
  if (account.kind !== kind || !isEditable(account)) throw redirect(projectPath(asked));
  return account;
}

/** What the form of an account begins with. */
function typedOf(account: ProjectAccount): Record<string, string> {
  const { nickname, name, idCardKind, homeAddress, walletAddress, businessNumber, companyAddress } = account;
  const [phone, companyPhone] = [phonePartsOf(account.phone), phonePartsOf(account.companyPhone ?? "")];
  return {
    ...{ nickname, name, idCardKind, homeAddress, walletAddress },
    ...{ phoneCountry: phone.country, phone: phone.number },
    ...{ businessNumber: businessNumber ?? "", companyAddress: companyAddress ?? "" },
    ...{ companyPhoneCountry: companyPhone.country, companyPhone: companyPhone.number },
  };
}
