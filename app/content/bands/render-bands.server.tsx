import { renderToStaticMarkup } from "react-dom/server";
import type { SectionView } from "~/content/section-views.server";
import type { DialogView } from "~/content/views/text.server";
import { ContentDialog } from "./page-dialog";
import { SectionBand } from "./section-view";
import { TabBar, type TabView } from "./tab-bar";

export type BandsContent = {
  sections: readonly SectionView[];
  tabs: { label: string; items: readonly TabView[]; sections: readonly SectionView[] } | null;
  dialogs: readonly DialogView[];
};

/** Draws the bands of a page as HTML. Only the server does this, so that no kind of section costs the browser a script. */
export function renderBands({ sections, tabs, dialogs }: BandsContent): string {
  return renderToStaticMarkup(
    <>
      {sections.map((view) => (
        <SectionBand key={view.title} view={view} />
      ))}
      {tabs ? (
        <>
          <TabBar label={tabs.label} items={tabs.items} />
          {tabs.sections.map((view) => (
            <SectionBand key={view.title} view={view} />
          ))}
        </>
      ) : null}
      {dialogs.map((dialog) => (
        <ContentDialog key={dialog.id} {...dialog} />
      ))}
    </>,
  );
}
