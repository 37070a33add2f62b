import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { useDevelopmentAccount } from "~/wallet/development-account";
import { useWallet } from "~/wallet/wallet-store";
import "~/styles/development-bar.css";

type ChainTime = { chainTs: number; nextEndTs: number | null };
type Answer = { resultCd: string; returnValue: ChainTime };
type Wish = { intent: "travel"; seconds: number } | { intent: "travel-to-end" } | { intent: "fund"; address: string };

const ADDRESS = "/test/chain";
const DAY_SECONDS = 86_400;
const READ_AGAIN_MS = 5_000;

/** From this width on, there is room for the bar beside the page; on narrower screens, it starts as a handle. */
const WIDE = "(min-width: 992px)";

/** The local chain's clock and faucet, in development only. It is for developers, so it has one language. */
export default function DevelopmentBar() {
  const { address } = useWallet();
  const account = useDevelopmentAccount();
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches);
  const { revalidate } = useRevalidator();
  const [time, setTime] = useState<ChainTime | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const read = useCallback(() => fetchTime().then(setTime, () => setTime(null)), []);
  useEffect(() => {
    void read();
    const timer = setInterval(read, READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [read]);

  const change = async (wish: Wish) => {
    setBusy(true);
    setProblem("");
    try {
      setTime(await fetchTime(wish));
      await revalidate();
    } catch (error) {
      setProblem(String(error));
    } finally {
      setBusy(false);
    }
  };
  const travel = (days: number) => change({ intent: "travel", seconds: days * DAY_SECONDS });

  return (
    <aside className="development-bar on-paper" aria-label="Development">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Dev</summary>
        <div className="development-bar-tools">
          <span className="development-bar-time">
            {time
              ? `Chain: ${new Date(time.chainTs * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`
              : "No chain"}
          </span>
          <Button size="small" busy={isBusy} onClick={() => travel(1)}>
            +1 day
          </Button>
          <Button size="small" busy={isBusy} onClick={() => travel(7)}>
            +7 days
          </Button>
          <Button
            size="small"
            busy={isBusy}
            disabled={!time?.nextEndTs}
            onClick={() => change({ intent: "travel-to-end" })}
          >
            To end of term
          </Button>
          <Button
            size="small"
            busy={isBusy}
            disabled={!address}
            onClick={() => address && change({ intent: "fund", address })}
          >
            Fund wallet
          </Button>
          {account ? (
            <Button size="small" onClick={account.switchAccount}>
              {account.label} ⇄
            </Button>
          ) : null}
          <span role="status">{problem}</span>
        </div>
      </details>
    </aside>
  );
}

async function fetchTime(wish?: Wish): Promise<ChainTime> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(ADDRESS, wish && { method: "POST", headers, body: JSON.stringify(wish) });
  if (!response.ok) throw new Error(`${response.status} ${ADDRESS}`);
  return ((await response.json()) as Answer).returnValue;
}
