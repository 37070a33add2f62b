import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { setSecurityHeaders } from "../../app/server/security-headers.server.ts";

const ENVIRONMENTS = ["local", "preview", "production"];

function configOf(environment: string) {
  const env = environment === "local" ? {} : { env: environment };
  return unstable_readConfig({ config: "wrangler.toml", ...env }, { hideWarnings: true });
}

it.each(ENVIRONMENTS)("lets requests to other servers out to the public network alone: %s", (environment) => {
  expect(configOf(environment).compatibility_flags).toContain("global_fetch_strictly_public");
});

it.each(["preview", "production"])("keeps the keys of session cookies out of the file: %s", (environment) => {
  const { vars } = configOf(environment);
  expect(Object.keys(vars)).toContain("SITE_ORIGIN");
  expect(Object.keys(vars)).not.toContain("SESSION_KEYS");
});

it.each(
  ENVIRONMENTS.flatMap((environment) => [
    { environment, binding: "PROJECT_IMAGES", name: /-project-images$/ },
    { environment, binding: "BACKUPS", name: /-backups$/ },
  ]),
)("keeps what is private in a bucket of its own, which nothing publishes: $binding, $environment", (row) => {
  const r2_buckets: { binding: string; bucket_name?: string }[] = configOf(row.environment).r2_buckets;
  const [bucket, ...others] = r2_buckets.filter(({ binding }) => binding === row.binding);
  expect(others).toEqual([]);
  expect(bucket?.bucket_name).toMatch(row.name);
  expect(r2_buckets.filter(({ bucket_name }) => bucket_name === bucket?.bucket_name)).toHaveLength(1);
});

it("gives static files the same Strict-Transport-Security as every other answer", () => {
  const headers = new Headers();
  setSecurityHeaders(headers, [], false);
  const everyFile = readFileSync("public/_headers", "utf8").split("\n/*\n")[1] ?? "";
  expect(everyFile).toContain(`  Strict-Transport-Security: ${headers.get("Strict-Transport-Security")}\n`);
});
