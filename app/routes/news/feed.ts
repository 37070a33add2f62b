import { listFeedNews } from "~/domain/news/queries.server";
import { newsPath } from "~/features/news/news-view.server";
import { textsOf } from "~/locales/texts.server";
import { databaseContext, localeContext } from "~/server/context";
import type { Route } from "./+types/feed";

/** The newest news of a language as Atom (RFC 4287). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { origin } = new URL(request.url);
  const { news: texts } = textsOf(locale);
  const entries = await listFeedNews({ db: context.get(databaseContext) }, locale.code);
  const updated = entries.map(({ updatedAt }) => updatedAt).sort();
  const list = `${origin}/${locale.path}/companyNews`;
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.code}">
<id>${list}</id>
<title>Punkvism: ${escapeXml(texts.title)}</title>
<subtitle>${escapeXml(texts.description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${origin}/${locale.path}/news.atom"/>
<link rel="alternate" type="text/html" href="${list}"/>
<updated>${updated.at(-1) ?? NEVER}</updated>
<author><name>Punkvism</name></author>
${entries.map((entry) => entryOf(origin + newsPath(locale, entry.groupId), entry)).join("\n")}
</feed>
`;
  return new Response(body, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}

/** The date of a feed without news, because a feed must have a date of its last change. */
const NEVER = "1970-01-01T00:00:00.000Z";

type Entry = { title: string; summary: string; publishedAt: string; updatedAt: string };

function entryOf(url: string, { title, summary, publishedAt, updatedAt }: Entry): string {
  return `<entry>
<id>${url}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${publishedAt}</published>
<updated>${updatedAt}</updated>
<summary>${escapeXml(summary)}</summary>
</entry>`;
}

/** Escapes text for XML 1.0, which allows neither control characters nor lone surrogates. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, "")
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
