import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { useT } from "~/ui/use-t";
import type { PressStep as Step } from "./connectors/connector";
import type { WalletTexts } from "./wallet-texts";

type Props = { step: Step; wallet: string; texts: WalletTexts["app"] };

/** A button: its press allows the browser to open a wallet's window. */
export function PressStep({ step, wallet, texts }: Props) {
  const t = useT();
  return (
    <div className="flow" role="status">
      <p>{t(texts, "window", { wallet })}</p>
      <p>
        <Button variant="primary" onClick={step.onPress} {...logged("part.button")}>
          {t(texts, "open", { wallet })}
        </Button>
      </p>
    </div>
  );
}
