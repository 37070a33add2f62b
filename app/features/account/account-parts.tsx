import type { CoinPart, Entitlements, GrantPart } from "~/domain/account/view";
import type { DropView } from "~/domain/drop/view";
import type { NftHolding } from "~/domain/nft-staking/holding/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import type { PositionView } from "~/domain/staking/view";
import { giftName } from "~/features/drop/drop-text";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatCoin } from "~/features/money/money-text";
import { type NftCollection, tabPath } from "~/features/nft-staking/nft-screens";
import { bonusStreamOf } from "~/features/nft-staking/pool/bonus";
import { formatToken, planName, SHORT_DECIMALS } from "~/features/vesting/token-text";
import { formatChainTs } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { Badge } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountTexts, formatIn, type ShownAccount } from "./account-words";
import { DepositsPanel } from "./deposits-panel";
import { Panel } from "./panel";

type Words = { texts: AccountTexts };
type Props = Words & {
  frame: MoneyFrame;
  account: ShownAccount;
  entitlements: Entitlements;
  planWords: Parameters<typeof planName>[0];
  giftWords: Texts["drop"]["gift"];
};

/** Everything of an account, part by part, each with the way to its own screen. */
export function AccountParts({ frame, texts, account, entitlements, planWords, giftWords }: Props) {
  const { coin, nfts, grants, drops, deposits } = account;
  const vesting =
    grants.value && grants.value.grants.length > 0 ? (
      <Grants texts={texts} part={grants.value} planWords={planWords} />
    ) : null;
  // several grants take the whole width: before the others, so that no place beside one of these stays empty
  const isWide = (grants.value?.grants.length ?? 0) > 1;
  return (
    <section className="account-parts" aria-labelledby="parts-title">
      <h2 id="parts-title">{texts.partsTitle}</h2>
      {isWide ? vesting : null}
      {coin.value && coin.value.positions.length > 0 ? <CoinPositions texts={texts} part={coin.value} /> : null}
      {nfts.value?.map((holding) => (
        <NftPool key={holding.pool.address} texts={texts} holding={holding} />
      ))}
      {isWide ? null : vesting}
      {drops.value ? <Drops texts={texts} drops={drops.value} giftWords={giftWords} /> : null}
      <EntitlementCounts texts={texts} entitlements={entitlements} />
      <DepositsPanel frame={frame} texts={texts} deposits={deposits.value} />
    </section>
  );
}

function CoinPositions({ texts, part }: Words & { part: CoinPart }) {
  const t = useT();
  const { positions } = part;
  return (
    <Panel
      title={texts.coinStaking}
      way={{ to: "powerzoneCoinStakingView", label: texts.toCoin, log: "myAccount.toCoin" }}
    >
      <p className="soft">{t(texts, "positions", { count: positions.length })}</p>
      <ul className="account-lines">
        {positions.map((position) => (
          <li key={position.address}>
            <PositionLine texts={texts} position={position} decimals={part.decimals} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PositionLine({ texts, position, decimals }: Words & { position: PositionView; decimals: number }) {
  const t = useT();
  const locale = useLocale();
  const { principalRaw, termDays, figures } = position;
  if (figures.state === "left") return texts.coinLeft;
  const amount = formatCoin(locale, principalRaw, decimals);
  if (figures.state === "matured") return <RichText part={texts} name="coinOver" values={{ amount }} />;
  const days = t(texts, "days", { count: termDays });
  const date = formatChainTs(locale, figures.endTs);
  return <RichText part={texts} name="coinTerm" values={{ amount, days, date }} tags={WHEN} />;
}

/** A time within a sentence: it goes to the next line rather than be torn apart. */
const WHEN = { time: (text: string) => <span className="account-when">{text}</span> };

function NftPool({ texts, holding }: Words & { holding: NftHolding }) {
  const t = useT();
  const locale = useLocale();
  const { pool, positions, totals, insideCount, checkInsLeft, hasMore } = holding;
  // of NFTs that were not read nobody knows whether they are checked in
  const isKnown = checkInsLeft > 0 || !hasMore;
  const collection = COLLECTION_NAMES[pool.collection];
  const terms = positions.filter(({ state, endTs }) => state === "inside" && endTs !== null);
  return (
    <Panel
      title={t(texts, "nftPool", { pool: texts[pool.kind], collection })}
      way={{
        to: tabPath(pool.kind, pool.collection as NftCollection),
        label: texts.toPool,
        log: "myAccount.toPool",
      }}
    >
      <p className="row account-state">
        <span className="soft">{t(texts, "nftsInside", { count: insideCount })}</span>
        {insideCount > 0 && isKnown && bonusStreamOf(pool) ? (
          <Badge tone={checkInsLeft > 0 ? "warning" : "good"}>
            {checkInsLeft > 0 ? t(texts, "checkInsLeft", { count: checkInsLeft }) : texts.checkInsDone}
          </Badge>
        ) : null}
      </p>
      <div>
        <h4>{texts.columns.due}</h4>
        <FactList
          items={pool.streams.map((stream) => ({
            term: stream.kind === "bonus" ? `BONUS ${stream.symbol}` : stream.symbol,
            value: formatIn(locale, totals[stream.place]?.dueNetRaw ?? 0n, stream),
          }))}
        />
      </div>
      {terms.length > 0 ? (
        <ul className="account-lines">
          {terms.map(({ address, name, endTs }) => (
            <li key={address}>
              <RichText
                part={texts}
                name="novaUntil"
                values={{ name, date: formatChainTs(locale, endTs ?? 0n) }}
                tags={WHEN}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function Grants({ texts, part, planWords }: Words & { part: GrantPart; planWords: Props["planWords"] }) {
  const locale = useLocale();
  const { localePath } = useShell();
  return (
    <Panel title={texts.grants}>
      <ul className="account-lines">
        {part.grants.map(({ address, plan, coin, decimals, figures, isRevocable }) => {
          const amount = (raw: bigint) => formatToken(locale, raw, { decimals, coin }, SHORT_DECIMALS);
          const name = planName(planWords, plan);
          const due = figures.dueRaw > 0n ? "money-in" : undefined;
          return (
            <li key={address} className="account-grant">
              <span>
                <RichText
                  part={texts}
                  name="grantLine"
                  values={{ plan: name, due: amount(figures.dueRaw), coming: amount(figures.toComeRaw) }}
                  tags={{ due: (text) => <strong className={due}>{text}</strong> }}
                />
                {isRevocable && figures.toComeRaw > 0n ? (
                  <small className="faint"> {texts.grantRevocable}</small>
                ) : null}
              </span>
              <ButtonLink
                size="small"
                variant="quiet"
                to={`/${localePath}/mypage/myVestingDetail/${address}`}
                aria-label={`${texts.toGrant}: ${name}`}
                {...logged("myAccount.toGrant")}
              >
                {texts.toGrant}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Drops({ texts, drops, giftWords }: Words & { drops: readonly DropView[]; giftWords: Props["giftWords"] }) {
  const locale = useLocale();
  const ready = drops.filter(({ obstacle }) => obstacle === null);
  return (
    <Panel title={texts.drops} way={{ to: "powerzonePunkyDrop", label: texts.toDrops, log: "myAccount.toDrops" }}>
      {ready.length === 0 ? (
        <p className="soft">{texts.dropsNone}</p>
      ) : (
        <>
          <ul className="account-lines">
            {ready.map((drop) => (
              <li key={drop.address}>
                <RichText
                  part={texts}
                  name="dropReady"
                  values={{
                    number: drop.number,
                    gift: giftName(locale, { gift: giftWords }, drop),
                    date: formatChainTs(locale, drop.endTs),
                  }}
                  tags={WHEN}
                />
              </li>
            ))}
          </ul>
          <p className="soft">{texts.dropsWhat}</p>
        </>
      )}
    </Panel>
  );
}

const ENTITLEMENT_WAYS = [
  { kind: "benefit", name: "BENEFIT", log: "myAccount.toBenefits" },
  { kind: "rwa", name: "RWA", log: "myAccount.toRwa" },
] as const;

/** What the wallet was granted beside coins, with the ways to both lists. */
function EntitlementCounts({ texts, entitlements }: Words & { entitlements: Entitlements }) {
  const locale = useLocale();
  const { localePath } = useShell();
  return (
    <Panel title={texts.entitlements}>
      <ul className="account-lines">
        {ENTITLEMENT_WAYS.map(({ kind, name, log }) => (
          <li key={kind} className="account-entry">
            <span>
              <RichText
                part={texts}
                name="entitlementLine"
                values={{ kind: name, entries: entriesIn(locale, texts, entitlements[kind]) }}
              />
            </span>
            <ButtonLink
              size="small"
              variant="quiet"
              to={`/${localePath}/mypage/myEntitlement?tab=${kind}`}
              aria-label={`${texts.toEntitlements}: ${name}`}
              {...logged(log)}
            >
              {texts.toEntitlements}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function entriesIn(locale: Locale, texts: AccountTexts, { count, isMore }: Entitlements["benefit"]): string {
  const t = translateIn(locale);
  if (isMore) return t(texts, "entriesMore", { count });
  return count === 0 ? texts.entriesNone : t(texts, "entries", { count });
}
