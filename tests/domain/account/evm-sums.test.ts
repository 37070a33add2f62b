import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { getEvmSums } from "~/domain/account/evm-sums.server";
import type { OwnAirdrop } from "~/domain/airdrop/view";
import { EvmSummary } from "~/features/account/evm-summary";
import myPage from "~/locales/en/myPage.json";
import { testDatabase as db } from "../database";

const airdrop = (change: Partial<OwnAirdrop>) =>
  ({ chain: "eip155", stage: "open", isCompleted: false, application: null, ...change }) as OwnAirdrop;

test("only airdrops that their recipient can and has to act on are counted as waiting", async () => {
  const airdrops = [
    airdrop({}),
    airdrop({ stage: "closed" }),
    airdrop({ stage: "soon" }),
    airdrop({ application: { target: "A", version: 1, appliedAt: "" } }),
    airdrop({ isCompleted: true }),
  ];
  const sums = await getEvmSums({ db, chainId: 8217 }, { holder: "0x01", airdrops });
  expect(sums).toEqual({ toTakeBack: 0, oldNfts: 0, airdrops: 1 });
});

test.each([
  [{ toTakeBack: 2, oldNfts: 7, airdrops: 1 }, "/eng/mypage/migration", 3],
  [{ toTakeBack: 0, oldNfts: 7, airdrops: 1 }, "/eng/mypage/migration", 2],
  [{ toTakeBack: 0, oldNfts: 0, airdrops: 1 }, "/eng/airdrop", 1],
])("a Kaia wallet with %j is led to %s", (sums, to, lines) => {
  const id = "routes/locale-layout";
  const Component = () => createElement(EvmSummary, { texts: myPage.evm as never, sums });
  const Stub = createRoutesStub([{ id, path: "/", Component }]);
  const html = renderToString(createElement(Stub, { hydrationData: { loaderData: { [id]: { localePath: "eng" } } } }));
  expect(html).toContain(`href="${to}"`);
  expect(html.match(/<li>/g)).toHaveLength(lines);
});
