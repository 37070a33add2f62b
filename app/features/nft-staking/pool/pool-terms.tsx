import { Art } from "~/ui/art";
import type { Picture } from "~/ui/art-manifest";
import { Fold } from "~/ui/fold";
import { BonusLine, DailyEarnings } from "./daily-earnings";
import { PoolDetails, type PoolDetailsProps } from "./pool-details";
import { PoolEarns, type PoolEarnsProps } from "./pool-earns";
import { PoolNotices } from "./pool-notices";

export type PoolTermsProps = Omit<PoolEarnsProps, "children"> &
  PoolDetailsProps & {
    /** One sentence on what this pool pays. */
    lead: string;
    /** A character of the collection. */
    face: Picture;
  };

/** For a visitor: what an NFT earns in this pool, first; how far it is funded and on which conditions is folded. */
export function PoolTerms({ lead, face, ...props }: PoolTermsProps) {
  const { texts, pool, tab } = props;
  return (
    <div className="wrap band pool-terms">
      <PoolNotices words={texts.pool} pool={pool} />
      <PoolEarns {...props}>
        <Art picture={face} alt="" />
      </PoolEarns>
      <p className="soft measure">{lead}</p>
      <Fold summary={texts.pool.details}>
        <PoolDetails texts={texts} pool={pool} tab={tab} />
      </Fold>
    </div>
  );
}

export type HolderPoolTermsProps = Pick<PoolTermsProps, "texts" | "pool" | "tab">;

/** The same for a holder, whose own figures come first: all of it folded. */
export function HolderPoolTerms({ texts, pool, tab }: HolderPoolTermsProps) {
  const [only] = pool.offers;
  return (
    <Fold summary={texts.pool.details}>
      {pool.kind === "boost" && only ? (
        <DailyEarnings texts={texts} pool={pool} offer={only} />
      ) : (
        <BonusLine texts={texts} pool={pool} />
      )}
      <PoolDetails texts={texts} pool={pool} tab={tab} />
    </Fold>
  );
}
