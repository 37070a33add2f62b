import type { OutsideLink } from "~/content/views/company.server";
import { logged } from "~/logs/logged";
import { Icon } from "~/ui/icon";

/** A link to another site. It says that it opens in a new tab, and sends that site no referrer. */
export function Outside({ link, className, isIconAlone }: OutsideProps) {
  const { label, href, icon, newTab } = link;
  if (isIconAlone) {
    return (
      <a
        className={className}
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={`${label} (${newTab})`}
        title={label}
        {...logged("page.outside")}
      >
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer" {...logged("page.outside")}>
      <Icon name={icon} />
      <span>{label}</span>
      {icon === "external" ? (
        <span className="visually-hidden">({newTab})</span>
      ) : (
        <Icon name="external" label={newTab} />
      )}
    </a>
  );
}

type OutsideProps = { link: OutsideLink; className?: string; isIconAlone?: boolean };
