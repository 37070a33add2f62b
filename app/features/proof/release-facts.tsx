import type { Texts } from "~/locales/texts.server";
import { FactList } from "~/ui/facts";
import { useT } from "~/ui/use-t";

/** One hash of all scripts that this site serves, and how anybody can compare them with what was published. */
export function ReleaseFacts({ texts, hash }: { texts: Texts["proof"]["release"]; hash: string }) {
  const t = useT();
  return (
    <>
      <p className="soft">
        {t(texts, "text", {
          list: "/release.json",
          command: "npm run punk -- verify-site <url> --list <release.json>",
        })}
      </p>
      <FactList items={[{ term: texts.hash, value: "", note: <code className="proof-hash">{hash}</code> }]} />
    </>
  );
}
