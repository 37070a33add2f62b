import type { Texts } from "~/locales/texts.server";
import { FactList } from "~/ui/facts";
import type { ShownDraw } from "./draw-screen.server";

/** What was promised before the draw, and, once it has taken place, what it was drawn from. */
export function DrawFacts({ texts, shown }: { texts: Texts["draw"]; shown: ShownDraw }) {
  const { facts } = texts;
  const { result } = shown;
  const long = (value: string) => <span className="receipt-said">{value}</span>;
  const promised = [
    { term: facts.publishedAt, value: shown.publishedAt },
    { term: facts.drawAt, value: shown.drawAt },
    { term: facts.slot, value: shown.slot },
    { term: facts.entrantsHash, value: long(shown.entrantsHash) },
    { term: facts.commitment, value: long(shown.commitment) },
  ];
  const drawn = result && [
    { term: facts.drawnAt, value: result.drawnAt },
    { term: facts.blockSlot, value: result.blockSlot },
    { term: facts.blockhash, value: long(result.blockhash) },
    { term: facts.seed, value: long(result.seed) },
  ];
  return <FactList items={[...promised, ...(drawn ?? [])]} />;
}
