import { inKaia, Kaia } from "~/features/money/kaia";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { AddressInGroups } from "~/ui/address-in-groups";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { NftPicture } from "~/ui/nft-picture";
import { Notice } from "~/ui/notice";
import type { DialogContent, MigrationDialogProps } from "./dialog-content";
import { GoesOut } from "./goes-out";
import { feeOfAll, keyOf } from "./migration-rules";

type Deeds = { onYes: () => void; onNo: () => void };

/** Asks whether the address is correct, with all that is going to happen. */
export function confirmContent(
  { texts, chosen, terms }: MigrationDialogProps,
  t: Translate,
  address: string,
  { onYes, onNo }: Deeds,
): DialogContent {
  const words = texts.dialog;
  return {
    title: words.confirmTitle,
    closeLog: "myMigration.cancel",
    children: (
      <>
        <AddressInGroups address={address} />
        <p>{words.confirm}</p>
        <GoesOut words={words} t={t} chosen={chosen} terms={terms} address={address} />
        <Notice tone="warning">
          <p>{words.warning}</p>
          <p>{words.feeFirst}</p>
        </Notice>
        <FactList
          items={[
            { term: words.fee, value: <Kaia raw={feeOfAll(terms, chosen.length)} />, tone: "out" },
            { term: words.gas, value: texts.how.gasValue },
            { term: texts.how.mint, value: texts.how.mintValue },
          ]}
        />
        <ul className="migration-faces" aria-label={t(words, "chosen", { count: chosen.length })}>
          {chosen.map((nft) => (
            <li key={keyOf(nft)}>
              <NftPicture image={nft.oldNftImage} isSmall />
              <span>{nft.oldNftName}</span>
            </li>
          ))}
        </ul>
      </>
    ),
    actions: (
      <>
        <Button key="no" onClick={onNo} {...logged("myMigration.no")}>
          {words.no}
        </Button>
        <Button key="yes" variant="primary" onClick={onYes} {...logged("myMigration.yes")}>
          {t(words, "yes", { count: chosen.length, fee: inKaia(feeOfAll(terms, chosen.length)) })}
        </Button>
      </>
    ),
  };
}
