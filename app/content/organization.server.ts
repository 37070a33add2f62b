import type { CompanyFacts } from "~/domain/settings/company";
import type { Locale } from "~/locales/locales";

/** Describes the organization in schema.org's terms. Sample facts are not facts: a search engine then gets only the name. */
export function organizationOf(
  origin: string,
  { code }: Locale,
  { company, isSampleCompany }: { company: CompanyFacts; isSampleCompany: boolean },
) {
  const known = { "@context": "https://schema.org", "@type": "Organization", name: "Punkvism", url: `${origin}/` };
  const logo = `${origin}/art/logo.svg`;
  if (isSampleCompany) return { ...known, logo };
  return {
    ...known,
    logo,
    legalName: company.name[code],
    address: company.address[code],
    email: company.emails[0],
    sameAs: company.socials.map(({ url }) => url),
  };
}
