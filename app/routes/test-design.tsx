import { Bands } from "~/content/bands/bands";
import { renderBands } from "~/content/bands/render-bands.server";
import { viewsOfEveryKind } from "~/content/every-kind.server";
import { ButtonSpecimens } from "~/features/design/button-specimens";
import { FieldSpecimens } from "~/features/design/field-specimens";
import { GroundSpecimens } from "~/features/design/ground-specimens";
import { LanguageSpecimens } from "~/features/design/language-specimens";
import { PictureSpecimens } from "~/features/design/picture-specimens";
import { ReadingSpecimens } from "~/features/design/reading-specimens";
import { DEFAULT_LOCALE, findLocaleByPath } from "~/locales/locales";
import { Breadcrumb } from "~/ui/navigation";
import { ToastRegion } from "~/ui/toast";
import type { Route } from "./+types/test-design";
import "~/styles/test-design.css";

export function meta() {
  return [{ title: "Design" }, { name: "robots", content: "noindex" }];
}

/** The kinds of sections in the language of `?lang=eng`. */
export function loader({ request }: Route.LoaderArgs) {
  const lang = new URL(request.url).searchParams.get("lang") ?? undefined;
  const sections = viewsOfEveryKind(findLocaleByPath(lang) ?? DEFAULT_LOCALE);
  return { html: renderBands({ sections, tabs: null, dialogs: [] }) };
}

/** Every token, control, kind of section and picture on one page, in development only. */
export default function TestDesign({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <GroundSpecimens />
      <div className="on-night" data-district="power-zone">
        <Controls ground="night" />
      </div>
      <div className="on-paper" data-district="power-zone">
        <Controls ground="paper" />
      </div>
      <LanguageSpecimens />
      <Bands district="coin" html={loaderData.html} />
      <PictureSpecimens />
      <ToastRegion closeLabel="Close" />
    </main>
  );
}

function Controls({ ground }: { ground: string }) {
  return (
    <section className="band">
      <div className="wrap stack">
        <Breadcrumb label="Breadcrumb" items={[{ label: "Power zone" }, { label: "Coin staking", to: "." }]} />
        <h2>Controls on {ground}</h2>
        <ButtonSpecimens ground={ground} />
        <FieldSpecimens ground={ground} />
        <ReadingSpecimens />
      </div>
    </section>
  );
}
