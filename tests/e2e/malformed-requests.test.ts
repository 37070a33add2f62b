import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { Keypair } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PAGES } from "~/content/pages";
import { LOCALES } from "~/locales/locales";
import { isFullRun } from "../full-run.ts";
import { SeededRandom } from "../programs/seeded-random.ts";
import { openSite, type Site } from "./harness.ts";
import { signIn } from "./sign-in.ts";

/** MALFORMED_REQUESTS sets the length of a run; MALFORMED_SEED repeats an earlier one. */
const COUNT = Number(process.env.MALFORMED_REQUESTS ?? (isFullRun ? 10_000 : 1_000));
const SEED = Number(process.env.MALFORMED_SEED ?? 20261121);
const AT_ONCE = 12;
/** The addresses that read the former chain. */
const OF_KAIA = /^\/api\/(migration|sign-in)\//;

interface Attempt {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const random = new SeededRandom(SEED);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await openSite();
  cookie = await signIn(site, Keypair.generate());
});
afterAll(async () => {
  agent.destroy();
  await site?.close();
});

it(`answers ${COUNT} malformed requests without a 5xx but that of a missing node of Kaia, and without a stack trace`, {
  timeout: 600_000,
}, async () => {
  const faults: string[] = [];
  let sent = 0;
  const statuses = new Map<number, number>();
  const sendUntilDone = async () => {
    while (sent++ < COUNT && faults.length < 10) {
      const attempt = malformed();
      const { status, text } = await send(attempt);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const tellsTooMuch = /\n\s+at \S+ ?\(|node_modules|SqliteError|D1_ERROR/.test(text);
      // this site has no node of Kaia, and says so
      const isHonest = status === 503 && OF_KAIA.test(attempt.path) && text.includes('"EvmChainUnavailable"');
      if ((status >= 500 && !isHonest) || tellsTooMuch) faults.push(describeAttempt(attempt, status, text));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendUntilDone));
  expect(faults).toEqual([]);
  // if nearly everything were refused at once, the run would test nothing
  expect(statuses.size).toBeGreaterThan(4);
});

it("causes no error of ours in the Worker's console", () => {
  const MISTAKES = /Uncaught|TypeError|ReferenceError|RangeError|SyntaxError|D1_ERROR|SqliteError/;
  // the router says of an address that it could not decode it, by its own name for that error
  const isMistake = (line: string) => MISTAKES.test(line.replaceAll("URIError", ""));
  expect(site.workerLogs.filter(isMistake)).toEqual([]);
});

/** Every address of routes.ts with its parameter names, and every open page. */
function addresses(): string[] {
  const routes = [...readFileSync("app/routes.ts", "utf8").matchAll(/route\(\s*"([^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
  const pages = PAGES.map((page) => page.slug);
  const locales = LOCALES.map((locale) => locale.path);
  const inLocale = [...routes, ...pages].flatMap((path) => locales.map((locale) => `/${locale}/${path}`));
  return ["/", ...routes.map((path) => `/${path}`), ...inLocale];
}

const ADDRESSES = addresses();
const PIECES = ["%", "%00", "%ff", "%2e%2e%2f", "%0d%0aSet-Cookie:x=1", "..", "//", "\\", "'", '"', "<script>", "*"];
const SIZES = ["", "a", "ㅎ", "0", "-1", "NaN", "1e999", "9".repeat(400), "A".repeat(5_000), "null", "__proto__"];
const FIELDS = [
  ["walletAddress", "walletType", "nonce", "signature", "signedMessage", "transaction", "method"],
  ["requestKey", "kind", "parameters", "amountRaw", "termDays", "positionAddress", "id"],
  ["startOn", "endOn", "phoneCountry", "phone", "email", "people", "agreed", "owner", "request"],
  ["wallet_address", "wallet_type", "key", "uid", "auth_key", "action_cd", "meneu1_cd", "path", "entries", "logs"],
].flat();
const SCALARS = [
  "",
  " ",
  "x",
  "0",
  "-1",
  "1.5",
  "18446744073709551616",
  "9".repeat(500),
  "\u0000",
  "\ud800",
  "💥",
  "%%",
];
const KNOWN = [
  "stake",
  "claim",
  "unstake",
  "message",
  "siws",
  "memo",
  "phantom",
  "max",
  "30",
  "90",
  "action_log_level",
];

function malformed(): Attempt {
  const method = random.chance(60)
    ? "POST"
    : random.pick(["GET", "GET", "GET", "HEAD", "PUT", "OPTIONS", "TRACE", "PURGE"]);
  const { type, body } = malformedBody();
  const headers: Record<string, string> = {
    Origin: random.chance(85) ? site.url : random.pick(["null", "https://evil.example", "", "http://[::1"]),
    "Content-Type": type,
    "Accept-Language": random.pick(["ko", "id-ID,id;q=0.9", ";;;q=", "*", "x".repeat(2_000)]),
    Accept: random.pick(["*/*", "text/html", "application/json", "\t"]),
  };
  if (random.chance(70))
    headers.Cookie = random.chance(70) ? cookie : random.pick(["session=%", "session=", "=;=;", "a".repeat(4_000)]);
  if (random.chance(5)) headers["If-None-Match"] = random.pick(['"', "*", 'W/"x"']);
  if (random.chance(5)) headers.Range = "bytes=9-1";
  return { method, path: malformedPath(), headers, body: method === "POST" || method === "PUT" ? body : null };
}

function malformedPath(): string {
  const filled = random
    .pick(ADDRESSES)
    .replaceAll(/:\w+|\*/g, () => (random.chance(50) ? random.pick(SIZES) : randomText(44)));
  const bent = random.chance(25) ? `${filled}${random.pick(["/", ""])}${random.pick(PIECES)}` : filled;
  const asData = random.chance(10) ? `${bent}.data` : bent;
  const query = random.chance(40)
    ? `?${random.pick([...FIELDS, "_routes", "index", "cursor", "search", "amount"])}=${random.pick([...PIECES, ...SIZES])}`
    : "";
  // the HTTP client escapes characters that it may not send
  return (asData + query).replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);
}

function malformedBody(): { type: string; body: Buffer } {
  const json = "application/json";
  const kind = random.below(8);
  if (kind === 0)
    return { type: json, body: Buffer.from(random.pick(["", "{", "[]", "null", "1", '"', "{}}", "[".repeat(8_000)])) };
  if (kind === 1) return { type: json, body: randomBytes(random.below(600)) };
  if (kind === 2) return { type: json, body: Buffer.alloc(random.pick([16_385, 70_000, 400_000]), "a") };
  if (kind === 3)
    return {
      type: "multipart/form-data; boundary=x",
      body: Buffer.from("--x\r\nContent-Disposition: form-data\r\n\r\n--"),
    };
  if (kind === 4)
    return {
      type: random.pick(["", "text/plain", "application/xml", "a/b;c"]),
      body: Buffer.from(JSON.stringify(randomValue(3))),
    };
  const fields = Object.fromEntries(
    Array.from({ length: random.below(9) }, () => [random.pick(FIELDS), randomValue(2)]),
  );
  if (kind === 5) {
    const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    return { type: "application/x-www-form-urlencoded", body: Buffer.from(form.toString()) };
  }
  return { type: json, body: Buffer.from(JSON.stringify(random.chance(80) ? fields : [fields])) };
}

function randomValue(depth: number): unknown {
  const kind = random.below(depth > 0 ? 8 : 6);
  if (kind === 0) return random.pick([null, true, false]);
  if (kind === 1) return random.pick([0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER]);
  if (kind === 2) return random.pick(SCALARS);
  if (kind === 3) return random.pick(KNOWN);
  if (kind === 4) return randomText(44);
  if (kind === 5) return randomBytes(random.below(1_300)).toString("base64");
  if (kind === 6) return Array.from({ length: random.below(4) }, () => randomValue(depth - 1));
  return { [random.pick(FIELDS)]: randomValue(depth - 1), [random.pick(SIZES)]: randomValue(depth - 1) };
}

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const randomText = (length: number) => Array.from({ length }, () => random.pick([...BASE58])).join("");
const randomBytes = (length: number) => Buffer.from(Array.from({ length }, () => random.below(256)));

function send({ method, path, headers, body }: Attempt): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers, agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    // a server may close the connection if it refuses to read a body
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve({ status: 0, text: "" });
      else reject(error);
    });
    outgoing.end(body ?? undefined);
  });
}

function describeAttempt({ method, path, headers, body }: Attempt, status: number, text: string): string {
  const sent = body ? body.toString("utf8").slice(0, 300) : "";
  return `${status} ${method} ${path.slice(0, 300)} ${headers["Content-Type"]} ${sent} → ${text.slice(0, 300)}`;
}
