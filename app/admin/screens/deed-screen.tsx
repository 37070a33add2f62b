import type { Texts } from "~/locales/texts.server";
import { hasLanded, isBusy, isHandedOver, isSigned } from "~/transactions/transaction-phase";
import { offersAgain, TransactionProgress } from "~/transactions/transaction-progress";
import { Button, ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { disconnectWallet, openWalletPicker, useWallet } from "~/wallet/wallet-store";
import type { DeedPage } from "../authority/open-deed.server";
import { useDeed } from "../authority/use-deed";
import type { FormView } from "../form-view";
import { AdminHead } from "./admin-head";
import { DeedProposal } from "./deed-proposal";
import { PreviewTable } from "./preview-table";

export type DeedScreenProps = {
  deed: DeedPage;
  texts: Texts["adminAuthorityDeed"]["page"];
  words: FormView["words"];
  progress: Texts["transactionProgress"];
};

/** Where the wallet of an authority signs what staff prepared: what is signed, what it does now, and how far it is. */
export function DeedScreen({ deed, texts, words, progress }: DeedScreenProps) {
  const { state, start } = useDeed(deed);
  const isUnderWay = isBusy(state.phase) || isSigned(state.phase);
  // from here on it ends without this page
  const next = isHandedOver(state.phase) || !deed.isOpen ? deed.next : null;
  const mayStart = deed.isOpen && !deed.problem && !isUnderWay && !offersAgain(state.phase);
  return (
    <>
      <AdminHead title={deed.title} lead={texts.lead} />
      <h2>{texts.signs}</h2>
      <div className="admin-facts">
        <FactList
          items={[
            ...deed.parameters.map(({ label, value }) => ({
              term: label,
              value: <span className="admin-address">{value}</span>,
            })),
            { term: texts.authority, value: <span className="admin-address">{deed.authority}</span> },
          ]}
        />
      </div>
      {deed.effects.length > 0 && !hasLanded(state.phase) ? (
        <>
          <h2>{texts.does}</h2>
          <PreviewTable preview={{ confirm: "", seen: "", effects: deed.effects }} words={words} />
        </>
      ) : null}
      {deed.problem && !isUnderWay ? (
        <Notice tone="warning">
          <p>{deed.problem}</p>
        </Notice>
      ) : null}
      {deed.isOpen ? (
        <noscript>
          <Notice tone="warning">
            <p>{texts.noScript}</p>
          </Notice>
        </noscript>
      ) : null}
      {deed.proposal ? <DeedProposal proposal={deed.proposal} record={deed.record} texts={texts} /> : null}
      {mayStart && !deed.proposal ? <WalletChoice authority={deed.authority} texts={texts} onSign={start} /> : null}
      <TransactionProgress texts={progress} state={state} holderAddress={deed.authority} onAgain={start} />
      <div className="row">
        {next ? (
          <ButtonLink size="small" to={next.to} variant="primary">
            {next.text}
          </ButtonLink>
        ) : null}
        {deed.row ? (
          <ButtonLink size="small" to={deed.row} variant={hasLanded(state.phase) && !next ? "primary" : undefined}>
            {texts.row}
          </ButtonLink>
        ) : null}
        <ButtonLink size="small" to={deed.back}>
          {texts.back}
        </ButtonLink>
        <ButtonLink size="small" to={deed.list}>
          {texts.list}
        </ButtonLink>
      </div>
    </>
  );
}

type ChoiceProps = { authority: string; texts: DeedScreenProps["texts"]; onSign: () => void };

/** Connects a wallet, says if it is another one than the chain names, and otherwise has it sign. */
function WalletChoice({ authority, texts, onSign }: ChoiceProps) {
  const { address, status } = useWallet();
  const connect = () => void openWalletPicker({ chain: "solana" });
  if (!address || status !== "connected") {
    return (
      <Button variant="primary" busy={status === "connecting" && address !== null} onClick={connect}>
        {texts.connect}
      </Button>
    );
  }
  if (address !== authority) {
    const change = async () => {
      await disconnectWallet("solana");
      await openWalletPicker({ chain: "solana" });
    };
    return (
      <>
        <Notice tone="warning" live title={texts.wrongWallet}>
          <p>
            {texts.needed} <span className="admin-address">{authority}</span>
          </p>
          <p>
            {texts.connected} <span className="admin-address">{address}</span>
          </p>
        </Notice>
        <Button variant="primary" onClick={() => void change()}>
          {texts.change}
        </Button>
      </>
    );
  }
  return (
    <Button variant="primary" onClick={onSign}>
      {texts.sign}
    </Button>
  );
}
