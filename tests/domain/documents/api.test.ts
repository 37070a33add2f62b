import { describe, expect, test } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import errors from "~/locales/en/errors.json";
import routes from "~/routes.ts?raw";
import document from "../../../docs/api.md?raw";

/** docs/api.md has to contain what a program needs to know to call the site. */

const between = (begin: string, end: string) => document.split(begin)[1]?.split(end)[0] ?? "";
const addresses = [...routes.matchAll(/route\("(api\/[^"]+)"/g)].map(([, address = ""]) => `/${address}`);
const headings = [...document.matchAll(/^### (?:GET|POST) ([^?\s]+)/gm)].map(([, address = ""]) => address);

describe("docs/api.md", () => {
  test("has every address of the API under a heading, and no other", () => {
    expect(addresses.length).toBeGreaterThan(20);
    expect([...new Set(headings)].sort()).toEqual([...addresses].sort());
  });

  test.each(KINDS)("lists $name among the kinds, and names each of its parameters", ({ name: kind, parameters }) => {
    expect(between("as asked; `kind`:", "\n")).toContain(`\`${kind}\``);
    const listed = between("### POST /api/transactions\n", "\n###").match(/^- .*?(?=: )/gm) ?? [];
    expect(listed.join(" ")).toContain(`\`${kind}\``);
    const line = between("### POST /api/transactions\n", "\n###")
      .split("\n")
      .find((text) => text.startsWith("- ") && text.split(": ")[0]?.includes(`\`${kind}\``));
    for (const name of Object.keys(parameters.shape)) expect(line).toContain(`\`${name}\``);
  });

  test.each(Object.keys(errors))("names the error %s", (code) => {
    expect(document).toContain(`\`${code}\``);
  });
});
