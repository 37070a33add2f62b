import { useEffect, useState } from "react";
import { siteNow } from "~/call-api";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { useT } from "~/ui/use-t";
import type { ScanStep as Step } from "./connectors/connector";
import { isPhone } from "./is-phone";
import type { WalletTexts } from "./wallet-texts";

type Props = { step: Step; wallet: string; texts: WalletTexts["app"] };

/** What the holder answers in a wallet's app: its QR code, or on a phone the link to the app, and the time that is left. */
export function ScanStep({ step, wallet, texts }: Props) {
  const t = useT();
  const { link, code, endsAt, isOpened } = step;
  const onPhone = isPhone();
  return (
    <div className="flow">
      <p>{t(texts, onPhone ? "openHere" : "scan", { wallet })}</p>
      {onPhone ? (
        <p>
          <ButtonLink variant="primary" href={link} {...logged("part.link")}>
            {t(texts, "open", { wallet })}
          </ButtonLink>
        </p>
      ) : (
        <svg
          className="wallet-code"
          viewBox={`0 0 ${code.side} ${code.side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t(texts, "code", { wallet })}
        >
          <path d={code.path} />
        </svg>
      )}
      <p className="wallet-waiting" role="status">
        <span className="busy-mark" aria-hidden="true" /> {t(texts, isOpened ? "opened" : "waiting", { wallet })}
      </p>
      <TimeLeft endsAt={endsAt} texts={texts} />
    </div>
  );
}

function TimeLeft({ endsAt, texts }: { endsAt: number; texts: WalletTexts["app"] }) {
  const t = useT();
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    setSeconds(secondsUntil(endsAt));
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p className="faint" role="timer">
      {t(texts, "left", { left })}
    </p>
  );
}

function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - siteNow()) / 1_000));
}
