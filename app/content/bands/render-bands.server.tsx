import { renderToStaticMarkup } from "react-dom/server";
import type { SectionView } from "~/content/section-views.server";
import type { DialogView } from "~/content/views/text.server";
import { BandAnchor } from "./band";
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
  const anchors = anchorsOf([...sections, ...(tabs?.sections ?? [])]);
  const bandOf = (view: SectionView) => (
    <BandAnchor.Provider key={view.title ?? view.kind} value={anchors.get(view)}>
      <SectionBand view={view} />
    </BandAnchor.Provider>
  );
  return renderToStaticMarkup(
    <>
      {sections.map(bandOf)}
      {tabs ? (
        <>
          <TabBar label={tabs.label} items={tabs.items} />
          {tabs.sections.map(bandOf)}
        </>
      ) : null}
      {dialogs.map((dialog) => (
        <ContentDialog key={dialog.id} {...dialog} />
      ))}
    </>,
  );
}

/** The ids of the bands that actions of the opening lead to: of each kind, the first one. */
function anchorsOf(views: readonly SectionView[]): Map<SectionView, string> {
  const [opening] = views;
  const actions = opening?.kind === "opening" ? opening.actions : [];
  return new Map(
    actions.flatMap((action) => {
      const target = "below" in action ? views.find(({ kind }) => kind === action.below) : undefined;
      return target && "below" in action ? [[target, action.anchor] as const] : [];
    }),
  );
}
