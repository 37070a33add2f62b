import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Text that was drawn before its font arrived stays as it is, so that nothing moves (`font-display: optional`). When the
 * reader goes on to another page, that page uses the fonts that have arrived since.
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

/** The page is shown in the fonts that it has. */
function ignore(): void {}
