import { oldNftsInput } from "~/domain/migration/input";
import { listOldNfts } from "~/domain/migration/old-nfts.server";
import { getContracts } from "~/domain/migration/projects.server";
import { configContext, databaseContext, localeContext } from "~/server/context";
import { answer, answering, parseInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-nfts";

export const action = refuseMethod;

/** GET /api/migration/nfts?address&after: a page of a wallet's old NFTs. What it says is public on the chain. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("read", { request, context });
    const { address, after } = parseInput(oldNftsInput, Object.fromEntries(new URL(request.url).searchParams));
    const db = context.get(databaseContext);
    const contracts = await getContracts(db, context.get(configContext).evmChainId);
    const { nfts, next } = await listOldNfts(db, contracts, { owner: address, after });
    return answer({ nfts, next: next && `${next.contract}.${next.tokenId}` });
  });
}
