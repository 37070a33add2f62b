import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import type { openOrderPage } from "./order-page.server";

type Props = Pick<Awaited<ReturnType<typeof openOrderPage>>, "texts" | "good">;

/** What was made, and for a call those who have answered to it. */
export function OrderGood({ texts, good }: Props) {
  if (!good) return null;
  const { good: words } = texts;
  return (
    <section aria-labelledby="order-good">
      <h2 id="order-good">{words.title}</h2>
      {good.root ? (
        <p>
          {words.root} <span className="service-said">{good.root}</span>
        </p>
      ) : null}
      <div className="row">
        <ButtonLink to={good.page} variant="primary" {...logged("part.link")}>
          {words.page}
        </ButtonLink>
        {good.file ? (
          <a className="link" href={good.file} download {...logged("page.download")}>
            {words.file}
          </a>
        ) : null}
      </div>
      {good.file ? <Applicants texts={texts} good={good} /> : null}
    </section>
  );
}

function Applicants({ texts, good }: { texts: Props["texts"]; good: NonNullable<Props["good"]> }) {
  const { good: words } = texts;
  if (good.applicants.length === 0) return <p>{words.noApplicants}</p>;
  return (
    <DataTable
      caption={words.applicants}
      columns={(["name", "contact", "answer", "wallet", "at"] as const).map((key) => ({
        key,
        label: words.columns[key],
      }))}
      rows={good.applicants.map(({ wallet, ...applicant }) => ({
        key: wallet,
        cells: { ...applicant, wallet: <ExplorerLink kind="address" value={wallet} /> },
      }))}
    />
  );
}
