import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "./button-class";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Work is in progress: the button keeps its focus and its place, and ignores presses. */
    busy?: boolean;
    /** Something is missing: the button looks disabled, but is reached by the keyboard, and a press says what is missing. */
    unready?: boolean;
  };

export function Button({ variant, size, wide, busy, unready, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || unready || undefined}
    >
      {busy ? <span className="busy-mark" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. For addresses of another site or a download pass `href` instead of `to`. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ variant, size, wide }, className);
  if ("href" in rest) return <a {...rest} className={look} />;
  return <Link {...rest} className={look} />;
}

export type ButtonLinkProps = ButtonLook &
  (ComponentProps<typeof Link> | (Omit<ComponentProps<"a">, "href"> & { href: string }));
