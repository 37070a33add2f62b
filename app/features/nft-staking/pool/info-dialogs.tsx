import type { NftPoolKind } from "~/domain/nft-staking/pool/view";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, opensDialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { Sentences } from "~/ui/sentences";
import { NFT_SCREENS } from "../nft-screens";

/** The contents of the modals of the info buttons. Only pools with terms have `precautions`. */
export type NftInfo = {
  why: { title: string; gainTitle: string; gains: readonly string[]; riskTitle: string; risks: readonly string[] };
  process: { title: string; steps: readonly { title: string; text: string }[] };
  more: { title: string; items: readonly { question: string; answer: string }[] };
  precautions?: { title: string; items: readonly string[] };
};

const idOf = (info: string) => `nft-info-${info}`;

type InfoBarProps = {
  kind: NftPoolKind;
  /** The buttons to show; an operator can hide some. */
  shown: readonly (keyof NftInfo)[];
  info: NftInfo;
  label: string;
};

/** The buttons that open the info modals. Without JavaScript, the texts are at the end of the page. */
export function InfoBar({ kind, shown, info, label }: InfoBarProps) {
  if (shown.length === 0) return null;
  return (
    <fieldset className="info-bar">
      <legend className="visually-hidden">{label}</legend>
      {infosOf(kind, shown).map(({ id, log }) => (
        <button key={id} type="button" className="info-button" {...opensDialog(idOf(id))} {...logged(log)}>
          <Icon name={id === "precautions" ? "warning" : "info"} />
          {info[id]?.title}
        </button>
      ))}
    </fieldset>
  );
}

const infosOf = (kind: NftPoolKind, shown: readonly (keyof NftInfo)[]) =>
  NFT_SCREENS[kind].infos.filter(({ id }) => shown.includes(id));

type InfoDialogsProps = Pick<InfoBarProps, "kind" | "shown" | "info"> & { labels: Texts["nftStaking"]["labels"] };

/** One modal per info button, closed by OK or X. */
export function InfoDialogs({ kind, shown, info, labels }: InfoDialogsProps) {
  const { infoLogs } = NFT_SCREENS[kind];
  return (
    <div className="info-dialogs">
      {infosOf(kind, shown).map(({ id }) => (
        <Dialog
          key={id}
          id={idOf(id)}
          title={info[id]?.title}
          closeLabel={labels.close}
          closeLog={infoLogs.close}
          actions={
            <Button variant="primary" onClick={() => closeDialog(idOf(id))} {...logged(infoLogs.ok)}>
              {labels.ok}
            </Button>
          }
        >
          <InfoBody id={id} info={info} />
        </Dialog>
      ))}
    </div>
  );
}

function InfoBody({ id, info }: { id: keyof NftInfo; info: NftInfo }) {
  if (id === "why") {
    const { gainTitle, gains, riskTitle, risks } = info.why;
    return (
      <div className="gains-risks">
        <Sentences title={gainTitle} items={gains} kind="gains" />
        <Sentences title={riskTitle} items={risks} kind="risks" />
      </div>
    );
  }
  if (id === "process") {
    return (
      <ol className="info-steps">
        {info.process.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    );
  }
  if (id === "precautions") {
    return (
      <ol className="terms-list">
        {info.precautions?.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    );
  }
  return (
    <dl className="info-answers">
      {info.more.items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
