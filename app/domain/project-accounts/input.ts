import { isSupportedCountry } from "libphonenumber-js/min";
import { findPhone } from "../phone";
import { isAddress } from "../solana/is-address";
import { z } from "../zod.ts";
import { ID_CARD_KINDS } from "./rules";

/** What a value has to have, as the key of its text in every language (locales, `project.problems`). */
export type FieldProblem =
  | "missing"
  | "tooShort"
  | "tooLong"
  | "email"
  | "mismatch"
  | "phone"
  | "wallet"
  | "businessNumber"
  | "code"
  | "agree"
  | "symbol"
  | "path"
  | "percent"
  | "contract"
  | "time"
  | "afterStart"
  | "block"
  | "mainnet";

const because = (error: FieldProblem) => ({ error });
const always = (error: FieldProblem, path: string) => ({ error, path: [path], when: () => true });

/** The bounds of what is typed, in characters (decision 071); the texts name them. */
export const BOUNDS = {
  nickname: { min: 2, max: 20 },
  name: { min: 1, max: 80 },
  address: { min: 5, max: 200 },
  password: { min: 12, max: 200 },
} as const;

const line = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(
      z
        .string()
        // invisible signs say nothing
        .regex(/[\p{L}\p{N}]/u, { error: "missing" satisfies FieldProblem, abort: true })
        .min(min, because("tooShort"))
        .max(max, because("tooLong")),
    );

const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, { error: "missing" satisfies FieldProblem, abort: true })
  .max(254, because("tooLong"))
  .pipe(z.email(because("email")));
const typedPassword = z.string().min(1, because("missing")).max(BOUNDS.password.max, because("tooLong"));
const newPassword = z
  .string()
  .min(1, { error: "missing" satisfies FieldProblem, abort: true })
  .min(BOUNDS.password.min, because("tooShort"))
  .max(BOUNDS.password.max, because("tooLong"));

const phoneFields = {
  phoneCountry: z.string().refine(isSupportedCountry, because("missing")),
  phone: z.string().trim().min(1, because("missing")).max(40, because("phone")),
};
const companyPhoneFields = {
  companyPhoneCountry: phoneFields.phoneCountry,
  companyPhone: phoneFields.phone,
};

/** A wallet of any chain that the site knows: base58 of 32 bytes, or 0x and 40 hex digits. */
const walletField = z
  .string()
  .trim()
  .min(1, { error: "missing" satisfies FieldProblem, abort: true })
  .refine((text) => isAddress(text) || /^0x[0-9a-fA-F]{40}$/.test(text), because("wallet"))
  .transform((text) => (text.startsWith("0x") ? text.toLowerCase() : text));

const personal = {
  nickname: line(BOUNDS.nickname),
  name: line(BOUNDS.name),
  ...phoneFields,
  idCardKind: z.enum(ID_CARD_KINDS, because("missing")),
  homeAddress: line(BOUNDS.address),
  walletAddress: walletField,
};
const company = {
  ...personal,
  // ten digits in Korea, up to sixteen elsewhere; some countries have letters
  businessNumber: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, { error: "missing" satisfies FieldProblem, abort: true })
    .regex(/^[A-Z0-9](?:[ .-]?[A-Z0-9]){4,19}$/, because("businessNumber")),
  companyAddress: line(BOUNDS.address),
  ...companyPhoneFields,
};

type Phones = Partial<Record<"phone" | "phoneCountry" | "companyPhone" | "companyPhoneCountry", string>>;
const isKnown = (phone?: string, country?: string) => !phone || findPhone(phone, country) !== null;
const withPhones = <Shape extends z.ZodType<Phones>>(schema: Shape) =>
  schema
    .refine((typed) => isKnown(typed.phone, typed.phoneCountry), always("phone", "phone"))
    .refine((typed) => isKnown(typed.companyPhone, typed.companyPhoneCountry), always("phone", "companyPhone"));

/** What an applicant says of themselves; staff compare it with the pictures. */
export const detailsSchemas = {
  personal: withPhones(z.object(personal)),
  company: withPhones(z.object(company)),
} as const;

const passwords = { password: newPassword, passwordCheck: z.string().min(1, because("missing")) };
const isSame = ({ password, passwordCheck }: { password?: string; passwordCheck?: string }) =>
  !password || !passwordCheck || password === passwordCheck;
const agreed = { agreed: z.literal("yes", because("agree")) };

export const registrationSchemas = {
  personal: withPhones(z.object({ ...passwords, ...personal, ...agreed })).refine(
    isSame,
    always("mismatch", "passwordCheck"),
  ),
  company: withPhones(z.object({ ...passwords, ...company, ...agreed })).refine(
    isSame,
    always("mismatch", "passwordCheck"),
  ),
} as const;

export const emailSchema = z.object({ email: emailField });
export const signInSchema = z.object({ email: emailField, password: typedPassword });
/** Six digits, however they were grouped. */
export const codeSchema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ""))
    .pipe(
      z
        .string()
        .min(1, because("missing"))
        .regex(/^\d{6}$/, because("code")),
    ),
});
export const newPasswordSchema = z.object(passwords).refine(isSame, always("mismatch", "passwordCheck"));
export const passwordChangeSchema = z
  .object({ current: typedPassword, ...passwords })
  .refine(isSame, always("mismatch", "passwordCheck"));

type DetailsTyped = z.output<(typeof detailsSchemas)["personal"]> &
  Partial<z.output<(typeof detailsSchemas)["company"]>>;

/** The columns of an account from what was typed; what only a company has is null for a person. */
export function detailsOf(typed: DetailsTyped) {
  const numberOf = (phone = "", country = "") => findPhone(phone, country)?.number ?? phone;
  const { nickname, name, idCardKind, homeAddress, walletAddress } = typed;
  const { businessNumber = null, companyAddress = null, companyPhone } = typed;
  return {
    ...{ nickname, name, idCardKind, homeAddress, walletAddress, businessNumber, companyAddress },
    phone: numberOf(typed.phone, typed.phoneCountry) as string,
    companyPhone: companyPhone === undefined ? null : (numberOf(companyPhone, typed.companyPhoneCountry) as string),
  };
}

export type AccountDetails = ReturnType<typeof detailsOf>;
