import { Example } from "~/features/money/example";
import { AccountOverview, type AccountOverviewProps } from "./account-overview";

type Props = Pick<AccountOverviewProps, "texts" | "now"> & {
  example: Pick<AccountOverviewProps, "sums" | "nftsInside" | "ahead">;
};

/** What my page looks like with something on it, for visitors without a wallet. */
export function ExampleAccount({ texts, now, example }: Props) {
  return (
    <Example label={texts.example}>
      <AccountOverview texts={texts} now={now} {...example} />
    </Example>
  );
}
