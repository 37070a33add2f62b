import type { BalanceView } from "~/content/views/home.server";
import { Icon } from "~/ui/icon";
import { Actions } from "./actions";

/** What holds and what does not, equally loud, and where to check. */
export function BalanceBand({ ground = "night", title, body, good, bad, proof }: BalanceView) {
  return (
    <section className={`band balance on-${ground}`}>
      <div className="wrap">
        <div className="balance-head">
          <h2>{title}</h2>
          <p className="soft">{body}</p>
        </div>
        <div className="balance-grid">
          <div className="balance-side balance-good">
            <h3>{good.title}</h3>
            <ul>
              {good.items.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div className="balance-side balance-bad">
            <h3>{bad.title}</h3>
            <ul>
              {bad.items.map((item) => (
                <li key={item}>
                  <Icon name="warning" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
        {proof ? (
          <div className="balance-proof">
            <div className="stack-tight">
              <h3>{proof.title}</h3>
              <p className="soft measure">{proof.body}</p>
            </div>
            <Actions actions={proof.actions} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
