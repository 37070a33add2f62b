import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BOUNDS,
  codeSchema,
  detailsOf,
  detailsSchemas,
  emailSchema,
  type FieldProblem,
  newPasswordSchema,
  passwordChangeSchema,
  registrationSchemas,
  signInSchema,
} from "~/domain/project-accounts/input";
import { missingImages } from "~/domain/project-accounts/rules";

const PASSWORD = "twelve signs";
const PERSON = {
  ...{ nickname: "Bora", name: "Kim Bora", phoneCountry: "KR", phone: "010-1234-5678", idCardKind: "residence" },
  ...{ homeAddress: "Seoul, Jongno-gu 1", walletAddress: "FvhKNFSGNPXHvmHRnmyUAtSYUCL3y2dvckbVAytZ4f5k" },
};
const COMPANY = {
  ...PERSON,
  ...{ businessNumber: "123-45-67890", companyAddress: "Seoul, Mapo-gu 2" },
  ...{ companyPhoneCountry: "ID", companyPhone: "021 1234 5678" },
};
const REGISTRATION = { ...COMPANY, password: PASSWORD, passwordCheck: PASSWORD, agreed: "yes" };

/** What is wrong with each field of a company's registration, or nothing. */
function problemsOf(typed: Partial<Record<keyof typeof REGISTRATION, string>>): Record<string, FieldProblem> {
  const { error } = registrationSchemas.company.safeParse({ ...REGISTRATION, ...typed });
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message as FieldProblem]).reverse());
}

describe("a registration", () => {
  test("of a person and of a company is read into columns", () => {
    expect(detailsOf(detailsSchemas.personal.parse(PERSON))).toMatchObject({
      ...{ nickname: "Bora", phone: "+821012345678", companyPhone: null, businessNumber: null },
    });
    expect(detailsOf(detailsSchemas.company.parse(COMPANY))).toMatchObject({
      ...{ phone: "+821012345678", companyPhone: "+622112345678", businessNumber: "123-45-67890" },
    });
    expect(problemsOf({})).toEqual({});
  });

  test("names every field that is empty", () => {
    const empty = Object.fromEntries(Object.keys(REGISTRATION).map((name) => [name, ""]));
    const problems = problemsOf(empty);
    expect(Object.keys(problems).sort()).toEqual(Object.keys(REGISTRATION).sort());
    expect(new Set(Object.values(problems))).toEqual(new Set(["missing", "agree"]));
  });

  test.each([
    ["nickname", BOUNDS.nickname],
    ["name", BOUNDS.name],
    ["homeAddress", BOUNDS.address],
    ["companyAddress", BOUNDS.address],
  ] as const)("takes a %s within its bounds, to the letter", (name, { min, max }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: max + 20 }), (length) => {
        const problem = length < min ? "tooShort" : length > max ? "tooLong" : undefined;
        expect(problemsOf({ [name]: "가".repeat(length) })[name]).toBe(problem);
      }),
      { numRuns: 40, seed: 1 },
    );
    for (const length of [min - 1, min, max, max + 1]) {
      const problem = length === 0 ? "missing" : length < min ? "tooShort" : length > max ? "tooLong" : undefined;
      expect(problemsOf({ [name]: "a".repeat(length) })[name], `${length}`).toBe(problem);
    }
  });

  test("takes a password from 12 to 200 signs, typed twice", () => {
    const both = (password: string) => problemsOf({ password, passwordCheck: password });
    expect(both("a".repeat(11))).toEqual({ password: "tooShort" });
    expect(both("a".repeat(12))).toEqual({});
    expect(both("a".repeat(200))).toEqual({});
    expect(both("a".repeat(201))).toEqual({ password: "tooLong" });
    expect(problemsOf({ passwordCheck: "another long one" })).toEqual({ passwordCheck: "mismatch" });
    expect(newPasswordSchema.safeParse({ password: PASSWORD, passwordCheck: PASSWORD }).success).toBe(true);
    expect(passwordChangeSchema.safeParse({ current: "", password: PASSWORD, passwordCheck: PASSWORD }).success).toBe(
      false,
    );
  });

  test("refuses what no telephone, wallet, business or agreement can be", () => {
    expect(problemsOf({ phone: "12", companyPhone: "not a number" })).toEqual({
      phone: "phone",
      companyPhone: "phone",
    });
    for (const walletAddress of ["0x12", "0vhKNFSGNPXHvmHRnmyUAtSYUCL3y2dvckbVAytZ4f5k", "javascript:alert(1)"]) {
      expect(problemsOf({ walletAddress }), walletAddress).toEqual({ walletAddress: "wallet" });
    }
    expect(problemsOf({ walletAddress: `0x${"Ab".repeat(20)}` })).toEqual({});
    for (const businessNumber of ["1234", "12--34-567", "<b>12345</b>", "1".repeat(21)]) {
      expect(problemsOf({ businessNumber }), businessNumber).toEqual({ businessNumber: "businessNumber" });
    }
    expect(problemsOf({ agreed: "no" })).toEqual({ agreed: "agree" });
    expect(problemsOf({ nickname: "\u200b\u200b\u200b" })).toEqual({ nickname: "missing" });
  });
});

test("an ID is an e-mail address in lower case, and a code six digits however they are grouped", () => {
  expect(emailSchema.parse({ email: " Bora@Example.ORG " })).toEqual({ email: "bora@example.org" });
  expect(emailSchema.safeParse({ email: "bora" }).error?.issues[0]?.message).toBe("email");
  expect(signInSchema.safeParse({ email: "bora@example.org", password: "" }).success).toBe(false);
  expect(codeSchema.parse({ code: "123 456" })).toEqual({ code: "123456" });
  expect(codeSchema.safeParse({ code: "12345" }).error?.issues[0]?.message).toBe("code");
});

test("a company needs two pictures more than a person, and nobody needs a profile picture", () => {
  expect(missingImages("personal", [])).toEqual(["idCard", "homeAddress"]);
  expect(missingImages("company", ["idCard"])).toEqual(["homeAddress", "businessLicense", "companyAddress"]);
});
