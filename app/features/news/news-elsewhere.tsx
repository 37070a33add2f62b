import type { LocaleCode } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { PageHead, type PageHeadProps } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";

export type NewsElsewhereProps = Pick<PageHeadProps, "crumbs" | "crumbsLabel" | "scene"> & {
  texts: Texts["news"]["elsewhere"];
  versions: readonly { language: LocaleCode; label: string; title: string; href: string }[];
};

/** Shown for a piece of news that does not exist in the visitor's language; links to the languages that have it. */
export function NewsElsewhere({ texts, versions, ...head }: NewsElsewhereProps) {
  return (
    <div data-district="company">
      <PageHead title={texts.heading} lead={texts.lead} {...head} />
      <div className="on-paper">
        <ul className="wrap band news-list news-elsewhere">
          {versions.map(({ language, label, title, href }) => (
            <li key={language} lang={language}>
              <p className="news-date">{label}</p>
              <div className="news-words">
                <h2>
                  <PageLink to={href} hrefLang={language} {...logged("part.link")}>
                    {title}
                  </PageLink>
                </h2>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
