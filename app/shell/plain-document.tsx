import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { FIRST_FONTS } from "~/ui/first-fonts";

const STYLE = "/offline/offline.css";
const SCENE = "/art/power-cut.webp";

export type PlainDocumentProps = {
  locale: Locale;
  words: { title: string; heading: string; body: string };
  ways: Pick<Texts["errorPage"], "reload" | "home">;
};

/** A whole page without scripts, shown at an address whose own page is not available now. */
export function PlainDocument({ locale: { code, path }, words, ways }: PlainDocumentProps) {
  return (
    <html lang={code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0c0b12" />
        <meta name="robots" content="noindex" />
        <title>{`${words.title} · Punkvism`}</title>
        <link rel="stylesheet" href={FIRST_FONTS[code]} />
        <link rel="stylesheet" href={STYLE} />
      </head>
      <body>
        <img className="logo" src="/art/logo.svg" width={122} height={26} alt="Punkvism" />
        <main>
          <img className="scene" src={SCENE} width={480} height={300} alt="" />
          <div className="text">
            <h1>{words.heading}</h1>
            <p>{words.body}</p>
            <p className="ways">
              {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page that is not available */}
              <a href="">{ways.reload}</a>
              <a href={`/${path}`}>{ways.home}</a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}

/** The files that it shows. */
export const PLAIN_DOCUMENT_FILES = [...new Set([STYLE, SCENE, "/art/logo.svg", ...Object.values(FIRST_FONTS)])];
