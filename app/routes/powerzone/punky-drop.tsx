import { useT } from "~/ui/use-t";
import "~/styles/staking/index.css";
import "~/styles/drop.css";
import { Link, useLocation } from "react-router";
import { listDrops } from "~/domain/drop/queries.server";
import { dropStateLater } from "~/domain/drop/rules";
import type { DropListView, DropView } from "~/domain/drop/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { NextDrop } from "~/features/drop/drop-clock";
import { DropItem } from "~/features/drop/drop-item";
import { MoneyHead } from "~/features/money/money-head";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { useChainTs } from "~/features/money/use-chain-ts";
import { landing, logged } from "~/logs/logged";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { type PictureId, pictures } from "~/ui/art-manifest";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import { useSigner } from "~/wallet/use-signer";
import type { Route } from "./+types/punky-drop";

export const handle = landing("punkyDrop.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, texts, wallet, frame, locale } = await openMoneyScreen(context);
  const { list: _, title, description, ...words } = texts.drop;
  const { networkFee, accountDeposit, computeUnits, computeUnitsValue, computeUnitsNote } = texts.staking.stakeConfirm;
  const costs = { networkFee, deposit: accountDeposit, computeUnits, computeUnitsValue, computeUnitsNote };
  const reading = await readOrProblem(context, () => listDrops(deps, wallet));
  const drops = reading.value?.drops ?? [];
  return {
    frame,
    texts: { ...words, costs: { ...costs, returns: texts.staking.unstakeConfirm.deposit } },
    page: { title, description, origin: new URL(request.url).origin, localePath: locale.path },
    art: {
      scene: pictures["heads/drop"],
      none: pictures["closed-shop"],
      gifts: Object.fromEntries(drops.map(({ address, gift }) => [address, pictures[pictureOf(gift)]])),
    },
    reading,
  };
}

/** The picture of a gift: a character of the collection, the coin if it is drawn, otherwise a vault. */
function pictureOf(gift: DropView["gift"]): PictureId {
  if (gift.kind === "coins") return COINS[gift.symbol] ?? "vault";
  const known = Object.entries(COLLECTION_NAMES).find(([, name]) => name === gift.collection);
  return known ? (`people/${known[0]}-1` as PictureId) : "vault";
}

const COINS: Readonly<Record<string, PictureId>> = { SCG: "coin-64", Twig: "twig", USDC: "dollars-64" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, ...page } = loaderData.page;
  return pageMeta({ ...page, slug: "powerzonePunkyDrop", title: `${title} | Punkvism` });
}

export default function PunkyDrop({ loaderData }: Route.ComponentProps) {
  const { frame, texts, art, reading } = loaderData;
  const here = useLocation();
  const holderState = useHolderState(frame.holderAddress);
  return (
    <div data-district="power-zone">
      <MoneyHead
        frame={frame}
        title={texts.heading}
        lead={texts.lead}
        crumbs={[{ label: frame.labels.powerZone }, { label: texts.name }]}
        crumbsLabel={texts.pathLabel}
        scene={<Art picture={art.scene} alt="" first />}
      />
      <section className="wrap band" aria-labelledby="drops-title">
        {reading.value ? (
          <Drops {...loaderData} list={reading.value} isSignedIn={holderState === "signed-in"} />
        ) : (
          <Notice tone="warning" title={reading.problem.message}>
            <h2 id="drops-title" className="visually-hidden">
              {texts.dropsTitle}
            </h2>
            <p>{texts.unreachable}</p>
            <p>
              <Link className="link" to={here} replace reloadDocument {...logged("punkyDrop.tryAgain")}>
                {texts.tryAgain}
              </Link>
            </p>
          </Notice>
        )}
      </section>
      {holderState === "signed-in" ? null : (
        <div className="wrap band">
          <ConnectCall state={holderState} texts={frame.walletCall} />
        </div>
      )}
      <div className="on-paper">
        <section className="wrap band" aria-labelledby="how-title">
          <h2 id="how-title">{texts.how.title}</h2>
          <dl className="drop-how">
            {texts.how.items.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

type DropsProps = Pick<Route.ComponentProps["loaderData"], "frame" | "texts" | "art"> & {
  list: DropListView;
  isSignedIn: boolean;
};

function Drops({ frame, texts, art, list, isSignedIn }: DropsProps) {
  const t = useT();
  const ts = useChainTs(list.chainTs);
  const signer = useSigner(frame.holderAddress);
  if (list.drops.length === 0) {
    return (
      <EmptyState title={<span id="drops-title">{texts.noneTitle}</span>} art={<Art picture={art.none} alt="" />}>
        <p>{texts.noneText}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="drops-head">
        <h2 id="drops-title">{texts.dropsTitle}</h2>
        <NextDrop texts={texts} nextBeginTs={nextBeginOf(list.drops, ts)} ts={ts} />
        <p className="faint">{t(texts, "readAt", { time: list.chainTs })}</p>
      </div>
      <ol className="drops">
        {list.drops.map((drop) => (
          <DropItem
            key={drop.address}
            frame={frame}
            texts={texts}
            drop={drop}
            picture={art.gifts[drop.address] as NonNullable<(typeof art.gifts)[string]>}
            signer={signer}
            isSignedIn={isSignedIn}
            ts={ts}
          />
        ))}
      </ol>
    </>
  );
}

/** The chain second at which the next drop begins; null if none is announced. */
function nextBeginOf(drops: readonly DropView[], ts: bigint): bigint | null {
  const coming = drops.filter((drop) => dropStateLater(drop, ts) === "before").map(({ beginTs }) => beginTs);
  return coming.reduce<bigint | null>((first, begin) => (first === null || begin < first ? begin : first), null);
}
