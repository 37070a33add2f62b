import type { IconName } from "./art-manifest";

/** One of our icons, drawn on a 16 × 16 grid and shown at whole multiples. It is a decoration unless it has a label. */
export function Icon({ name, size = 16, label }: { name: IconName; size?: 16 | 32 | 48; label?: string }) {
  const sheet = <use href={`/art/icons.svg#${name}`} />;
  if (!label) {
    return (
      <svg className="icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
        {sheet}
      </svg>
    );
  }
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 16 16" role="img" aria-label={label}>
      {sheet}
    </svg>
  );
}
