import type { EvmSums } from "~/domain/account/evm-sums";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { useT } from "~/ui/use-t";

/** What needs the holder, most pressing first. */
const LINES = ["takeBackNow", "takeBackUnknown", "oldNfts", "airdrops", "takeBackLater"] as const;

type Props = { texts: Texts["myPage"]["evm"]; sums: EvmSums };

/** What somebody with only a Kaia wallet has here that needs them, and one button to the most useful of it. */
export function EvmSummary({ texts, sums }: Props) {
  const t = useT();
  const { localePath } = useShell();
  const lines = LINES.filter((key) => sums[key] > 0);
  const [first] = lines;
  if (!first) return <p className="soft">{texts.nothing}</p>;
  const isAirdrop = first === "airdrops";
  return (
    <div className="panel stack-tight">
      <ul>
        {lines.map((key) => (
          <li key={key}>{t(texts, key, { count: sums[key], date: new Date((sums.laterTs ?? 0) * 1_000) })}</li>
        ))}
      </ul>
      <p>
        <ButtonLink
          variant="primary"
          to={isAirdrop ? `/${localePath}/airdrop` : `/${localePath}/mypage/migration`}
          {...logged(isAirdrop ? "myPage.airdrops" : "myPage.migration")}
        >
          {texts.actions[first]}
        </ButtonLink>
      </p>
    </div>
  );
}
