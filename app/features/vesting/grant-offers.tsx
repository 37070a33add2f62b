import { Link } from "react-router";
import type { GrantView } from "~/domain/vesting/view";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { GrantListData } from "./grant-list.server";
import { planName } from "./token-text";

/** Grants of other wallets that were offered to this one. */
export function GrantOffers({
  texts,
  localePath,
  offers,
}: Pick<GrantListData, "texts" | "localePath"> & { offers: readonly GrantView[] }) {
  const t = useT();
  const { mine, plan } = texts;
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="vesting-offers">
      <h2 id="vesting-offers" className="band-title">
        {mine.offers}
      </h2>
      {offers.map((grant) => (
        <Notice key={grant.address} title={`${grant.coin}: ${planName(plan, grant.plan)}`}>
          <p>{t(mine, "offerText", { wallet: shortAddress(grant.beneficiary) })}</p>
          <p>
            <Link
              className="link"
              to={`/${localePath}/mypage/myVestingDetail/${grant.address}`}
              {...logged("myVesting.offer")}
            >
              {mine.view}
            </Link>
          </p>
        </Notice>
      ))}
    </section>
  );
}
