import type { R2Bucket } from "@cloudflare/workers-types";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { createSessionId, hashSessionId } from "~/domain/sessions/session-id.server";
import { sealSetting } from "~/domain/settings/seal.server";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { checkOpenAt } from "./page-checks.ts";

const WIDTHS = [375, 1440];
const ID_CARD = "/eng/project/images/idCard";
const { picture: TEXTS } = textsOf(LOCALES[1]).project;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Makes a project account and opens a page of the site in its session. */
async function openAccount(status: "draft" | "approved", options: Parameters<Site["openPage"]>[0] = {}) {
  const [id, now] = [crypto.randomUUID(), Date.now()];
  const sessionId = createSessionId();
  await site.database.batch([
    site.database
      .prepare(
        `INSERT INTO project_account (id, email, password_hash, kind, status, language, nickname, name, phone, id_card_kind,
        home_address, wallet_address, created_at, updated_at)
        VALUES (?, ?, '', 'personal', ?, 'en', 'Bora', 'Bora Kim', '+821012345678', 'residence', 'Seoul, Jongno-gu 1',
        'FvhKNFSGNPXHvmHRnmyUAtSYUCL3y2dvckbVAytZ4f5k', ?, ?)`,
      )
      .bind(id, `${id}@example.org`, status, now, now),
    site.database
      .prepare(
        "INSERT INTO project_account_session (id_hash, account_id, created_at, last_seen_at, expires_at) VALUES (?, ?, ?, ?, ?)",
      )
      .bind(await hashSessionId(sessionId), id, now, now, now + 3_600_000),
  ]);
  const { vars } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  const visit = await site.openPage({ locale: "en-GB", ...options });
  const value = await sealSessionId([String(vars.SESSION_KEYS)], `project-${sessionId}`);
  await visit.context.addCookies([{ name: "project", value, url: site.url }]);
  return { id, visit };
}

/** The picture of an account as the bucket has it. */
async function storedPicture(accountId: string): Promise<Buffer> {
  const bucket = (await site.worker.miniflare.getR2Bucket("PROJECT_IMAGES")) as unknown as R2Bucket;
  const { objects } = await bucket.list({ prefix: accountId });
  expect(objects).toHaveLength(1);
  const object = await bucket.get(objects[0]?.key ?? "");
  return Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer());
}

/** The brightness, from 0 to 255, at a point of a picture that is named in parts of its size. */
async function brightnessAt(picture: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return (
    data[Math.floor(y * info.height) * info.width * info.channels + Math.floor(x * info.width) * info.channels] ?? -1
  );
}

const whiteCard = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: "#fff" } })
    .withExif({ IFD0: { Copyright: "SECRET PLACE" } })
    .jpeg()
    .toBuffer();

async function chooseCard({ page }: TestPage): Promise<void> {
  await page.setInputFiles("#project-picture", { name: "card.jpg", mimeType: "image/jpeg", buffer: await whiteCard() });
  await page.locator("canvas.project-canvas").waitFor();
}

it("covers the back digits by keyboard alone, and sends nothing of what is below the box", async () => {
  const { id, visit } = await openAccount("draft");
  const { page } = visit;
  await page.goto(ID_CARD);
  await page.getByText(TEXTS.drawn).waitFor();
  await page.focus("#project-picture");
  await chooseCard(visit);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("CANVAS");
  for (let presses = 0; presses < 10; presses++) await page.keyboard.press("ArrowLeft");
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("ArrowDown");
  for (let presses = 0; presses < 10; presses++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByText("15% from the left and 50% from the top, 50% wide and 12% high").waitFor();
  // larger, smaller, the statement, the button
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/done=pictureStored/);
  const stored = await storedPicture(id);
  expect(stored.includes("SECRET PLACE")).toBe(false);
  for (const [x, y] of [
    [0.17, 0.52],
    [0.4, 0.56],
    [0.63, 0.6],
  ] as const) {
    expect(await brightnessAt(stored, x, y), `${x} ${y}`).toBeLessThan(16);
  }
  for (const [x, y] of [
    [0.13, 0.56],
    [0.67, 0.56],
    [0.4, 0.48],
    [0.4, 0.64],
  ] as const) {
    expect(await brightnessAt(stored, x, y), `${x} ${y}`).toBeGreaterThan(240);
  }
  expect(visit.takeProblems()).toEqual([]);
  await visit.close();
});

it("moves the box to where a pointer presses, and drags it", async () => {
  const { visit } = await openAccount("draft");
  const { page } = visit;
  await page.goto(ID_CARD);
  await page.getByText(TEXTS.drawn).waitFor();
  await chooseCard(visit);
  const canvas = page.locator("canvas.project-canvas");
  await canvas.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.2, y + height * 0.2);
  await page.mouse.down();
  await page.getByText("5% from the left and 15% from the top, 30% wide and 10% high").waitFor();
  await page.mouse.move(x + width * 0.3, y + height * 0.3);
  await page.mouse.up();
  await page.getByText("15% from the left and 25% from the top").waitFor();
  await visit.close();
});

it("takes a picture without JavaScript, once its sender says that it is covered, and removes its data", async () => {
  const { id, visit } = await openAccount("draft", { javaScriptEnabled: false });
  const { page } = visit;
  await page.goto(ID_CARD);
  await page.getByText(TEXTS.coverFirst).waitFor();
  const buffer = await whiteCard();
  expect(buffer.includes("SECRET PLACE")).toBe(true);
  await page.setInputFiles("#project-picture", { name: "card.jpg", mimeType: "image/jpeg", buffer });
  await page.check("#project-covered");
  await page.click(".project-form .button-primary");
  await page.waitForURL(/done=pictureStored/);
  expect((await storedPicture(id)).includes("SECRET PLACE")).toBe(false);
  await visit.close();
});

it.each(LOCALES)("breaks no rule of accessibility at the widths of a phone and a desktop: $code", async ({ path }) => {
  const found: string[] = [];
  for (const [status, pages] of [
    ["draft", ["", "/images/idCard", "/details/personal", "/password"]],
    ["approved", ["", "/create", "/login", "/register", "/forgotten"]],
  ] as const) {
    const { visit } = await openAccount(status);
    for (const page of pages) {
      const address = `/${path}/project${page}`;
      await visit.page.goto(address);
      if (page === "/images/idCard") await chooseCard(visit);
      found.push(...(await checkOpenAt(visit.page, { name: address, widths: WIDTHS })));
    }
    found.push(...visit.takeProblems());
    await visit.close();
  }
  expect(found).toEqual([]);
});

/** Stores orders of a project of an account: one that waits, one of each good that was made, and one that was returned. */
async function storeOrders(accountId: string): Promise<{ project: number; orders: Record<string, string> }> {
  const now = Date.now();
  const price = { CREATE_WHITELIST: { coin: "SCG", price: "100" }, CREATE_RECRUIT: { coin: "USDC", price: "5" } };
  const payer = "FvhKNFSGNPXHvmHRnmyUAtSYUCL3y2dvckbVAytZ4f5k";
  const data = {
    CREATE_WHITELIST: { title: "First hundred", wallets: [payer] },
    CREATE_RECRUIT: { title: "Artists wanted", details: "Pixel art", closesAt: new Date(now + 9e8).toISOString() },
  };
  const orders: Record<string, string> = {};
  const { database } = site;
  const [made] = await database
    .prepare(
      `INSERT INTO project (owner_id, symbol, name, korean_name, mainnet, json_path, description, image_url, project_fee_bps,
      creator_fee_bps, created_by, created_at, updated_at) VALUES (?, 'TORI', 'Tori', '', 'solana', '', '', '', 0, 0, 'x', ?, ?)
      RETURNING id`,
    )
    .bind(accountId, now, now)
    .all<{ id: number }>()
    .then(({ results }) => results);
  const project = made?.id ?? 0;
  const { vars } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  const stored = { key: "service_prices" as const, value: JSON.stringify(price) };
  await database
    .prepare(
      "INSERT INTO setting (key, value, seal, updated_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE SET value = ?2, seal = ?3",
    )
    .bind(stored.key, stored.value, await sealSetting(String(vars.ADMIN_CODE), stored), now)
    .run();
  for (const [name, code, status, good] of [
    ["waiting", "CREATE_WHITELIST", 0, "none"],
    ["list", "CREATE_WHITELIST", 10, "made"],
    ["call", "CREATE_RECRUIT", 10, "made"],
    ["returned", "CREATE_RECRUIT", 10, "impossible"],
  ] as const) {
    const id = crypto.randomUUID();
    orders[name] = id;
    await database
      .prepare(
        `INSERT INTO service_order (id, account_id, project_id, code, payer, coin, decimals, price_raw, data, reference,
        created_at, expires_at, seal, status, good, good_key, reason, signature, paid_at, made_at, updated_at)
        VALUES (?1, ?2, ?3, ?4, ?5, 'SCG', 9, '100000000000', ?6, ?1, ?7, ?8, '', ?9, ?10, ?5, 'Staff said no.', ?1, ?7, ?7, ?7)`,
      )
      .bind(id, accountId, project, code, payer, JSON.stringify(data[code]), now, now + 9e7, status, good)
      .run();
  }
  await database.batch([
    database
      .prepare(
        "INSERT INTO service_payment (order_id, signature, payer, coin, amount_raw, slot, block_ts, problem) VALUES (?, ?, ?, 'SCG', '100000000000', 1, 1, 'twice')",
      )
      .bind(orders.list, "5".repeat(88), payer),
    database
      .prepare(
        "INSERT INTO recruit_application (order_id, wallet_address, name, contact, answer, created_at, delete_at) VALUES (?, ?, 'Rina', 'rina@example.org', 'I draw', ?, ?)",
      )
      .bind(orders.call, payer, now, now + 9e9),
  ]);
  return { project, orders };
}

it.each(LOCALES)("shows services and orders without breaking a rule of accessibility: $code", async ({ path }) => {
  const { id, visit } = await openAccount("approved");
  const { project, orders } = await storeOrders(id);
  const own = [`services/${project}`, `order/allowList/${project}`, `order/recruit/${project}`];
  const pages = [...own, ...Object.values(orders).map((order) => `orders/${order}`)].map((page) => `project/${page}`);
  const found: string[] = [];
  for (const page of [...pages, `allowList/${orders.list}`, `recruit/${orders.call}`]) {
    const address = `/${path}/${page}`;
    await visit.page.goto(address);
    found.push(...(await checkOpenAt(visit.page, { name: address, widths: WIDTHS })));
  }
  found.push(...visit.takeProblems());
  await visit.close();
  expect(found).toEqual([]);
});
