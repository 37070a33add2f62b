export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
  /** As wide as its column. */
  wide?: boolean;
};

/** The classes of something that looks like a button; `extra` adds further ones. */
export function buttonClass({ variant = "secondary", size = "medium", wide }: ButtonLook, extra = ""): string {
  return `button button-${variant} button-${size}${wide ? " button-wide" : ""} ${extra}`.trimEnd();
}
