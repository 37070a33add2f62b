import { Sample } from "~/content/bands/sample";
import { localeOfCode } from "~/locales/locales";
import { translateIn } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { MenuItems } from "./drawn-menus.server";
import type { PartProps } from "./shell-facts";

/** The foot of every page: the company, its risks and its policies. */
export function Footer({ texts, locale, company, policies, sample }: PartProps) {
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
