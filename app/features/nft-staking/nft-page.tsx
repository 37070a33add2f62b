import "~/styles/staking/index.css";
import "~/styles/nft-staking.css";
import "~/styles/nft-holder.css";
import { type ReactNode, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import type { OwnNfts } from "~/domain/nft-staking/holding/view";
import type { NftPoolKind } from "~/domain/nft-staking/pool/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import type { MoneyFrame } from "~/features/money/money-frame";
import { MoneyHead } from "~/features/money/money-head";
import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { Tabs } from "~/ui/navigation";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { ConnectButton } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import { NFT_SCREENS, type NftCollection, type NftTab, tabPath } from "./nft-screens";
import { InfoBar, InfoDialogs, type NftInfo } from "./pool/info-dialogs";

export type NftTexts = Omit<Texts["nftStaking"], "boost" | "nova">;
/** Texts of one screen. Of its tabs, the loader picks the texts of the one shown. */
type NftScreenTexts = Omit<Texts["nftStaking"]["boost"], "tabs" | "info" | "leadWithoutBonus"> & {
  info: NftInfo;
};

export type NftPageProps = {
  frame: MoneyFrame;
  kind: NftPoolKind;
  tab: NftTab;
  /** The tabs and the info buttons that an operator has not hidden. */
  tabs: readonly NftCollection[];
  infos: readonly (keyof NftInfo)[];
  screen: NftScreenTexts;
  texts: Pick<NftTexts, "labels" | "nfts">;
  /** How many NFTs of each collection the holder has; null if that is not known. */
  own: readonly OwnNfts[] | null;
  children: ReactNode;
};

/** The frame of both screens of NFT pools: the head, where a visitor connects, the tabs, and the info buttons at the end. */
export function NftPage({ frame, kind, tab, tabs, infos, screen, texts, own, children }: NftPageProps) {
  const { labels } = texts;
  const { localePath } = useShell();
  const holderState = useHolderState(frame.holderAddress);
  // a holder comes for the NFTs, which are to be seen on the first screen
  const isVisitor = frame.holderAddress === null;
  const crumbs = [{ label: frame.labels.powerZone }, { label: screen.name }];
  const navigation = useNavigation();
  const shown = NFT_SCREENS[kind].tabs.filter(({ id }) => tabs.includes(id));
  const items = shown.map(({ id, tabLog }) => ({
    to: `/${localePath}/${tabPath(kind, id)}`,
    label: <TabLabel texts={texts.nfts} name={COLLECTION_NAMES[id]} own={own?.find(isOf(id))} />,
    isCurrent: id === tab.id,
    log: tabLog,
  }));
  const isTurning = navigation.state === "loading" && items.some(({ to }) => to === navigation.location.pathname);
  return (
    <div data-district="power-zone">
      <MoneyHead
        frame={frame}
        isCompact
        {...(isVisitor ? {} : { name: screen.name })}
        title={screen.heading}
        lead={isVisitor ? screen.lead : undefined}
        crumbs={crumbs}
        crumbsLabel={frame.labels.breadcrumb}
        scene={isVisitor ? <Art key={tab.id} picture={frame.scene} alt="" first /> : null}
      >
        {holderState === "signed-in" ? null : (
          <div className="head-connect">
            <ConnectButton state={holderState} texts={frame.walletCall} size="large" />
          </div>
        )}
      </MoneyHead>
      <div className="wrap nft-tabs">
        <Tabs label={labels.collections} items={items} />
      </div>
      <div aria-busy={isTurning || undefined} className="nft-tab">
        {isTurning ? (
          <p className="wrap nft-loading" role="status">
            {labels.loading}
          </p>
        ) : null}
        {children}
      </div>
      <div className="wrap nft-infos">
        <InfoBar kind={kind} shown={infos} info={screen.info} label={labels.infos} />
      </div>
      <InfoDialogs kind={kind} shown={infos} info={screen.info} labels={labels} />
    </div>
  );
}

const isOf = (id: string) => (own: OwnNfts) => own.collection === id;

type TabLabelProps = { texts: NftTexts["nfts"]; name: string; own: OwnNfts | undefined };

/** A collection's name, and how many NFTs of it the holder has, if that is known. */
export function TabLabel({ texts, name, own }: TabLabelProps) {
  const t = useT();
  const locale = useLocale();
  if (!own || own.hasMore) return name;
  const { count } = own;
  return (
    <span>
      {name}{" "}
      <span className="tab-count" aria-hidden="true">
        {formatNumber(locale, count)}
      </span>
      <span className="visually-hidden">({t(texts, "own", { count })})</span>
    </span>
  );
}

/** True while the browser says that it has no connection. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribe(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}
