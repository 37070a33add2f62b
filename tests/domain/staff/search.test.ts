import { beforeAll, expect, test } from "vitest";
import { searchNouns } from "~/admin/search.server";
import { localeOfCode } from "~/locales/locales";
import { newsPiece, reservation, transactionIntent, user } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "./acting";
import { emptyStaffTables } from "./staff";

const NOW = new Date("2026-11-22T00:00:00Z");
const SOLANA = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const EVM = "0xabcdefabcdefabcdefabcdefabcdefabcdefabcd";
const SIGNATURE = "5".repeat(88);

async function found(sought: string, role: "viewer" | "editor" | "owner" = "owner") {
  const actor = await actingAs(role, NOW);
  const groups = await searchNouns({ db, actor }, sought, localeOfCode("en"));
  return groups.flatMap(({ hits }) => hits.map(({ to }) => to));
}

beforeAll(async () => {
  await emptyStaffTables();
  const seen = { createdAt: NOW, lastSeenAt: NOW };
  await db.insert(user).values([
    { id: "1", walletAddress: SOLANA, walletType: "phantom", ...seen },
    { id: "2", walletAddress: EVM, walletType: "kaia", ...seen },
  ]);
  await db.insert(reservation).values({
    ...{ seq: 7, reference: "PV-7K2M-Q9TD", requestKey: "key", kind: "hotel", status: "5", localeCode: "en" },
    ...{ startOn: "2026-12-01", endOn: "2026-12-02", people: 1, wishes: "", name: "Ade", phone: "+821012345678" },
    ...{ email: "Ade@example.com", createdAt: NOW },
  });
  await db.insert(transactionIntent).values({
    ...{ id: "i", requestKey: "r", walletAddress: SOLANA, kind: "claim", parameters: {}, status: "finalized" },
    ...{ message: "m", preview: {}, lifetime: "blockhash", blockhash: "b", lastValidBlockHeight: 1 },
    ...{ signature: SIGNATURE, createdAt: NOW, updatedAt: NOW },
  });
  await db.insert(newsPiece).values({
    ...{ seq: 3, title: "반값", languages: "ko en id", state: "published", updatedAt: NOW },
    words: JSON.stringify({ ko: { title: "반값" }, en: { title: "50% off" } }),
  });
});

test.each([
  ["a wallet", SOLANA, [`/admin/user/${SOLANA}`]],
  ["the beginning of a wallet", SOLANA.slice(0, 5), [`/admin/user/${SOLANA}`]],
  ["a wallet of Kaia in any case", EVM.toUpperCase(), [`/admin/user/${EVM}`]],
  ["a signature", SIGNATURE, [`/admin/user/${SOLANA}`]],
  ["the number of a booking", "pv-7k2m", ["/admin/reservationDetail/7"]],
  ["an e-mail address", "Ade@example.com", ["/admin/reservationDetail/7"]],
  ["the title of news", "50%", ["/admin/adminNewsList/3"]],
  ["a page by a part of its name in any case", "AIRDROP LIST", ["/admin/airdropRecords"]],
  ["nothing", "  ", []],
  ["what is no beginning of a key", "example.com", []],
  ["a sign that SQL takes for any text", "%", []],
])("%s is found by what was typed", async (_, sought, links) => {
  expect(await found(sought)).toEqual(links);
});

test("pages above a role are not found", async () => {
  expect(await found("settings")).toEqual(["/admin/settings"]);
  expect(await found("settings", "editor")).toEqual([]);
});

test("a viewer finds no bookings and no news, and an editor no members of staff", async () => {
  expect(await found("Ade@example.com", "viewer")).toEqual([]);
  expect(await found("50%", "viewer")).toEqual([]);
  const { staff } = await actingAs("viewer", NOW);
  expect(await found(staff.email, "editor")).toEqual([]);
  expect(await found(staff.email)).toEqual([`/admin/staff/${staff.accountId}`]);
});
