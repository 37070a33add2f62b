import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Sample } from "~/content/bands/sample";
import type { Menu, MenuEntry } from "~/content/menus";
import type { SampleView } from "~/content/views/figures.server";
import type { CompanyIdentity } from "~/domain/settings/company";
import { type LocaleCode, localeOfCode } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { DialogContent, opensDialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { COIN_INFO, TO_BE_RELEASED } from "./dialog-ids";
import type { ShellHtml } from "./use-shell";

export type ShellFacts = {
  locale: LocaleCode;
  texts: Texts["shell"];
  menus: readonly Menu[];
  policies: readonly MenuEntry[];
  company: CompanyIdentity;
  isSampleCompany: boolean;
};

type PartProps = Omit<ShellFacts, "isSampleCompany"> & { sample: SampleView | null };

/** Draws what every page of a language shares, once for all pages. No page is marked as the current one yet. */
export function drawShellParts(facts: ShellFacts): ShellHtml {
  const { sample, sampleMeaning } = facts.texts;
  const parts = { ...facts, sample: facts.isSampleCompany ? { label: sample, meaning: sampleMeaning } : null };
  return {
    menus: renderToStaticMarkup(<Menus {...parts} />),
    community: renderToStaticMarkup(<Community {...parts} />),
    footer: renderToStaticMarkup(<Footer {...parts} />),
    dialogs: renderToStaticMarkup(<Dialogs {...parts} />),
  };
}

function Menus({ menus }: PartProps) {
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

function MenuItems({ entries, log }: { entries: readonly MenuEntry[]; log: MenuLog }) {
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

function Community({ texts, company, sample }: PartProps) {
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

function Footer({ texts, locale, company, policies, sample }: PartProps) {
  const t = translateIn(localeOfCode(locale));
  const { footer } = texts;
  const mark = <Sample sample={sample} />;
  return (
    <>
      <div className="wrap site-footer-grid">
        <h2 className="visually-hidden">{footer.title}</h2>
        <div className="stack">
          <img src="/art/logo.svg" width={122} height={26} alt={texts.siteName} loading="lazy" />
          <p className="faint measure">{footer.risk}</p>
        </div>
        <dl className="site-footer-facts">
          <dt>{footer.company}</dt>
          <dd>
            {company.name[locale]} {mark}
          </dd>
          <dt>{footer.address}</dt>
          <dd>
            {company.address[locale]} {mark}
          </dd>
          <dt>{footer.email}</dt>
          {company.emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`} {...logged("shell.footer")}>
                {email}
              </a>{" "}
              {mark}
            </dd>
          ))}
        </dl>
        <nav aria-label={footer.policies}>
          <ul className="site-footer-links">
            <MenuItems entries={policies} log="shell.footer" />
          </ul>
        </nav>
      </div>
      <div className="wrap site-footer-end">
        <p>{t(footer, "copyright", { name: company.name[locale] })}</p>
      </div>
    </>
  );
}

/** The dialogs that any page may open. */
function Dialogs({ texts, company, sample }: PartProps) {
  const { toBeReleased, coinInfo, close, opensNewTab } = texts;
  return (
    <>
      <ShellDialog
        id={TO_BE_RELEASED}
        title={toBeReleased.title}
        closeLabel={close}
        actions={
          <form method="dialog">
            <button type="submit" className="button button-primary button-medium" {...logged("part.close")}>
              {toBeReleased.close}
            </button>
          </form>
        }
      >
        <p>{toBeReleased.body}</p>
      </ShellDialog>
      <ShellDialog
        id={COIN_INFO}
        title={coinInfo.title}
        closeLabel={close}
        actions={
          <>
            <ButtonLink href={company.exchangeUrl} target="_blank" rel="noreferrer" {...logged("shell.exchange")}>
              {coinInfo.exchange} <Icon name="external" label={opensNewTab} />
            </ButtonLink>
            <ButtonLink
              href={company.whitepaperUrl}
              target="_blank"
              rel="noreferrer"
              variant="primary"
              {...logged("shell.whitepaper")}
            >
              {coinInfo.whitepaper} <Icon name="external" label={opensNewTab} />
            </ButtonLink>
          </>
        }
      >
        <p>
          {coinInfo.body} <Sample sample={sample} />
        </p>
      </ShellDialog>
    </>
  );
}

type ShellDialogProps = { id: string; title: string; closeLabel: string; actions: ReactNode; children: ReactNode };

/** The same as in ui/dialog.tsx; the element around it notices a press outside (drawn-html.tsx). */
function ShellDialog(props: ShellDialogProps) {
  return (
    <dialog id={props.id} className="dialog" aria-labelledby={`${props.id}-title`}>
      <DialogContent {...props} />
    </dialog>
  );
}
