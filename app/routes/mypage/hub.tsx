import { useRevalidator } from "react-router";
import { MY_PAGES, type MyPageSlug } from "~/content/my-pages";
import { getHolderBalances, listPositions } from "~/domain/staking/queries.server";
import { getNonceAccount } from "~/domain/transactions/nonce-account.server";
import { Money } from "~/features/money/money";
import { MoneyHead } from "~/features/money/money-head";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { formatAmount } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { getT } from "~/middleware/language";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { NonceAccountPanel } from "~/transactions/nonce-account-panel";
import type { SigningTexts } from "~/transactions/signing-texts";
import { Art } from "~/ui/art";
import { type IconName, pictures } from "~/ui/art-manifest";
import { Button, ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import { useLocale } from "~/ui/use-locale";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/hub";

export const handle = landing("myPage.landing");

export async function loader({ context }: Route.LoaderArgs) {
  const { texts, wallet: holder, deps, frame } = await openMoneyScreen(context);
  const shared = { texts: texts.myPage, frame, scene: pictures["heads/punktopia"] };
  if (!holder) return { ...shared, holdings: null, staking: null, account: null, problem: null };
  const [balances, positions, account] = await Promise.all([
    readOrProblem(context, () => getHolderBalances(deps, holder)),
    readOrProblem(context, () => listPositions(deps, holder)),
    readOrProblem(context, () => getNonceAccount(deps, holder)),
  ]);
  const decimals = balances.value?.decimals;
  const list = positions.value;
  const count = list?.positions.length ?? 0;
  const partial = list?.nextCursor ? getT(context, "staking")("labels.partialSums", { count }) : null;
  const staking = list && { count, partial, totals: list.totals };
  const problem = (balances.problem ?? positions.problem)?.message ?? null;
  const figures = { holdings: balances.value, staking: decimals === undefined ? null : staking };
  return { ...shared, ...figures, account: account.value, problem };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title], texts.lead);
}

/** What a holder has here, and links to all their lists. */
export default function MyPage({ loaderData }: Route.ComponentProps) {
  const { texts, frame, scene, ...figures } = loaderData;
  const { holderAddress: holder, signing, walletCall } = frame;
  const state = useHolderState(holder);
  return (
    <>
      <MoneyHead frame={frame} title={texts.title} lead={texts.lead} scene={<Art picture={scene} alt="" first />} />
      <div className="wrap band">
        {state === "signed-in" && holder ? (
          <Holdings texts={texts} signing={signing} holder={holder} {...figures} />
        ) : (
          <ConnectCall state={state === "visitor" ? "visitor" : "connected"} texts={walletCall} />
        )}
      </div>
    </>
  );
}

const ICONS: Record<MyPageSlug, IconName> = {
  account: "wallet",
  minting: "star",
  myDrop: "gift",
  myTwig: "leaf",
  myVesting: "hourglass",
  reservation: "calendar",
  myEntitlement: "ticket",
  myForge: "hammer",
};

type HoldingsProps = Pick<Route.ComponentProps["loaderData"], "holdings" | "staking" | "account" | "problem"> & {
  texts: Texts["myPage"];
  signing: SigningTexts;
  holder: string;
};

function Holdings({ texts, signing, holder, holdings, staking, account, problem }: HoldingsProps) {
  const { localePath } = useShell();
  const locale = useLocale();
  const revalidator = useRevalidator();
  const show = (raw: bigint, decimals: number, unit: string) => `${formatAmount(locale, raw, decimals)} ${unit}`;
  return (
    <div className="work my-page">
      <section className="panel flow" aria-labelledby="my-wallet">
        <h2 id="my-wallet">{texts.walletTitle}</h2>
        <p className="row">
          <ExplorerLink kind="address" value={holder} />
          <CopyButton value={holder} label={texts.copy} copiedLabel={texts.copied} />
        </p>
        {problem ? (
          <Notice tone="warning">
            <p>{problem}</p>
            <Button
              size="small"
              busy={revalidator.state === "loading"}
              onClick={() => revalidator.revalidate()}
              {...logged("part.readAgain")}
            >
              {texts.readAgain}
            </Button>
          </Notice>
        ) : null}
        {holdings ? (
          <FactList
            items={[
              { term: texts.coin, value: show(holdings.coinRaw, holdings.decimals, "SCG") },
              { term: texts.sol, value: show(holdings.lamports, 9, "SOL") },
            ]}
          />
        ) : null}
        {holdings && staking ? (
          <>
            <h3>{texts.stakingTitle}</h3>
            <FactList
              items={[
                { term: texts.positions, value: `${staking.count}${staking.partial ? "+" : ""}` },
                { term: texts.staked, value: show(staking.totals.principalRaw, holdings.decimals, "SCG") },
                {
                  term: texts.due,
                  value: <Money raw={staking.totals.dueNetRaw} decimals={holdings.decimals} />,
                  tone: "in",
                },
              ]}
            />
            {staking.partial ? <p className="faint">{staking.partial}</p> : null}
          </>
        ) : null}
        <ButtonLink wide viewTransition to={`/${localePath}/powerzoneCoinStakingView`} {...logged("myPage.toStaking")}>
          {texts.toStaking}
        </ButtonLink>
        {account?.status === "ready" ? (
          <NonceAccountPanel
            texts={signing}
            account={account}
            holderAddress={holder}
            onChanged={() => revalidator.revalidate()}
          />
        ) : null}
      </section>
      <section className="stack" aria-labelledby="my-lists">
        <h2 id="my-lists">{texts.listsTitle}</h2>
        <ul className="my-lists">
          {MY_PAGES.map((page) => (
            <li key={page.slug}>
              <PageLink to={`/${localePath}/mypage/${page.slug}`} prefetch="none" {...logged(page.log)}>
                <Icon name={ICONS[page.slug]} />
                <span>
                  <strong>{texts.lists[page.slug].title}</strong>
                  <span className="soft">{texts.lists[page.slug].what}</span>
                </span>
                <Icon name="chevron-right" />
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
