import { type OwnStanding, obstacleOf, ownStandingOf, sendTo, waitsForAddress } from "~/domain/airdrop/rules";
import type { OwnAirdrop } from "~/domain/airdrop/view";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/notice";
import { SampleMark } from "~/ui/sample-mark";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { signInOrTell } from "~/wallet/sign-in";
import { useHolderState } from "~/wallet/use-holder-state";
import type { AirdropSearchData } from "./search-screen.server";

const TONES: Record<OwnStanding, "good" | "accent" | "warning" | "danger"> = {
  completed: "good",
  notSent: "accent",
  needsAddress: "warning",
  lost: "danger",
};

type Props = Pick<AirdropSearchData, "texts" | "own" | "holders" | "signInFailed">;

/** The lists that the visitor's own wallets are on, or the button that signs in. */
export function OwnAirdrops({ texts, own, holders, signInFailed }: Props) {
  const solana = useHolderState(holders.solana, "solana");
  const eip155 = useHolderState(holders.eip155, "eip155");
  const states = { solana, eip155 };
  const shown = own.filter(({ chain }) => states[chain] === "signed-in");
  const isSignedIn = solana === "signed-in" || eip155 === "signed-in";
  return (
    <section className="stack" aria-labelledby="own-airdrops">
      <h2 id="own-airdrops">{texts.own.title}</h2>
      {isSignedIn && shown.length === 0 ? <p>{texts.own.none}</p> : null}
      {shown.length > 0 ? (
        <ul className="airdrop-list in-two">
          {shown.map((airdrop) => (
            <OwnRow key={`${airdrop.list} ${airdrop.address}`} texts={texts} airdrop={airdrop} />
          ))}
        </ul>
      ) : null}
      {isSignedIn ? null : (
        <>
          <p className="soft">{texts.own.signInBody}</p>
          <Button onClick={() => signInOrTell(signInFailed, "identity")} {...logged("wallet.signIn")}>
            {texts.own.signIn}
          </Button>
        </>
      )}
    </section>
  );
}

function OwnRow({ texts, airdrop }: { texts: AirdropSearchData["texts"]; airdrop: OwnAirdrop }) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const { application, isCompleted, chain, address } = airdrop;
  const target = sendTo(chain, { address, target: application?.target ?? null });
  const canApply = obstacleOf(airdrop) === null;
  const stood = { ...airdrop, hasApplied: application !== null };
  const standing = ownStandingOf(stood);
  const label = !canApply ? texts.own.open : target ? texts.own.change : texts.own.apply;
  return (
    <li className="panel stack-tight">
      <h3 className="airdrop-name">
        {airdrop.name[locale.code]} <Badge tone={TONES[standing]}>{texts.own.standings[standing]}</Badge>
        {airdrop.isSample ? <SampleMark /> : null}
      </h3>
      <p className="airdrop-sum">{airdrop.item}</p>
      {isCompleted ? null : (
        <p className="soft">
          {target ? t(texts.own, "named", { address: shortAddress(target) }) : texts.own.unnamed}
          {target ? ` ${texts.own.nothing}` : null}
        </p>
      )}
      <ButtonLink
        size="small"
        variant={waitsForAddress(stood) ? "primary" : "quiet"}
        to={`/${localePath}/airdrop/${airdrop.list}`}
        aria-label={`${label}: ${airdrop.item}`}
        {...logged("airdrop.apply")}
      >
        {label}
      </ButtonLink>
    </li>
  );
}
