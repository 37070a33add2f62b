import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import type { openOrderPage } from "./order-page.server";

type Props = Pick<Awaited<ReturnType<typeof openOrderPage>>, "texts" | "payments">;

/** Every payment that names the order, and where it is: none is kept without a good. */
export function OrderPayments({ texts, payments }: Props) {
  if (payments.length === 0) return null;
  const { payments: words } = texts;
  return (
    <section aria-labelledby="order-payments">
      <h2 id="order-payments">{words.title}</h2>
      <DataTable
        caption={words.title}
        captionHidden
        columns={(["transaction", "from", "amount", "place"] as const).map((key) => ({
          key,
          label: words.columns[key],
        }))}
        rows={payments.map(({ signature, from, amount, place, problem }) => ({
          key: `${signature} ${from} ${amount}`,
          cells: {
            transaction: <ExplorerLink kind="tx" value={signature} />,
            from: <ExplorerLink kind="address" value={from} />,
            amount,
            place: (
              <>
                {place}
                {problem ? <span className="soft"> {problem}</span> : null}
              </>
            ),
          },
        }))}
      />
    </section>
  );
}
