import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { amountToDecimal, parseWrittenAmount } from "~programs/amounts";
import { expectCoins } from "../authority/expect-coins.server";
import { readMint } from "../solana/token.server";
import { createJob, type StaffJobDeps } from "./create.server";
import type { BurnInput } from "./input";
import { readAsset } from "./read-asset.server";
import type { ListedRow } from "./read-list";
import { readNftList } from "./read-nft-list";

/**
 * Writes down as a draft that an amount of a coin, or NFTs, are burnt, and returns its id. `owner` holds them and is expected to
 * give them to the job. Throws CoinUnknown, CoinNotSupported, AmountNotUnderstood, InvalidInput for zero, FunderShort if the
 * owner holds less, and what createJob throws.
 */
export async function createBurn(deps: StaffJobDeps, input: BurnInput): Promise<string> {
  const { title, owner } = input;
  const job = { kind: "burn", preset: "burn", title, refundAddress: owner, airdropList: null } as const;
  if (input.what === "nft") {
    const text = input.file ? await input.file.text() : input.list;
    const { rows, bad } = readNftList(text, ["mint"]);
    const asset = await readAsset(deps.chain, { asset: "nft" });
    const listed = rows.map(({ line, mint }): ListedRow => ({ line, address: owner, amountRaw: 1n, mint }));
    return createJob(deps, { ...job, asset, unit: "NFT", rows: listed, bad });
  }
  const { asset, row } = await readCoin(deps, input);
  const unit = input.unit || input.mint.slice(0, 4);
  return createJob(deps, { ...job, asset, unit, rows: [row], bad: [] });
}

async function readCoin({ chain }: StaffJobDeps, { mint, amount, owner }: BurnInput) {
  if (!mint) throw new AppError("CoinUnknown");
  const asset = await readAsset(chain, { asset: "coin", mint });
  if (asset.asset !== "coin") throw new AppError("CoinUnknown");
  const { decimals, tokenProgram } = asset;
  const amountRaw = parseWrittenAmount(amount, decimals);
  if (typeof amountRaw === "string") throw new AppError("AmountNotUnderstood", { decimals: String(decimals) });
  if (amountRaw === 0n) throw new AppError("InvalidInput");
  const coin = { mint: new PublicKey(mint), tokenProgram: new PublicKey(tokenProgram), decimals };
  await expectCoins(chain, { coin, owner: new PublicKey(owner), neededRaw: amountRaw });
  const { accounts } = await chain.getAccounts([mint]);
  const supplyRaw = accounts[0] ? readMint(accounts[0]).supplyRaw : 0n;
  const [before, after] = [supplyRaw, supplyRaw - amountRaw].map((raw) => amountToDecimal(raw, decimals));
  const row: ListedRow = { line: 1, address: owner, amountRaw, mint: null, before: before ?? null, after: null };
  return { asset, row: { ...row, after: after ?? null } };
}
