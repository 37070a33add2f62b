import { useDrawnHtml } from "~/ui/drawn-html";
import { useShellPart } from "./shell-html";

/** The footer and, behind it, the dialogs that any page may open (shell-parts.server.tsx). */
export function SiteFooter() {
  const { handlers, intended } = useDrawnHtml();
  const footer = useShellPart("footer");
  const dialogs = useShellPart("dialogs");
  return (
    <>
      <footer className="site-footer" {...footer} {...handlers} />
      <div {...dialogs} {...handlers} />
      {intended}
    </>
  );
}
