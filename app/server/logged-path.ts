/**
 * The path of a request as logs may have it, without the token of an invitation or of a link for a new password, which lets
 * somebody in.
 */
export function loggedPath(request: Request): string {
  return new URL(request.url).pathname.replace(/\/(join|reset)\/.*/, "/$1/…");
}
