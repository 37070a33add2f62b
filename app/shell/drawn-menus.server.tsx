import { Sample } from "~/content/bands/sample";
import type { MenuEntry } from "~/content/menus";
import { logged } from "~/logs/logged";
import { opensDialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { TO_BE_RELEASED } from "./dialog-ids";
import type { PartProps } from "./shell-facts";

/** The menus of the header. */
export function Menus({ menus }: PartProps) {
  return menus.map(({ key, district, label, entries }) => (
    <li key={key} data-district={district}>
      <details className="site-menu" name="site-menu">
        <summary {...logged("shell.unfold")}>
          {label}
          <Icon name="chevron-down" />
        </summary>
        <ul className="site-submenu">
          <MenuItems entries={entries} log="shell.menu" />
        </ul>
      </details>
    </li>
  ));
}

type MenuLog = "shell.menu" | "shell.footer";

/** The entries of a menu or of the footer. */
export function MenuItems({ entries, log }: { entries: readonly MenuEntry[]; log: MenuLog }) {
  return entries.map((entry) => (
    <li key={entry.key}>
      <MenuItem entry={entry} log={log} />
    </li>
  ));
}

/** An open page is a link; an entry that is not released opens the modal. */
function MenuItem({ entry: { to, label }, log }: { entry: MenuEntry; log: MenuLog }) {
  if (to) {
    return (
      <a href={to} {...logged(log)}>
        {label}
      </a>
    );
  }
  return (
    <button type="button" {...opensDialog(TO_BE_RELEASED)} {...logged("shell.closed")}>
      {label}
    </button>
  );
}

/** Where the community meets. */
export function Community({ texts, company, sample }: PartProps) {
  return (
    <>
      <summary {...logged("shell.unfold")}>
        <Icon name="partner" />
        <span>{texts.community}</span>
      </summary>
      <ul className="site-submenu site-submenu-end">
        {company.socials.map(({ kind, label, url }) => (
          <li key={kind}>
            <a href={url} target="_blank" rel="noreferrer" {...logged("shell.community")}>
              <Icon name={kind === "partner-2" ? "partner" : kind} />
              {label}
              <span className="visually-hidden">, {texts.opensNewTab}</span>
              <Sample sample={sample} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
