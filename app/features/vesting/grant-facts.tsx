import type { Freeze } from "~/domain/solana/freeze";
import { isFlowing } from "~/domain/vesting/flow";
import type { GrantView } from "~/domain/vesting/view";
import { Money } from "~/features/money/money";
import { formatChainTs, formatMoney, restOfShown } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { type Translate, translateIn } from "~/locales/translate";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import type { Fact } from "~/ui/facts";
import { formatShare, stepText } from "./token-text";

export type GrantDetailTexts = Texts["vesting"]["detail"];

/** Which part of the grant belongs to whom, in large figures. `isAllDue`: what was released is said elsewhere. */
export function figuresOf(
  locale: Locale,
  { facts: words }: GrantDetailTexts,
  grant: GrantView,
  isAllDue: boolean,
): Fact[] {
  const { figures, claimedRaw, totalRaw, decimals, coin } = grant;
  const steady = isFlowing(grant);
  const amount = (raw: bigint) => <Money raw={raw} decimals={decimals} coin={coin} />;
  const flowing = (raw: bigint) => <Money raw={raw} decimals={decimals} coin={coin} steady={steady} />;
  return [
    { term: words.granted, value: amount(totalRaw) },
    ...(isAllDue
      ? []
      : [
          {
            term: words.released,
            value: flowing(figures.vestedRaw),
            note: formatShare(locale, figures.vestedRaw, figures.grantedRaw),
            tone: "in" as const,
          },
        ]),
    { term: words.claimed, value: amount(claimedRaw) },
    { term: words.toCome, value: flowing(restOfShown(figures.grantedRaw, figures.vestedRaw, decimals)) },
  ];
}

/** When a grant begins, flows and ends. */
export function factsOf(locale: Locale, detail: GrantDetailTexts, grant: GrantView): Fact[] {
  const t = translateIn(locale);
  const { facts: words } = detail;
  const { figures, revokedTs, returnedRaw } = grant;
  const amount = (raw: bigint) => formatMoney(locale, { raw, decimals: grant.decimals, coin: grant.coin });
  const time = (ts: bigint) => formatChainTs(locale, ts);
  const { next } = figures;
  const nextText = next ? t(words, "nextValue", { time: time(next.ts), amount: amount(next.vestedRaw) }) : words.noNext;
  const isEnded = revokedTs !== 0n;
  const ending: Fact = isEnded
    ? { term: words.revoked, value: t(words, "revokedValue", { time: time(revokedTs), amount: amount(returnedRaw) }) }
    : { term: words.revocable, value: grant.isRevocable ? words.revocableYes : words.revocableNo };
  return [
    { term: words.start, value: time(grant.startTs) },
    { term: words.cliff, value: time(grant.cliffTs) },
    { term: words.end, value: time(grant.endTs) },
    { term: words.how, value: stepText(locale, detail, grant.stepSeconds) },
    ...(isFlowing(grant) ? [] : [{ term: words.next, value: nextText }]),
    ending,
  ];
}

/** The accounts and people of a grant. */
export function addressesOf(t: Translate, detail: GrantDetailTexts, grant: GrantView, vault: string): Fact[] {
  const { addresses: words } = detail;
  const { beneficiary, pendingBeneficiary, funder } = grant;
  const rows: [term: string, address: string | null, name?: string | null][] = [
    [words.grant, grant.address],
    [words.vault, vault || null],
    [words.beneficiary, beneficiary],
    [words.pending, pendingBeneficiary],
    [words.funder, funder.address, funder.name],
    [t(words, "mint", { coin: grant.coin }), grant.mint],
  ];
  return rows.flatMap(([term, address, name]) =>
    // with its name on the line of its label, the address and its button share one line of a phone
    address ? [{ term: name ? `${term}: ${name}` : term, value: <Address address={address} texts={detail} /> }] : [],
  );
}

/** Warns if somebody can freeze the coin, because a claim may then not reach the holder although the program allows it. */
export function freezeFacts(
  t: Translate,
  { addresses: words, ...detail }: GrantDetailTexts,
  { coin }: GrantView,
  freeze: Freeze | null,
): Fact[] {
  if (!freeze) return [];
  const { authority } = freeze;
  const value = authority ? <Address address={authority} texts={detail} /> : words.freezeNone;
  return [{ term: t(words, "freeze", { coin }), value, note: authority ? words.freezeCan : undefined }];
}

type AddressProps = { address: string; texts: Pick<GrantDetailTexts, "copy" | "copied"> };

function Address({ address, texts }: AddressProps) {
  return (
    <span className="grant-address">
      <ExplorerLink kind="address" value={address}>
        {shortAddress(address)}
      </ExplorerLink>
      <CopyButton value={address} label={texts.copy} copiedLabel={texts.copied} />
    </span>
  );
}
