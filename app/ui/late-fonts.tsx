import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Text that is drawn before its font has come stays as it is, so that nothing moves (`font-display: optional`). When the
 * reader goes on to another page, the fonts that have come since are used there.
 */
export function LateFonts() {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== arrivedAt.current)
      import("./swap-in-fonts").then(({ swapInLateFonts }) => swapInLateFonts(), ignore);
  }, [pathname]);
  return null;
}

/** The page reads in the fonts it has. */
function ignore(): void {}
