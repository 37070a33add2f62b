import type { RenderMode } from "./context";

const FIXED: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=(), hid=(self)",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

/**
 * Sets the headers that every answer carries. `scripts` are the CSP sources that allow this answer's inline scripts: one
 * nonce for a streamed page, hashes for a cached one, none if it is not a page.
 */
export function setSecurityHeaders(headers: Headers, scripts: string[], isDevelopment: boolean): void {
  for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
  headers.set("Content-Security-Policy", contentSecurityPolicy(scripts, isDevelopment));
}

/** The nonce source of a streamed answer. */
export function nonceSource(mode: RenderMode): string[] {
  return mode.kind === "cached" ? [] : [`'nonce-${mode.nonce}'`];
}

function contentSecurityPolicy(scripts: string[], isDevelopment: boolean): string {
  // the development server injects styles and uses a websocket; a build does neither
  const style = isDevelopment ? "'self' 'unsafe-inline'" : "'self'";
  const connect = isDevelopment ? "'self' ws:" : "'self'";
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    `style-src ${style}`,
    "img-src 'self' data:",
    // the style sheet contains a font of a few hundred bytes, so that nothing moves while the others load
    "font-src 'self' data:",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The CSP hashes of the inline scripts of a whole page. */
export async function inlineScriptHashes(html: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? "",
  );
  return Promise.all(scripts.map(async (script) => `'sha256-${await sha256Base64(script)}'`));
}

async function sha256Base64(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
