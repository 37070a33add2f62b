import { afterAll, beforeAll, expect, it } from "vitest";
import { developmentKeypair } from "~programs/development-keys.ts";
import { findAnvil } from "../../tools/dev/evm-node.ts";
import { KAIA_HOLDERS } from "../../tools/dev/kaia-setup.ts";
import { signIn } from "../e2e/sign-in.ts";
import {
  freePorts,
  newStateFolder,
  removeStateFolders,
  type SiteProcess,
  startSite,
  survivors,
} from "./site-process.ts";

// the domain behind these pages: tests/domain/development

const PAGES = ["powerzonePunkyDropCreator", "myMinting", "myDrop", "soccerGo"];
/** Pages in one language each. */
const ALYA_PAGES = [
  {
    slug: "alyaEng",
    path: "eng",
    others: ["kor", "idn"],
    funds: "Funds: {{reward}}",
    rewards: ["Twig", "SCG", "BONUS SCG", "USDC"],
  },
  {
    slug: "alyaKor",
    path: "kor",
    others: ["eng", "idn"],
    funds: "{{reward}} 재원",
    rewards: ["Twig", "SCG", "보너스 SCG", "USDC"],
  },
];
/** Some of what the page of statuses shows; that it shows all: tests/domain/statuses.test.ts. */
const STATUS_ROWS = [
  ["reservation", "10", ["Cancel processing", "취소 처리 중", "Pembatalan diproses"]],
  ["mintingMaster", "30", ["Partially failed", "일부 실패", "Sebagian gagal"]],
  ["gear", "12", ["Compressed NFT minted", "압축 NFT 민팅됨", "NFT terkompresi di-mint"]],
  [
    "catalogue",
    "-1",
    ["An unexpected error has occurred", "예상하지 못한 오류가 발생했어요", "Terjadi kesalahan yang tidak terduga"],
  ],
] as const;
/** The button that only a failed attempt shows. */
const RESET = 'data-log="myDrops.reset"';
const wallet = developmentKeypair("wallet-1");

let site: SiteProcess;
let cookie: string;

beforeAll(async () => {
  site = await startSite({ stateFolder: newStateFolder(), port: await freePorts() });
  cookie = await signIn(site, wallet);
});

afterAll(async () => {
  const processes = site?.processes() ?? [];
  await site?.interrupt();
  expect(await survivors(processes)).toEqual([]);
  removeStateFolders();
});

const page = async (path: string, headers: Record<string, string> = { Cookie: cookie }) => {
  const response = await fetch(site.url + path, { headers, redirect: "manual" });
  return { status: response.status, location: response.headers.get("Location"), html: await response.text() };
};

/** A form of a page as a browser without JavaScript sends it. */
async function submit(
  slug: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path = "eng",
) {
  const response = await fetch(`${site.url}/${path}/test/${slug}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: site.url, ...headers },
  });
  return { status: response.status, html: await response.text() };
}

it("has the pages at the specification's addresses and in each language, and asks a visitor to connect", async () => {
  for (const slug of PAGES) {
    const bare = await page(`/test/${slug}`);
    expect(bare.status, slug).toBe(302);
    expect(bare.location, slug).toMatch(new RegExp(`^/(eng|kor|idn)/test/${slug}$`));
    for (const path of ["eng", "kor", "idn"]) {
      expect((await page(`/${path}/test/${slug}`)).status, `${path} ${slug}`).toBe(200);
    }
    expect((await page(`/eng/test/${slug}`, {})).html, slug).toContain("Connect");
  }
});

it("shows every status and numeric code with its words in three languages, to anybody and without JavaScript", async () => {
  expect((await page("/test/statuses", {})).status).toBe(302);
  for (const [path, title] of [
    ["eng", "Statuses and codes"],
    ["kor", "상태와 코드"],
    ["idn", "Status dan kode"],
  ] as const) {
    const { status, html } = await page(`/${path}/test/statuses`, {});
    expect(status, path).toBe(200);
    // Korean and Indonesian tie some words together
    const shown = html.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
    expect(shown, path).toContain(`<h1>${title}`);
    for (const [name, code, words] of STATUS_ROWS) {
      const table = new RegExp(`<section id="${name}">.*?</section>`, "s").exec(shown)?.[0] ?? "";
      const row = table.split("<tr>").find((each) => each.includes(`<div class="cell">${code}</div>`));
      for (const word of words) expect(row, `${path} ${name} ${code}`).toContain(word);
    }
  }
});

it("opens a drop that the drop page then shows, names the faults of a list, and refuses other wallets", async () => {
  const form = { intent: "open", gift: "SCG", beginsInMinutes: "0", lastsMinutes: "60", supply: "" };
  const faulty = await submit("powerzonePunkyDropCreator", { ...form, list: "wallet,amount\nnobody,1" });
  expect(faulty.status).toBe(422);
  expect(faulty.html).toContain("Line 2, wallet: not a Solana address.");
  const list = `wallet,amount\n${wallet.publicKey.toBase58()},12.5`;
  const opened = await submit("powerzonePunkyDropCreator", { ...form, list });
  expect(opened.status).toBe(200);
  expect(opened.html).toContain('href="/eng/powerzonePunkyDrop#drop-5-gift"');
  const drops = await page("/eng/powerzonePunkyDrop");
  expect(drops.html).toContain('id="drop-5-gift"');
  expect((await submit("powerzonePunkyDropCreator", { ...form, list }, { Cookie: "" })).status).toBe(401);
  const foreign = await submit("powerzonePunkyDropCreator", { ...form, list }, { Origin: "https://evil.example" });
  expect(foreign.status).toBeGreaterThanOrEqual(400);
  expect((await page("/eng/powerzonePunkyDrop")).html).not.toContain('id="drop-6-gift"');
});

it("mints an NFT that the pool's page offers to stake", async () => {
  const minted = await submit("myMinting", { collection: "punkykongz", count: "1" });
  const [, name = ""] = /(PunkyKongz #\d{4,5})/.exec(minted.html) ?? [];
  expect(name).not.toBe("");
  expect((await page("/eng/powerzonePunkyNova")).html).toContain(name);
});

it("puts an attempt into a state that the drop list shows, and removes it again", async () => {
  const [, campaign = ""] = /name="campaign" value="(\w+)"/.exec((await page("/eng/test/myDrop")).html) ?? [];
  const written = await submit("myDrop", { intent: "try", campaign, status: "40" });
  expect(written.html).toContain("The last try has the status 40.");
  expect((await page("/eng/mypage/myDrop?tab=rwa")).html).toContain(RESET);
  await submit("myDrop", { intent: "clear" });
  expect((await page("/eng/mypage/myDrop?tab=rwa")).html).not.toContain(RESET);
});

it("shows the pool of Wise Alya with its four rewards in the language of each of its pages, and mints for it", async () => {
  for (const { slug, path, others, funds, rewards } of ALYA_PAGES) {
    const address = `/${path}/test/${slug}`;
    for (const from of [`/test/${slug}`, ...others.map((other) => `/${other}/test/${slug}`)]) {
      expect(await page(from), from).toMatchObject({ status: 302, location: address });
    }
    expect((await page(address, {})).html.includes('data-log="wallet.select"')).toBe(true);
    const { status, html } = await page(address);
    expect(status).toBe(200);
    for (const reward of rewards) expect(html, slug).toContain(funds.replace("{{reward}}", reward));
    expect(html).not.toContain("The pool has no stream for");
    const minted = await submit(slug, { count: "1" }, {}, path);
    const [, name = ""] = /Minted: (Wise Alya #\d{4,5})/.exec(minted.html) ?? [];
    expect(name).not.toBe("");
    expect((await page(`/${path}/powerzoneNftStaking/wise-alya`)).html).toContain(name);
  }
  expect((await submit("alyaEng", { count: "11" })).status).toBe(422);
  expect((await submit("alyaEng", { count: "1" }, { Cookie: "" })).status).toBe(401);
});

it("gives a place in a Soccer Go team to the wallets of a list, and says what is wrong with a faulty list", async () => {
  const faulty = await submit("soccerGo", { place: "goalkeeper", list: "wallet\nnobody" });
  expect(faulty.status).toBe(422);
  expect(faulty.html).toContain("Line 2, wallet: not a Solana address.");
  const list = `wallet\n${wallet.publicKey.toBase58()}`;
  const opened = await submit("soccerGo", { place: "midfield", list });
  const [, number = ""] = /Drop No\. (\d+) is open: Wise Alya for 1 on its list/.exec(opened.html) ?? [];
  expect((await page("/eng/powerzonePunkyDrop")).html).toContain(`id="drop-${number}-gift"`);
  expect((await submit("soccerGo", { place: "referee", list })).status).toBe(422);
  expect((await submit("soccerGo", { place: "wing", list }, { Cookie: "" })).status).toBe(401);
});

it.runIf(findAnvil() || process.env.CI)(
  "passes what the development wallet of the former chain sends on to its node",
  async () => {
    const [from, to] = KAIA_HOLDERS;
    const ask = async (method: string, params: unknown[]) => {
      const response = await fetch(`${site.url}/test/kaia`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: site.url },
        body: JSON.stringify({ method, params }),
      });
      return { status: response.status, body: (await response.json()) as { returnValue?: { result: unknown } } };
    };
    const sent = await ask("eth_sendTransaction", [{ from, to, value: "0x1" }]);
    const receipt = await ask("eth_getTransactionReceipt", [sent.body.returnValue?.result]);
    expect(receipt.body.returnValue?.result).toMatchObject({
      status: "0x1",
      from: from.toLowerCase(),
      to: to.toLowerCase(),
    });
    expect((await ask("anvil_setBalance", [from, "0x0"])).status).toBe(400);
  },
);
