import "~/styles/my-list.css";
import "~/styles/nft-staking.css";
import "~/styles/account.css";
import { AccountHoldings } from "~/features/account/account-holdings";
import { loadAccountScreen } from "~/features/account/account-screen.server";
import { EvmAccount, useEvmAsks } from "~/features/account/evm-account";
import { ExampleAccount } from "~/features/account/example-account";
import { MoneyHead } from "~/features/money/money-head";
import { landing } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/hub";

export const handle = landing("myPage.landing");

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountScreen(context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { myPage } = loaderData;
  return privateMeta([myPage.title], myPage.lead);
}

/** What a holder has on the site, what it brings and when, and links to all their lists. */
export default function MyPage({ loaderData }: Route.ComponentProps) {
  const { frame, scene, texts, myPage, now } = loaderData;
  const state = useHolderState(frame.holderAddress);
  const evmAsks = useEvmAsks({ holder: loaderData.evmHolder, matters: loaderData.evmMatters });
  return (
    <div data-district="power-zone">
      <MoneyHead
        frame={frame}
        isCompact
        title={myPage.title}
        lead={myPage.lead}
        scene={<Art picture={scene} alt="" first={frame.holderAddress === null} />}
      />
      <div className="wrap band my-page">
        {state === "signed-in" && loaderData.account ? (
          <AccountHoldings {...loaderData} account={loaderData.account} entitlements={loaderData.entitlements} />
        ) : (
          <>
            <EvmAccount
              holder={loaderData.evmHolder}
              matters={loaderData.evmMatters}
              texts={myPage}
              airdrops={loaderData.airdrops}
              call={frame.walletCall}
            />
            <ConnectCall
              state={state === "visitor" ? "visitor" : "connected"}
              texts={frame.walletCall}
              isQuiet={evmAsks}
            />
            <ExampleAccount texts={texts} now={now} example={loaderData.example} />
          </>
        )}
      </div>
    </div>
  );
}
